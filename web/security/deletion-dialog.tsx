import { businessNameSentence, deletionGraceDays, exportAccount } from '#contract/accounts/security.ts'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { businessProfileQuery, userQuery } from '../accounts/queries.ts'
import { addressOf } from '../lib/call/api.ts'
import { ApiProblem } from '../lib/call/problem.ts'
import { useInstance } from '../lib/call/use-instance.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { CurrentPasswordField } from '../ui/password/current-password-field.tsx'
import { Field } from '../ui/form/field.tsx'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { VerbatimInput } from '../ui/form/verbatim-input.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { useRequestDeletion } from './queries.ts'

const nextByEmail = 'You will receive an email with further instructions.'
const nextWithoutEmail = 'To cancel it, choose Keep my account on any page.'

const formFor = (name: string) =>
  z.object({
    businessName: z.string().check(z.refine((typed) => typed === name, businessNameSentence)),
    password: z.string().check(z.minLength(1, 'Password is required')),
  })

/** Asks for the business's name letter for letter, and the password. */
export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const request = useRequestDeletion()
  const { isMailConfigured } = useInstance()
  const name = useBusinessName()
  const { register, handleSubmit, formState, showAtFields } = useSchemaForm(formFor(name), {
    businessName: '',
    password: '',
  })
  const { errors } = formState
  const submit = handleSubmit(
    (body) => request.mutate(body, { onSuccess: say, onError: explain }),
    ({ businessName }) => {
      if (!businessName) return
      toast({ title: 'Confirmation Required', description: businessNameSentence, variant: 'destructive' })
    },
  )
  function say() {
    const next = isMailConfigured ? nextByEmail : nextWithoutEmail
    toast({ title: 'Account Deletion', description: `Your request was submitted. ${next}` })
    onClose()
  }
  function explain(failure: unknown) {
    showAtFields(failure)
    const { businessName, password } = failure instanceof ApiProblem ? failure.fields : {}
    if (businessName || password) return
    showRefusal("Couldn't submit your request", { otherwise: 'Please try again.' })(failure)
  }
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title="Delete this account?"
      description={`Everything will be permanently deleted in ${deletionGraceDays} days. Your form, widgets, walls and API keys stop now, and everyone else is signed out. Until the end you can sign in, export your data, or keep the account: everything then comes back as it was.`}
      submitLabel="Delete account"
      pendingLabel="Submitting..."
      isPending={request.isPending}
      isDanger
      onSubmit={submit}
    >
      <ExportHint />
      <Field label="Business name" hint={<TypeName name={name} />} error={errors.businessName?.message}>
        <VerbatimInput {...register('businessName')} />
      </Field>
      <CurrentPasswordField error={errors.password?.message} {...register('password')} />
    </FormDialog>
  )
}

function TypeName({ name }: { name: string }) {
  return (
    <>
      Type <strong className="font-semibold wrap-anywhere text-ink">{name}</strong> to confirm.
    </>
  )
}

function ExportHint() {
  return (
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
  )
}

/** Before onboarding there is no business; then it is the person's own name. */
function useBusinessName(): string {
  const { data: user } = useQuery(userQuery)
  const { data: profile } = useQuery(businessProfileQuery)
  return profile?.businessName ?? `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim()
}
