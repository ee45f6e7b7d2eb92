import { logInForm, type User } from '#contract/accounts/accounts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import type { z } from 'zod/mini'
import { showAs } from '../../accounts/queries.ts'
import { lookWhoIsHere, needsSecondFactor, useSignInAgain } from '../../accounts/sign-in/sign-in-queries.ts'
import { SecondFactorForm } from '../../accounts/sign-in/second-factor-form.tsx'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { FailureBanner } from '../../ui/message/failure-banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/form/field.tsx'
import { EmailInput } from '../../ui/form/input.tsx'
import { PasswordInput } from '../../ui/password/password-input.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { endWaiting } from './sign-in-again.ts'

/** Over the page whose session has ended: it stays as it is, with everything that was typed. */
export function SessionDialog({ user }: { user: User }) {
  const queryClient = useQueryClient()
  const formId = useId()
  const [isSecondStep, setIsSecondStep] = useState(false)
  const signIn = useSignInAgain(user)
  const goOn = (now: User) => endWaiting(now.id === user.id)

  useSignInElsewhere(user)

  function leave() {
    showAs(queryClient, null)
    endWaiting(false)
  }
  function trySignIn(form: SignInForm) {
    signIn.mutate(form, {
      onSuccess: goOn,
      onError: (failure) => setIsSecondStep(needsSecondFactor(failure)),
    })
  }
  return (
    <Dialog
      isOpen
      onClose={() => endWaiting(false)}
      title="Please sign in again"
      size="small"
      description="Your session has expired. Sign in to pick up where you left off."
      footer={
        <>
          <Button variant="secondary" onClick={leave}>
            Leave
          </Button>
          {!isSecondStep && (
            <Button type="submit" form={formId} isPending={signIn.isPending} pendingLabel="Signing In...">
              Sign In
            </Button>
          )}
        </>
      }
    >
      {isSecondStep ? (
        <SecondFactorForm before={user} onSignedIn={goOn} onOver={() => setIsSecondStep(false)} />
      ) : (
        <SessionPasswordForm id={formId} email={user.email} refusal={signIn.error} onSubmit={trySignIn} />
      )}
    </Dialog>
  )
}

/** Somebody who signs in in another tab need not do it again here. */
function useSignInElsewhere(user: User) {
  const queryClient = useQueryClient()
  useEffect(() => {
    const look = () =>
      void lookWhoIsHere(queryClient, user).then((now) => now && endWaiting(now.id === user.id))
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [queryClient, user])
}

type SignInForm = z.infer<typeof logInForm>

function SessionPasswordForm({
  id,
  email,
  refusal,
  onSubmit,
}: {
  id: string
  email: string
  refusal: unknown
  onSubmit: (form: SignInForm) => void
}) {
  const { register, handleSubmit, formState } = useSchemaForm(logInForm, { email, password: '' })
  const submit = handleSubmit(onSubmit)
  return (
    <form id={id} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <Field label="Email" error={formState.errors.email?.message}>
        <EmailInput autoComplete="username" {...register('email')} />
      </Field>
      <Field label="Password" error={formState.errors.password?.message}>
        <PasswordInput autoComplete="current-password" data-focus-first="" {...register('password')} />
      </Field>
      <FailureBanner failure={refusal} otherwise="Please check your credentials and try again" />
      <p className="text-sm text-faint">
        Use a different way to sign in?{' '}
        <TextLink href="/login" target="_blank" rel="noopener">
          Open the sign-in page in a new tab
        </TextLink>
        , then come back here.
      </p>
    </form>
  )
}
