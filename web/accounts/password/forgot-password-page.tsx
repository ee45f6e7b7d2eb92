import { forgotPasswordForm } from '#contract/accounts/password.ts'
import { useInstance } from '../../lib/call/use-instance.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { Banner } from '../../ui/message/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { AccountLayout } from '../account-layout.tsx'
import { EmailField } from '../email-field.tsx'
import { MailNote } from '../mail-note.tsx'
import { useRequestPasswordReset } from './password-queries.ts'
import { showRefusal } from '../../ui/message/show-refusal.ts'

export function ForgotPasswordPage() {
  const { isMailConfigured } = useInstance()
  const request = useRequestPasswordReset()
  const { register, handleSubmit, formState } = useSchemaForm(forgotPasswordForm, { email: '' })
  const submit = handleSubmit((form) =>
    request.mutate(form, {
      onError: showRefusal("Couldn't send the link"),
    }),
  )
  return (
    <AccountLayout
      title="Forgot your password?"
      description={
        isMailConfigured
          ? "Enter your email and we'll send you a link to choose a new one."
          : 'Enter your email to get a link for choosing a new one.'
      }
    >
      {request.isSuccess && (
        <div className="mb-5">
          {isMailConfigured ? (
            <Banner tone="success" title="Check your inbox" isAlert>
              {request.data.message}
            </Banner>
          ) : (
            <Banner tone="success" title="Check the server's outbox" isAlert>
              If this email has an account, the link is there. If you can't open the outbox, ask the person
              who runs this server.
            </Banner>
          )}
        </div>
      )}
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <EmailField error={formState.errors.email?.message} field={register('email')} />
        <Button type="submit" size="large" isPending={request.isPending} pendingLabel="Sending...">
          {isMailConfigured ? (request.isSuccess ? 'Send again' : 'Send reset link') : 'Create reset link'}
        </Button>
      </form>
      <p className="mt-6 mb-8 text-base">
        <TextLink href="/login">Back to sign in</TextLink>
      </p>
      <MailNote />
    </AccountLayout>
  )
}
