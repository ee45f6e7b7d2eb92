import { type Customer, customerForm, missingCustomerSentence } from '#contract/customers.ts'
import { useId, useState } from 'react'
import { ApiProblem, sentenceOf } from '../lib/problem.ts'
import { useAttemptKey } from '../lib/use-attempt-key.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.ts'
import { type CustomerEntries, CustomerFields } from './customer-fields.tsx'
import { errorsOf } from './errors-of.ts'
import { useAddCustomer } from './queries.ts'

const nothing: CustomerEntries = { name: '', email: '', company: '', status: 'active' }

/** Adds a customer, or updates the one who has this email already. */
export function AddDialog({ onClose, onAdded }: { onClose: () => void; onAdded: (made: Customer) => void }) {
  const formId = useId()
  const add = useAddCustomer()
  const attempt = useAttemptKey()
  const [entries, setEntries] = useState(nothing)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  function submit() {
    if (entries.name.trim() === '' || entries.email.trim() === '') {
      setErrors({
        ...(entries.name.trim() === '' && { name: 'Name is required' }),
        ...(entries.email.trim() === '' && { email: 'Email is required' }),
      })
      toast({
        title: 'Missing Information',
        description: missingCustomerSentence,
        variant: 'destructive',
      })
      return
    }
    const checked = customerForm.safeParse(entries)
    if (!checked.success) {
      setErrors(errorsOf(checked.error.issues))
      return
    }
    setErrors({})
    add.mutate(
      { body: entries, idempotencyKey: attempt.keyFor(entries) },
      {
        onSuccess: ({ isNew, ...made }) => {
          attempt.done()
          onAdded(made)
          toast({
            title: 'Customer Added',
            ...(!isNew && { description: `${made.email} was already in your list and has been updated.` }),
          })
        },
        onError: (failure) => {
          toast({ title: 'Error', description: 'Failed to add customer.', variant: 'destructive' })
          if (failure instanceof ApiProblem) setErrors(failure.fields)
        },
      },
    )
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Add Customer"
      description="Nothing is sent until you email them."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isPending={add.isPending} pendingLabel="Adding...">
            Add Customer
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
        <CustomerFields
          entries={entries}
          errors={errors}
          onChange={(change) => setEntries((before) => ({ ...before, ...change }))}
        />
        {add.isError && (
          <Banner tone="danger" isAlert>
            {sentenceOf(add.error, 'The customer was not added. Please try again.')}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}
