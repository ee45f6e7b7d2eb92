import type { Customer, CustomerDetails } from '#contract/customers/customers.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../lib/call/problem.ts'
import { useInstance } from '../lib/call/use-instance.ts'
import { Button } from '../ui/button/button.tsx'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { LoadedDialog } from '../ui/dialog/loaded-dialog.tsx'
import { toast } from '../ui/message/toast.ts'
import { CustomerFacts } from './card/customer-facts.tsx'
import { CustomerHistory } from './customer-history.tsx'
import { EditCustomerDialog } from './edit-dialog.tsx'
import { customerQuery, useDeleteCustomer } from './queries.ts'
import { TextingPart } from './texting/texting-part.tsx'

interface DetailsDialogProps {
  id: string
  onClose: () => void
  onEmail: (customer: Customer) => void
  onText: (customer: Customer) => void
}

type Mode = 'view' | 'edit' | 'delete'

const wait = {
  label: 'Loading customer',
  lines: ['h-5 w-40', 'h-5 w-full', 'h-24 w-full'],
  otherwise: "Couldn't load this customer.",
}

/** One customer in full. The id is in the address, so that it can be linked to. */
export function DetailsDialog({ id, onClose, onEmail, onText }: DetailsDialogProps) {
  const { sendsTexts } = useInstance()
  const query = useQuery(customerQuery(id))
  const [mode, setMode] = useState<Mode>('view')
  const details = query.data
  const customer = details?.customer
  const back = () => setMode('view')

  if (customer && mode === 'edit') {
    return <EditCustomerDialog customer={customer} onClose={back} onSaved={back} />
  }
  if (customer && mode === 'delete') {
    return <DeleteCustomerDialog details={details} onBack={back} onDeleted={onClose} />
  }
  return (
    <LoadedDialog
      isOpen
      onClose={onClose}
      wait={{ ...wait, query }}
      title={customer?.name ?? 'Customer'}
      description={customer?.company}
      footer={
        customer && (
          <CustomerFooter
            onMode={setMode}
            onEmail={() => onEmail(customer)}
            onText={sendsTexts && customer.phone ? () => onText(customer) : undefined}
          />
        )
      }
    >
      {details && (
        <div className="flex flex-col gap-6">
          <CustomerFacts customer={details.customer} />
          {sendsTexts && <TextingPart customerId={details.customer.id} />}
          <CustomerHistory details={details} />
        </div>
      )}
    </LoadedDialog>
  )
}

interface FooterProps {
  onMode: (mode: Mode) => void
  onEmail: () => void
  /** Not there where nothing can be texted. */
  onText: (() => void) | undefined
}

function CustomerFooter({ onMode, onEmail, onText }: FooterProps) {
  return (
    <>
      <Button variant="ghost" className="mr-auto -ml-3" onClick={() => onMode('delete')}>
        Delete
      </Button>
      <Button variant="secondary" onClick={() => onMode('edit')}>
        Edit
      </Button>
      {onText && (
        <Button variant="secondary" onClick={onText}>
          Text
        </Button>
      )}
      <Button onClick={onEmail}>Email</Button>
    </>
  )
}

function DeleteCustomerDialog({
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
          onSuccess: onDeleted,
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
