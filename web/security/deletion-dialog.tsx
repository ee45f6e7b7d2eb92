import { businessNameSentence, deletionGraceDays, exportAccount } from '#contract/security.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { businessProfileQuery, userQuery } from '../accounts/queries.ts'
import { addressOf } from '../lib/api.ts'
import { ApiProblem, sentenceOf } from '../lib/problem.ts'
import { typedText } from '../lib/typed-text.ts'
import { Button } from '../ui/button.tsx'
import { CurrentPasswordField } from '../ui/current-password-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { toast } from '../ui/toast.ts'
import { useRequestDeletion } from './queries.ts'

interface Errors {
  businessName?: string | undefined
  password?: string | undefined
}

/** Asks for the business's name letter for letter, and the password. */
export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const [errors, setErrors] = useState<Errors>({})
  const request = useRequestDeletion()
  const name = useBusinessName()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const body = {
      businessName: typedText(typed, 'businessName'),
      password: typedText(typed, 'password'),
    }
    if (body.businessName !== name) {
      setErrors({ businessName: businessNameSentence })
      toast({ title: 'Confirmation Required', description: businessNameSentence, variant: 'destructive' })
      return
    }
    if (!body.password) return setErrors({ password: 'Password is required' })
    setErrors({})
    request.mutate(body, { onSuccess: say, onError: explain })
  }
  function say() {
    toast({
      title: 'Account Deletion',
      description: 'Your request was submitted. You will receive an email with further instructions.',
    })
    onClose()
  }
  function explain(failure: unknown) {
    const { businessName, password } = failure instanceof ApiProblem ? failure.fields : {}
    setErrors({ businessName, password })
    if (businessName || password) return
    toast({
      title: "Couldn't submit your request",
      description: sentenceOf(failure, 'Please try again.'),
      variant: 'destructive',
    })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title="Delete this account?"
      description={`Everything will be permanently deleted in ${deletionGraceDays} days. Until then nothing changes, and you can keep the account.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            isPending={request.isPending}
            pendingLabel="Submitting..."
          >
            Delete account
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-base text-soft">
          Save a copy of your data first:{' '}
          <a
            href={addressOf(exportAccount, {})}
            download
            className="font-semibold text-accent-text underline underline-offset-3"
          >
            export everything
          </a>
          .
        </p>
        <Field
          label="Business name"
          hint={
            <>
              Type <strong className="font-semibold wrap-anywhere text-ink">{name}</strong> to confirm.
            </>
          }
          error={errors.businessName}
        >
          <Input name="businessName" autoComplete="off" autoCapitalize="off" spellCheck={false} />
        </Field>
        <CurrentPasswordField name="password" error={errors.password} />
      </form>
    </Dialog>
  )
}

/** Before onboarding there is no business; then it is the person's own name. */
function useBusinessName(): string {
  const { data: user } = useQuery(userQuery)
  const { data: profile } = useQuery(businessProfileQuery)
  return profile?.businessName ?? `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim()
}
