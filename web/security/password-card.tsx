import { signUpPassword } from '#contract/accounts/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { type UseFormRegisterReturn, useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { userQuery } from '../accounts/queries.ts'
import { samePasswords } from '../lib/same-passwords.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { Button } from '../ui/button/button.tsx'
import { CurrentPasswordField } from '../ui/password/current-password-field.tsx'
import { Field } from '../ui/form/field.tsx'
import { PasswordConfirmation } from '../ui/password/password-confirmation.tsx'
import { PasswordInput } from '../ui/password/password-input.tsx'
import { PasswordRules } from '../ui/password/password-rules.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { SubjectCard } from '../ui/layout/subject-card.tsx'
import { toast } from '../ui/message/toast.ts'
import { useChangePassword } from './queries.ts'

const form = z
  .object({
    currentPassword: z.string().check(z.minLength(1, 'Password is required')),
    password: signUpPassword,
    confirmPassword: z.string(),
  })
  .check(samePasswords)

const empty = { currentPassword: '', password: '', confirmPassword: '' }

/** A new password, for somebody who knows the current one. */
export function PasswordCard() {
  const { data: user } = useQuery(userQuery)
  const change = useChangePassword()
  const { register, handleSubmit, formState, control, showAtFields, reset } = useSchemaForm(form, empty, {
    serverNames: { newPassword: 'password' },
  })
  const { errors, touchedFields } = formState
  const password = useWatch({ control, name: 'password' })
  const submit = handleSubmit(({ currentPassword, password }) =>
    change.mutate(
      { currentPassword, newPassword: password },
      {
        onSuccess: ({ message }) => {
          reset(empty)
          toast({ title: 'Password Updated', description: message })
        },
        onError: showRefusal("Couldn't change your password", { showAtFields }),
      },
    ),
  )
  return (
    <SubjectCard title="Password" description="Changing it signs out your other devices.">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-5">
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <CurrentPasswordField
          toggleLabel="current password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <NewPassword
          error={errors.password?.message}
          field={register('password', { deps: touchedFields.confirmPassword ? ['confirmPassword'] : [] })}
        />
        <PasswordRules password={password} />
        <PasswordConfirmation
          label="Confirm new password"
          error={errors.confirmPassword?.message}
          field={register('confirmPassword')}
        />
        <Submit isPending={change.isPending} />
      </form>
    </SubjectCard>
  )
}

function NewPassword({ error, field }: { error: string | undefined; field: UseFormRegisterReturn }) {
  return (
    <Field label="New password" error={error}>
      <PasswordInput toggleLabel="new password" autoComplete="new-password" {...field} />
    </Field>
  )
}

function Submit({ isPending }: { isPending: boolean }) {
  return (
    <div>
      <Button type="submit" isPending={isPending} pendingLabel="Updating...">
        Update password
      </Button>
    </div>
  )
}
