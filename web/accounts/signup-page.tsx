import { signUpForm } from '#contract/accounts/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { Redirect } from 'wouter'
import { z } from 'zod/mini'
import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { NameFields } from '../ui/form/name-fields.tsx'
import { PasswordConfirmation } from '../ui/password/password-confirmation.tsx'
import { PasswordInput } from '../ui/password/password-input.tsx'
import { useInstance } from '../lib/call/use-instance.ts'
import { Banner } from '../ui/message/banner.tsx'
import { LegalNote } from '../ui/message/legal-note.tsx'
import { TextLink } from '../ui/text/text-link.tsx'
import { AccountLayout } from './account-layout.tsx'
import { EmailField } from './email-field.tsx'
import { samePasswords } from '../lib/same-passwords.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { PasswordRules } from '../ui/password/password-rules.tsx'
import { userQuery } from './queries.ts'
import { useSignUp } from './sign-in/sign-in-queries.ts'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { SocialButtons } from './sign-in/social-buttons.tsx'

const form = z.extend(signUpForm, { confirmPassword: z.string() }).check(samePasswords)
const empty = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' }

export function SignupPage() {
  const { data: user } = useQuery(userQuery)
  const signUp = useSignUp()
  const { isSignUpOpen } = useInstance()
  const { register, handleSubmit, formState, control, showAtFields } = useSchemaForm(form, empty)
  const { errors, touchedFields } = formState
  const password = useWatch({ control, name: 'password' })
  const submit = handleSubmit(({ firstName, lastName, email, password }) =>
    signUp.mutate(
      { firstName, lastName, email, password },
      {
        onError: showRefusal('Failed to create account', { showAtFields }),
      },
    ),
  )
  if (user) return <Redirect to={user.hasBusinessProfile ? '/dashboard' : '/onboarding'} replace />
  return (
    <AccountLayout title="Create your account" description={<SignInInstead />}>
      {!isSignUpOpen && (
        <div className="mb-5">
          <Banner>Sign-up is closed on this server. Please ask the people who run it for an account.</Banner>
        </div>
      )}
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <NameFields
          first={{ field: register('firstName'), error: errors.firstName?.message }}
          last={{ field: register('lastName'), error: errors.lastName?.message }}
        />
        <EmailField error={errors.email?.message} field={register('email')} />
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput
            autoComplete="new-password"
            {...register('password', { deps: touchedFields.confirmPassword ? ['confirmPassword'] : [] })}
          />
        </Field>
        <PasswordRules password={password} />
        <PasswordConfirmation error={errors.confirmPassword?.message} field={register('confirmPassword')} />
        <Button type="submit" size="large" isPending={signUp.isPending} pendingLabel="Creating Account...">
          Create Account
        </Button>
        <LegalNote />
      </form>
      <SocialButtons verb="Sign up" />
    </AccountLayout>
  )
}

function SignInInstead() {
  return (
    <>
      Already have an account? <TextLink href="/login">Sign in</TextLink>
    </>
  )
}
