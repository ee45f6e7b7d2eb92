import { signUpPassword } from '#contract/accounts/accounts.ts'
import { useWatch } from 'react-hook-form'
import { useLocation, useSearch } from 'wouter'
import { z } from 'zod/mini'
import { Banner } from '../../ui/message/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { PasswordConfirmation } from '../../ui/password/password-confirmation.tsx'
import { PasswordInput } from '../../ui/password/password-input.tsx'
import { toast } from '../../ui/message/toast.ts'
import { AccountLayout } from '../account-layout.tsx'
import { samePasswords } from '../../lib/same-passwords.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { PasswordRules } from '../../ui/password/password-rules.tsx'
import { useResetPassword } from './password-queries.ts'
import { showRefusal } from '../../ui/message/show-refusal.ts'

const form = z.object({ password: signUpPassword, confirmPassword: z.string() }).check(samePasswords)

export function ResetPasswordPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  return (
    <AccountLayout title="Choose a new password" description="The link in your email works once.">
      {token ? (
        <NewPasswordForm token={token} />
      ) : (
        <div className="flex flex-col gap-5">
          <Banner tone="warning" title="This link is incomplete">
            Open the link in your email again, or request a new one.
          </Banner>
          <LinkButton href="/forgot-password" size="large">
            Request a new link
          </LinkButton>
        </div>
      )}
    </AccountLayout>
  )
}

function NewPasswordForm({ token }: { token: string }) {
  const [, navigate] = useLocation()
  const reset = useResetPassword()
  const { register, handleSubmit, formState, control, showAtFields } = useSchemaForm(form, {
    password: '',
    confirmPassword: '',
  })
  const password = useWatch({ control, name: 'password' })
  const submit = handleSubmit(({ password }) =>
    reset.mutate(
      { token, password },
      {
        onSuccess: ({ message }) => {
          toast({ title: 'Password changed', description: message })
          navigate('/login')
        },
        onError: showRefusal("Couldn't change your password", { showAtFields }),
      },
    ),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field label="New password" error={formState.errors.password?.message}>
        <PasswordInput
          toggleLabel="new password"
          autoComplete="new-password"
          {...register('password', {
            deps: formState.touchedFields.confirmPassword ? ['confirmPassword'] : [],
          })}
        />
      </Field>
      <PasswordRules password={password} />
      <PasswordConfirmation
        error={formState.errors.confirmPassword?.message}
        field={register('confirmPassword')}
      />
      <Button type="submit" size="large" isPending={reset.isPending} pendingLabel="Saving...">
        Save new password
      </Button>
    </form>
  )
}
