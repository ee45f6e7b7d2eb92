import { useId, useState, type FormEvent } from 'react'
import { ApiProblem, sentenceOf } from '../lib/problem.ts'
import { typedText } from '../lib/typed-text.ts'
import { Button } from '../ui/button.tsx'
import { CodeInput } from '../ui/code-input.tsx'
import { CurrentPasswordField } from '../ui/current-password-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import { useDisableTwoFactor, useRenewRecoveryCodes } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

const words = {
  codes: {
    title: 'Get new recovery codes?',
    description: 'Your current codes will stop working.',
    confirm: 'Get new codes',
  },
  off: {
    title: 'Turn off two-factor authentication?',
    description: "You'll sign in with just your password. Your recovery codes will stop working.",
    confirm: 'Turn off',
  },
}

interface Errors {
  password?: string | undefined
  code?: string | undefined
}

/** What a stolen session must not do: it takes the password and a code. */
export function TwoFactorChange({ change, onClose }: { change: 'codes' | 'off'; onClose: () => void }) {
  const formId = useId()
  const [errors, setErrors] = useState<Errors>({})
  const renew = useRenewRecoveryCodes()
  const disable = useDisableTwoFactor()
  const { title, description, confirm } = words[change]

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const body = { password: typedText(typed, 'password'), code: typedText(typed, 'code') }
    const missing: Errors = {
      password: body.password ? undefined : 'Password is required',
      code: body.code.trim() ? undefined : 'Enter a code',
    }
    setErrors(missing)
    if (missing.password || missing.code) return
    if (change === 'codes') renew.mutate(body, { onError: explain })
    else disable.mutate(body, { onSuccess: sayOff, onError: explain })
  }
  function explain(failure: unknown) {
    const { password, code } = failure instanceof ApiProblem ? failure.fields : {}
    if (password || code) setErrors({ password, code })
    else setErrors({ code: sentenceOf(failure, 'Please try again.') })
  }
  function sayOff() {
    toast({ title: 'Two-factor authentication is off' })
    onClose()
  }
  if (renew.data) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        size="small"
        title="Save your recovery codes"
        description="Your old codes no longer work."
        footer={<Button onClick={onClose}>I saved them</Button>}
      >
        <RecoveryCodes codes={renew.data.recoveryCodes} />
      </Dialog>
    )
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={change === 'off' ? 'danger' : 'primary'}
            isPending={renew.isPending || disable.isPending}
            pendingLabel="Checking..."
          >
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <CurrentPasswordField name="password" error={errors.password} />
        <Field label="Code" hint="From your authenticator app, or a recovery code." error={errors.code}>
          <CodeInput name="code" inputMode="text" maxLength={20} />
        </Field>
      </form>
    </Dialog>
  )
}
