import { logInForm } from '#contract/accounts/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { ApiProblem } from '../../lib/call/problem.ts'
import { useAddressQuery } from '../../lib/address/use-address-query.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { useInstance } from '../../lib/call/use-instance.ts'
import { Banner } from '../../ui/message/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { LegalNote } from '../../ui/message/legal-note.tsx'
import { PasswordInput } from '../../ui/password/password-input.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { TextLink } from '../../ui/text/text-link.tsx'
import { AccountLayout } from '../account-layout.tsx'
import { EmailField } from '../email-field.tsx'
import { LockedOut } from './locked-out.tsx'
import { nextPage } from './next-page.ts'
import { userQuery } from '../queries.ts'
import { needsSecondFactor, useLogIn } from './sign-in-queries.ts'
import { SecondFactorForm } from './second-factor-form.tsx'
import { SocialButtons } from './social-buttons.tsx'
import { useSocialProblem } from './use-social-problem.ts'

/** The step is part of the address: sign-in with another account leads to the second one directly. */
const secondStep = 'second-factor'

export function LoginPage() {
  useSocialProblem()
  const [path, navigate] = useLocation()
  const { data: user } = useQuery(userQuery)
  const asked = useAddressQuery()
  const { configuredProviders } = useInstance()
  const isSecondStep = asked.get('step') === secondStep

  function goTo(step: typeof secondStep | undefined) {
    const target = new URLSearchParams(asked)
    if (step) target.set('step', step)
    else target.delete('step')
    navigate(target.size > 0 ? `${path}?${target.toString()}` : path, { replace: true })
  }
  if (user) return <Redirect to={nextPage(asked)} replace />
  if (isSecondStep) {
    return (
      <AccountLayout title="Two-factor authentication" description="Enter a code to finish signing in.">
        <SecondFactorForm onOver={() => goTo(undefined)} />
      </AccountLayout>
    )
  }
  return (
    <AccountLayout
      title="Welcome back"
      description={
        <>
          New here? <TextLink href="/signup">Create an account</TextLink>
        </>
      }
    >
      {asked.get('next') === '/dashboard' && (
        <div className="mb-6">
          <Banner title="Guest User (Please Login)">Sign in to open your dashboard.</Banner>
        </div>
      )}
      <CredentialsForm onSecondFactor={() => goTo(secondStep)} />
      <SocialButtons verb="Sign in" />
      {configuredProviders.length > 0 && (
        <div className="mt-5">
          <LegalNote />
        </div>
      )}
    </AccountLayout>
  )
}

function CredentialsForm({ onSecondFactor }: { onSecondFactor: () => void }) {
  const logIn = useLogIn()
  const { register, handleSubmit, formState } = useSchemaForm(logInForm, { email: '', password: '' })
  const [lockedOut, setLockedOut] = useState<string>()
  const submit = handleSubmit((form) =>
    logIn.mutate(form, { onError: (failure) => explain(failure, form.email) }),
  )
  function explain(failure: unknown, email: string) {
    setLockedOut(isTooMany(failure) ? email : undefined)
    if (needsSecondFactor(failure)) return onSecondFactor()
    showRefusal('Sign in failed', { otherwise: 'Please check your credentials and try again' })(failure)
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {lockedOut !== undefined && <LockedOut key={lockedOut} email={lockedOut} />}
      <EmailField error={formState.errors.email?.message} field={register('email')} />
      <Field
        label="Password"
        error={formState.errors.password?.message}
        aside={
          <span className="text-sm">
            <TextLink href="/forgot-password">Forgot password?</TextLink>
          </span>
        }
      >
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <Button type="submit" size="large" isPending={logIn.isPending} pendingLabel="Signing In...">
        Sign In
      </Button>
    </form>
  )
}

const isTooMany = (failure: unknown) => failure instanceof ApiProblem && failure.code === 'too-many-requests'
