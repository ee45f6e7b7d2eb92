import { type Customer, customerForm, missingCustomerSentence } from '#contract/customers/customers.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { ApiProblem, sentenceOf } from '../lib/call/problem.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { useRestriction } from '../ui/form/restricted.tsx'
import { Banner } from '../ui/message/banner.tsx'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { toast } from '../ui/message/toast.ts'
import { CustomerFields, type CustomerInput } from './customer-fields.tsx'
import { customerQuery, useEditCustomer, useMergeCustomer } from './queries.ts'

interface EditDialogProps {
  customer: Customer
  onClose: () => void
  onSaved: () => void
}

/** Changes a customer. Two who turn out to be one can be merged; what another tab saved meanwhile is shown first. */
export function EditCustomerDialog({ customer, onClose, onSaved }: EditDialogProps) {
  const edit = useEditCustomer(customer.id)
  const merge = useMergeCustomer(customer.id)
  // The row as it was when the dialog opened: what other tabs save meanwhile must not slip in under the guard.
  const [opened] = useState(customer)
  const form = useSchemaForm(customerForm, inputOf(opened))
  // Read only after a conflict: what somebody else made of it meanwhile.
  const current = useQuery({ ...customerQuery(customer.id), enabled: false })
  const isConflict = isRefusedAs('edited-elsewhere', edit.error)
  const isDouble = isRefusedAs('customer-exists', edit.error)
  const isMergeRefused = useRestriction() !== undefined && isDouble
  const theirs = isConflict && !current.isFetching ? current.data?.customer : undefined

  const submit = form.handleSubmit(() => {
    const entries = form.getValues()
    if (isDouble) return merge.mutate(entries, { onSuccess: onSaved })
    return edit.mutate(
      { ...changedEntriesOf(opened, entries), updatedAt: (theirs ?? opened).updatedAt },
      {
        onSuccess: onSaved,
        onError: (failure) => {
          form.showAtFields(failure)
          if (isRefusedAs('edited-elsewhere', failure)) void current.refetch()
        },
      },
    )
  }, sayWhatIsMissing)
  const failure = merge.error ?? edit.error
  return (
    <FormDialog
      onClose={onClose}
      title={`Edit ${opened.name}`}
      submitLabel={isDouble ? 'Merge customers' : isConflict ? 'Save mine anyway' : 'Save'}
      pendingLabel="Saving..."
      isDisabled={isMergeRefused}
      isPending={edit.isPending || merge.isPending || (isConflict && current.isFetching)}
      onSubmit={submit}
    >
      <CustomerFields
        register={form.register}
        errors={form.formState.errors}
        // With another email it is no double any more.
        onEmailChange={() => edit.reset()}
      />
      {failure && <Conflict failure={failure} isDouble={isDouble} isConflict={isConflict} theirs={theirs} />}
    </FormDialog>
  )
}

function sayWhatIsMissing({ name }: FieldErrors<CustomerInput>) {
  if (name?.message !== missingCustomerSentence) return
  toast({ title: 'Missing Information', description: missingCustomerSentence, variant: 'destructive' })
}

function isRefusedAs(code: ApiProblem['code'], failure: unknown): boolean {
  return failure instanceof ApiProblem && failure.code === code
}

function Conflict({
  failure,
  isDouble,
  isConflict,
  theirs,
}: {
  failure: unknown
  isDouble: boolean
  isConflict: boolean
  theirs: Customer | undefined
}) {
  const restriction = useRestriction()
  return (
    <Banner tone={isConflict || isDouble ? 'warning' : 'danger'} isAlert>
      <p>{sentenceOf(failure, "Couldn't save your changes. Please try again.")}</p>
      {isDouble && (
        <p className="mt-1">
          {restriction ??
            'Merging keeps these details and both request histories, and removes the other customer.'}
        </p>
      )}
      {theirs && (
        <p className="mt-1">
          Their version: {theirs.name}, {theirs.email}
          {theirs.company && `, ${theirs.company}`}.
        </p>
      )}
    </Banner>
  )
}

function inputOf({ name, email, company, phone, language, status }: Customer): CustomerInput {
  return { name, email, company: company ?? '', phone: phone ?? '', language, status }
}

/** Only what was changed here: what another tab changed beside it stays. */
function changedEntriesOf(before: Customer, entries: CustomerInput): Partial<CustomerInput> {
  return {
    ...(entries.name !== before.name && { name: entries.name }),
    ...(entries.email !== before.email && { email: entries.email }),
    ...(entries.company !== (before.company ?? '') && { company: entries.company }),
    ...(entries.phone !== (before.phone ?? '') && { phone: entries.phone }),
    ...((entries.language || null) !== before.language && { language: entries.language || null }),
    ...(entries.status !== before.status && { status: entries.status }),
  }
}
