import { useId, useState, type FormEvent } from 'react'
import { ApiProblem, sentenceOf } from '../lib/problem.ts'
import { typedText } from '../lib/typed-text.ts'
import { Button } from '../ui/button.tsx'
import { CodeInput } from '../ui/code-input.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { CurrentPasswordField } from '../ui/current-password-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { QrCode } from '../ui/qr-code.tsx'
import { toast } from '../ui/toast.ts'
import { useBeginTwoFactor, useConfirmTwoFactor } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Password, QR code and a first code, recovery codes: each step in the place of the one before. */
export function TwoFactorSetup({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const [refusal, setRefusal] = useState<string>()
  const begin = useBeginTwoFactor()
  const confirm = useConfirmTwoFactor()
  const explain = (failure: unknown) => {
    const field = failure instanceof ApiProblem && Object.values(failure.fields)[0]
    setRefusal(field || sentenceOf(failure, 'Please try again.'))
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const told = (name: string) => typedText(typed, name)
    setRefusal(undefined)
    if (begin.data) {
      if (!told('code').trim()) return setRefusal('Enter a code')
      return confirm.mutate({ code: told('code') }, { onError: explain })
    }
    if (!told('password')) return setRefusal('Password is required')
    return begin.mutate({ password: told('password') }, { onError: explain })
  }
  function finish() {
    toast({
      title: 'Two-factor authentication is on',
      description: 'Your other devices were signed out and will ask for a code.',
    })
    onClose()
  }
  if (confirm.data) {
    return (
      <Dialog
        isOpen
        onClose={finish}
        size="small"
        title="Save your recovery codes"
        description="Use one to sign in when you don't have your phone. Each works once."
        footer={<Button onClick={finish}>I saved them</Button>}
      >
        <RecoveryCodes codes={confirm.data.recoveryCodes} />
      </Dialog>
    )
  }
  const isPending = begin.isPending || confirm.isPending
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title="Set up two-factor authentication"
      description={begin.data ? undefined : "First, enter your password to confirm it's you."}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isPending={isPending} pendingLabel="Checking...">
            {begin.data ? 'Turn on' : 'Continue'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {begin.data ? (
          <ScanStep uri={begin.data.uri} secret={begin.data.secret} refusal={refusal} />
        ) : (
          <CurrentPasswordField name="password" error={refusal} />
        )}
      </form>
    </Dialog>
  )
}

function ScanStep({ uri, secret, refusal }: { uri: string; secret: string; refusal: string | undefined }) {
  return (
    <>
      <p className="text-base text-soft">
        Scan this with an authenticator app, such as Google Authenticator, 1Password or Aegis.
      </p>
      <div className="mx-auto w-52 max-w-full overflow-hidden rounded-lg border border-line">
        <QrCode text={uri} label="QR code for your authenticator app" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-soft">
        <p>
          Or enter this key in the app:{' '}
          <code className="font-mono font-semibold wrap-anywhere text-ink">{inGroups(secret)}</code>
        </p>
        <CopyButton text={secret} label="Copy key" size="small" />
      </div>
      <Field
        label="Code from your authenticator app"
        hint="Six digits that change every 30 seconds."
        error={refusal}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the field of the step before had the focus */}
        <CodeInput name="code" autoFocus />
      </Field>
    </>
  )
}

/** Four and four, as people type it. */
function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
