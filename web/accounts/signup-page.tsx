import { signUpForm } from '#contract/accounts.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { Redirect } from 'wouter'
import { z } from 'zod/mini'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { AccountLayout } from './account-layout.tsx'
import { samePasswords } from '../lib/same-passwords.ts'
import { PasswordRules } from '../ui/password-rules.tsx'
import { userQuery, useSignUp } from './queries.ts'
import { showRefusal } from '../ui/show-refusal.ts'
import { SocialButtons } from './social-buttons.tsx'

const form = z.extend(signUpForm, { confirmPassword: z.string() }).check(samePasswords)
const empty = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' }

export function SignupPage() {
  const { data: user } = useQuery(userQuery)
  const signUp = useSignUp()
  const { register, handleSubmit, formState, control, setError } = useForm({
    resolver: zodResolver(form),
    defaultValues: empty,
  })
  const { errors, touchedFields } = formState
  const password = useWatch({ control, name: 'password' })
  const submit = handleSubmit(({ firstName, lastName, email, password }) =>
    signUp.mutate(
      { firstName, lastName, email, password },
      {
        onError: (failure) =>
          showRefusal(
            failure,
            { title: 'Failed to create account', otherwise: 'Please try again' },
            showBeside,
          ),
      },
    ),
  )
  function showBeside(field: string, message: string) {
    if (field === 'firstName' || field === 'lastName' || field === 'email' || field === 'password') {
      setError(field, { message }, { shouldFocus: true })
    }
  }
  if (user) return <Redirect to={user.hasBusinessProfile ? '/dashboard' : '/onboarding'} replace />
  return (
    <AccountLayout
      title="Create your account"
      description={
        <>
          Already have an account? <TextLink href="/login">Sign in</TextLink>
        </>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-3">
          <Field label="First name" error={errors.firstName?.message}>
            <Input autoComplete="given-name" {...register('firstName')} />
          </Field>
          <Field label="Last name" error={errors.lastName?.message}>
            <Input autoComplete="family-name" {...register('lastName')} />
          </Field>
        </div>
        <Field label="Email" error={errors.email?.message}>
          <Input
            type="email"
            autoComplete="username"
            inputMode="email"
            placeholder="you@company.com"
            {...register('email')}
          />
        </Field>
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput
            autoComplete="new-password"
            {...register('password', { deps: touchedFields.confirmPassword ? ['confirmPassword'] : [] })}
          />
        </Field>
        <PasswordRules password={password} />
        <Field label="Confirm password" error={errors.confirmPassword?.message}>
          <PasswordInput
            toggleLabel="confirmed password"
            autoComplete="new-password"
            {...register('confirmPassword')}
          />
        </Field>
        <Button type="submit" size="large" isPending={signUp.isPending} pendingLabel="Creating Account...">
          Create Account
        </Button>
        <p className="text-sm text-soft">
          By creating an account, you agree to the <TextLink href="/terms">Terms</TextLink> and the{' '}
          <TextLink href="/privacy">Privacy Policy</TextLink>.
        </p>
      </form>
      <SocialButtons verb="Sign up" />
    </AccountLayout>
  )
}
