import type { UseFormRegisterReturn } from 'react-hook-form'
import { z } from 'zod/mini'
import { ApiProblem, sentenceOf } from '../lib/call/problem.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { CodeInput } from '../ui/form/code-input.tsx'
import { CurrentPasswordField } from '../ui/password/current-password-field.tsx'
import { Field } from '../ui/form/field.tsx'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { useDisableTwoFactor, useRenewRecoveryCodes } from './queries.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

const copy = {
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

const renewed = 'Your old codes no longer work.'

const form = z.object({
  password: z.string().check(z.minLength(1, 'Password is required')),
  code: z.string().check(z.refine((typed) => typed.trim() !== '', 'Enter a code')),
})

/** What a stolen session must not do: it takes the password and a code. */
export function TwoFactorChange({ change, onClose }: { change: 'codes' | 'off'; onClose: () => void }) {
  const renew = useRenewRecoveryCodes()
  const disable = useDisableTwoFactor()
  const { title, description, confirm } = copy[change]

  const { register, handleSubmit, formState, setError, showAtFields } = useSchemaForm(form, {
    password: '',
    code: '',
  })
  const { errors } = formState
  const submit = handleSubmit((body) => {
    if (change === 'codes') renew.mutate(body, { onError: explain })
    else disable.mutate(body, { onSuccess: onClose, onError: explain })
  })
  function explain(failure: unknown) {
    showAtFields(failure)
    const { password, code } = failure instanceof ApiProblem ? failure.fields : {}
    if (!password && !code) setError('code', { message: sentenceOf(failure, 'Please try again.') })
  }
  if (renew.data) {
    return <RecoveryCodesDialog description={renewed} codes={renew.data.recoveryCodes} onClose={onClose} />
  }
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={title}
      description={description}
      submitLabel={confirm}
      pendingLabel="Checking..."
      isPending={renew.isPending || disable.isPending}
      isDanger={change === 'off'}
      onSubmit={submit}
    >
      <CurrentPasswordField error={errors.password?.message} {...register('password')} />
      <TwoFactorCodeField error={errors.code?.message} field={register('code')} />
    </FormDialog>
  )
}

function TwoFactorCodeField({ error, field }: { error: string | undefined; field: UseFormRegisterReturn }) {
  return (
    <Field label="Code" hint="From your authenticator app, or a recovery code." error={error}>
      <CodeInput inputMode="text" maxLength={20} {...field} />
    </Field>
  )
}
