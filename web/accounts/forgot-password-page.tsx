import { forgotPasswordForm } from '#contract/accounts.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { AccountLayout } from './account-layout.tsx'
import { MailNote } from './mail-note.tsx'
import { useRequestPasswordReset } from './queries.ts'
import { showRefusal } from '../ui/show-refusal.ts'

export function ForgotPasswordPage() {
  const request = useRequestPasswordReset()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotPasswordForm),
    defaultValues: { email: '' },
  })
  const submit = handleSubmit((form) =>
    request.mutate(form, {
      onError: (failure) =>
        showRefusal(failure, { title: "Couldn't send the link", otherwise: 'Please try again' }),
    }),
  )
  return (
    <AccountLayout
      title="Forgot your password?"
      description="Enter your email and we'll send you a link to choose a new one."
    >
      {request.isSuccess && (
        <div className="mb-5">
          <Banner tone="success" title="Check your inbox" isAlert>
            {request.data.message}
          </Banner>
        </div>
      )}
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field label="Email" error={formState.errors.email?.message}>
          <Input
            type="email"
            autoComplete="username"
            inputMode="email"
            placeholder="you@company.com"
            {...register('email')}
          />
        </Field>
        <Button type="submit" size="large" isPending={request.isPending} pendingLabel="Sending...">
          {request.isSuccess ? 'Send again' : 'Send reset link'}
        </Button>
      </form>
      <p className="mt-6 mb-8 text-base">
        <TextLink href="/login">Back to sign in</TextLink>
      </p>
      <MailNote />
    </AccountLayout>
  )
}
