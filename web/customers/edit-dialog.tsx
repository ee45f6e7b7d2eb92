import { type Customer, customerForm, missingCustomerSentence } from '#contract/customers.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ApiProblem, sentenceOf } from '../lib/problem.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.ts'
import { type CustomerEntries, CustomerFields } from './customer-fields.tsx'
import { errorsOf } from './errors-of.ts'
import { customerQuery, useEditCustomer, useMergeCustomer } from './queries.ts'

/** Changes a customer. Two who turn out to be one can be merged; what another tab saved meanwhile is shown first. */
export function EditDialog({
  customer,
  onClose,
  onSaved,
}: {
  customer: Customer
  onClose: () => void
  onSaved: () => void
}) {
  const formId = useId()
  const edit = useEditCustomer(customer.id)
  const merge = useMergeCustomer(customer.id)
  // The row as it was when the dialog opened: what other tabs save meanwhile must not slip in under the guard.
  const [opened] = useState(customer)
  const [entries, setEntries] = useState<CustomerEntries>({ ...opened, company: opened.company ?? '' })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  // Read only after a conflict: what somebody else made of it meanwhile.
  const current = useQuery({ ...customerQuery(customer.id), enabled: false })
  const code = edit.error instanceof ApiProblem ? edit.error.code : undefined
  const isConflict = code === 'edited-elsewhere'
  const isDouble = code === 'customer-exists'
  const theirs = isConflict && !current.isFetching ? current.data?.customer : undefined
  const done = () => {
    onSaved()
    toast({ title: 'Customer updated' })
  }

  function submit() {
    const checked = customerForm.safeParse(entries)
    if (!checked.success) {
      setErrors(errorsOf(checked.error.issues))
      if (checked.error.issues.some(({ message }) => message === missingCustomerSentence)) {
        toast({ title: 'Missing Information', description: missingCustomerSentence, variant: 'destructive' })
      }
      return
    }
    setErrors({})
    if (isDouble) {
      merge.mutate(entries, { onSuccess: done })
      return
    }
    edit.mutate(
      { ...changesOf(opened, entries), updatedAt: (theirs ?? opened).updatedAt },
      {
        onSuccess: done,
        onError: (failure) => {
          if (!(failure instanceof ApiProblem)) return
          setErrors(failure.fields)
          if (failure.code === 'edited-elsewhere') void current.refetch()
        },
      },
    )
  }
  function change(some: Partial<CustomerEntries>) {
    setEntries((before) => ({ ...before, ...some }))
    if (some.email !== undefined) edit.reset()
  }
  const failure = merge.error ?? edit.error
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Edit ${opened.name}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            isPending={edit.isPending || merge.isPending || (isConflict && current.isFetching)}
            pendingLabel="Saving..."
          >
            {isDouble ? 'Merge customers' : isConflict ? 'Save mine anyway' : 'Save'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <CustomerFields entries={entries} errors={errors} onChange={change} />
        {failure && (
          <Banner tone={isConflict || isDouble ? 'warning' : 'danger'} isAlert>
            <p>{sentenceOf(failure, 'Your changes could not be saved. Please try again.')}</p>
            {isDouble && (
              <p className="mt-1">
                Merging keeps these details and both request histories, and removes the other customer.
              </p>
            )}
            {theirs && (
              <p className="mt-1">
                Their version: {theirs.name}, {theirs.email}
                {theirs.company && `, ${theirs.company}`}.
              </p>
            )}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}

/** Only what was changed here: what another tab changed beside it stays. */
function changesOf(before: Customer, entries: CustomerEntries): Partial<CustomerEntries> {
  return {
    ...(entries.name !== before.name && { name: entries.name }),
    ...(entries.email !== before.email && { email: entries.email }),
    ...(entries.company !== (before.company ?? '') && { company: entries.company }),
    ...(entries.status !== before.status && { status: entries.status }),
  }
}
