import { useState } from 'react'
import { type Customer, customerForm, missingCustomerSentence } from '#contract/customers/customers.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { FailureBanner } from '../ui/message/failure-banner.tsx'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { toast } from '../ui/message/toast.ts'
import { CustomerFields } from './customer-fields.tsx'
import { NameQuestion } from './name-question.tsx'
import { useAddCustomer } from './queries.ts'

const dialogCopy = {
  title: 'Add Customer',
  description: 'Nothing is sent until you email them.',
  submitLabel: 'Add Customer',
  pendingLabel: 'Adding...',
}

function sayAdded({ email }: Customer, isNew: boolean) {
  const description = isNew ? undefined : `${email} was already in your list.`
  toast({ title: 'Customer Added', description })
}

/** Adds a customer. Somebody who is here under another name is renamed only if that is what is wanted. */
export function AddCustomerDialog({
  onClose,
  onAdded,
}: {
  onClose: () => void
  onAdded: (made: Customer) => void
}) {
  const add = useAddCustomer()
  const [asked, setAsked] = useState<{ known: Customer; name: string }>()
  const form = useSchemaForm(customerForm, {
    name: '',
    email: '',
    company: '',
    phone: '',
    status: 'active',
  })

  const submit = form.handleSubmit(
    (body) =>
      add.mutate(body, {
        onSuccess: ({ isNew, ...made }) => {
          if (!isNew && made.name !== body.name) return setAsked({ known: made, name: body.name })
          onAdded(made)
          sayAdded(made, isNew)
        },
        onError: (failure) => {
          toast({ title: 'Error', description: 'Failed to add customer.', variant: 'destructive' })
          form.showAtFields(failure)
        },
      }),
    sayWhatIsMissing,
  )
  function sayWhatIsMissing() {
    const { name, email } = form.getValues()
    if (name.trim() !== '' && email.trim() !== '') return
    form.clearErrors()
    if (email.trim() === '') form.setError('email', { message: 'Email is required' }, { shouldFocus: true })
    if (name.trim() === '') form.setError('name', { message: 'Name is required' }, { shouldFocus: true })
    toast({ title: 'Missing Information', description: missingCustomerSentence, variant: 'destructive' })
  }
  if (asked) return <NameQuestion {...asked} onDone={onAdded} />
  return (
    <FormDialog {...dialogCopy} onClose={onClose} isPending={add.isPending} onSubmit={submit}>
      <CustomerFields register={form.register} errors={form.formState.errors} />
      <FailureBanner failure={add.error} otherwise="The customer was not added. Please try again." />
    </FormDialog>
  )
}
