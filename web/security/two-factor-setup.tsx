import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { z } from 'zod/mini'
import { ApiProblem, sentenceOf } from '../lib/call/problem.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { CodeInput } from '../ui/form/code-input.tsx'
import { CopyButton } from '../ui/button/copy-button.tsx'
import { CurrentPasswordField } from '../ui/password/current-password-field.tsx'
import { Field } from '../ui/form/field.tsx'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { QrCode } from '../ui/qr/qr-code.tsx'
import { toast } from '../ui/message/toast.ts'
import { useBeginTwoFactor, useConfirmTwoFactor } from './queries.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

const form = z.object({ password: z.string(), code: z.string() })

const turnedOn = {
  title: 'Two-factor authentication is on',
  description: 'Your other devices were signed out and will ask for a code.',
}

/** Password, QR code and a first code, recovery codes: each step in the place of the one before. */
export function TwoFactorSetup({ onClose }: { onClose: () => void }) {
  const [refusal, setRefusal] = useState<string>()
  const begin = useBeginTwoFactor()
  const confirm = useConfirmTwoFactor()
  const explain = (failure: unknown) => {
    const field = failure instanceof ApiProblem && Object.values(failure.fields)[0]
    setRefusal(field || sentenceOf(failure, 'Please try again.'))
  }
  const { register, handleSubmit } = useSchemaForm(form, { password: '', code: '' })
  const submit = handleSubmit(({ password, code }) => {
    setRefusal(undefined)
    if (begin.data) {
      if (!code.trim()) return setRefusal('Enter a code')
      return confirm.mutate({ code }, { onError: explain })
    }
    if (!password) return setRefusal('Password is required')
    return begin.mutate({ password }, { onError: explain })
  })
  function finish() {
    toast(turnedOn)
    onClose()
  }
  if (confirm.data) {
    return (
      <RecoveryCodesDialog
        description="Use one to sign in when you don't have your phone. Each works once."
        codes={confirm.data.recoveryCodes}
        onClose={finish}
      />
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title="Set up two-factor authentication"
      description={begin.data ? undefined : "First, enter your password to confirm it's you."}
      submitLabel={begin.data ? 'Turn on' : 'Continue'}
      pendingLabel="Checking..."
      isPending={begin.isPending || confirm.isPending}
      onSubmit={submit}
    >
      {begin.data ? (
        <ScanStep {...begin.data} refusal={refusal} field={register('code')} />
      ) : (
        <CurrentPasswordField error={refusal} {...register('password')} />
      )}
    </FormDialog>
  )
}

function ScanStep({
  uri,
  secret,
  refusal,
  field,
}: {
  uri: string
  secret: string
  refusal: string | undefined
  field: UseFormRegisterReturn
}) {
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
        <CodeInput autoFocus {...field} />
      </Field>
    </>
  )
}

/** Four and four, as people type it. */
function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
