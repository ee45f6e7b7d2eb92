import type { Customer, CustomerDetails } from '#contract/customers.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../lib/problem.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DetailsWait } from '../ui/details-wait.tsx'
import { toast } from '../ui/toast.ts'
import { CustomerFacts } from './customer-facts.tsx'
import { CustomerHistory } from './customer-history.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { customerQuery, useDeleteCustomer } from './queries.ts'

interface DetailsDialogProps {
  id: string
  onClose: () => void
  onEmail: (customer: Customer) => void
}

/** One customer in full. The id is in the address, so that it can be linked to. */
export function DetailsDialog({ id, onClose, onEmail }: DetailsDialogProps) {
  const query = useQuery(customerQuery(id))
  const [mode, setMode] = useState<'view' | 'edit' | 'delete'>('view')
  const details = query.data
  const customer = details?.customer
  const back = () => setMode('view')

  if (customer && mode === 'edit') {
    return <EditDialog customer={customer} onClose={back} onSaved={back} />
  }
  if (customer && mode === 'delete') {
    return <DeleteDialog details={details} onBack={back} onDeleted={onClose} />
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={customer?.name ?? 'Customer'}
      description={customer?.company}
      footer={
        customer && (
          <>
            <Button variant="ghost" className="mr-auto -ml-3" onClick={() => setMode('delete')}>
              Delete
            </Button>
            <Button variant="secondary" onClick={() => setMode('edit')}>
              Edit
            </Button>
            <Button onClick={() => onEmail(customer)}>Email</Button>
          </>
        )
      }
    >
      <Contents query={query} />
    </Dialog>
  )
}

function Contents({ query }: { query: UseQueryResult<CustomerDetails> }) {
  const details = query.data
  return (
    <>
      <DetailsWait
        query={query}
        label="Loading customer"
        lines={['h-5 w-40', 'h-5 w-full', 'h-24 w-full']}
        otherwise="Couldn't load this customer."
      />
      {details && (
        <div className="flex flex-col gap-6">
          <CustomerFacts customer={details.customer} />
          <CustomerHistory details={details} />
        </div>
      )}
    </>
  )
}

function DeleteDialog({
  details,
  onBack,
  onDeleted,
}: {
  details: CustomerDetails
  onBack: () => void
  onDeleted: () => void
}) {
  const remove = useDeleteCustomer()
  return (
    <ConfirmDialog
      isOpen
      onClose={onBack}
      title={`Delete ${details.customer.name}?`}
      confirmLabel="Delete"
      isPending={remove.isPending}
      onConfirm={() =>
        remove.mutate(details.customer.id, {
          onSuccess: () => {
            onDeleted()
            toast({ title: 'Customer deleted' })
          },
          onError: (failure) =>
            toast({
              title: 'Error',
              description: sentenceOf(failure, "Couldn't delete this customer. Please try again."),
              variant: 'destructive',
            }),
        })
      }
    >
      {consequenceOf(details)}
    </ConfirmDialog>
  )
}

function consequenceOf({ testimonials, requests }: CustomerDetails): string {
  const remaining = testimonials.length > 0 ? 'Their testimonials stay. ' : ''
  const counted = requests.length > 0 ? 'Your requests still count, without their email address. ' : ''
  return `${remaining}${counted}This cannot be undone.`
}
