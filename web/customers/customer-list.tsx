import type { Customer, CustomerFilters } from '#contract/customers/customers.ts'
import { Upload, UserPlus, Users } from 'lucide-react'
import { memo, useDeferredValue } from 'react'
import { usePagedRows } from '../lib/call/use-rows.ts'
import { useStable } from '../lib/use-stable.ts'
import { type ListLook, useListLook } from '../lib/look/list-look.ts'
import { Button } from '../ui/button/button.tsx'
import { CardGridLoading } from '../ui/loading/card-grid-loading.tsx'
import { CardGrid } from '../ui/layout/card-grid.tsx'
import { LookToggle } from '../ui/layout/look-toggle.tsx'
import { EmptyState } from '../ui/message/empty-state.tsx'
import { NoMatch } from '../ui/message/no-match.tsx'
import { CountedList } from '../ui/loading/paged-list.tsx'
import { CustomerCard, CustomerCardSkeleton } from './card/customer-card.tsx'
import { CustomerRow } from './card/customer-row.tsx'
import { customersQuery } from './queries.ts'

interface CustomerListProps {
  filters: CustomerFilters
  onEmail: (customer: Customer) => void
  onDetails: (customer: Customer) => void
  onAdd: () => void
  onImport: () => void
  onClearFilters: () => void
}

/** The customers in each state of their list. */
export function CustomerList({
  filters,
  onEmail,
  onDetails,
  onAdd,
  onImport,
  onClearFilters,
}: CustomerListProps) {
  // The filter that was pressed is drawn before the cards that it leaves.
  const shown = useDeferredValue(filters)
  const list = usePagedRows(customersQuery(shown))
  const { look, chooseLook } = useListLook()
  const acts = useStable({ onEmail, onDetails })
  return (
    <CountedList
      {...list}
      noun="customer"
      tools={<LookToggle look={look} chooseLook={chooseLook} />}
      loading={<CardGridLoading label="Loading customers" card={<CustomerCardSkeleton />} />}
      failure="Couldn't load your customers"
      nextFailure="Couldn't load the next customers."
      empty={
        Object.keys(filters).length > 0 ? (
          <NoMatch title="No customers found" onClearFilters={onClearFilters}>
            Try another search or status.
          </NoMatch>
        ) : (
          <NoCustomers onAdd={onAdd} onImport={onImport} />
        )
      }
    >
      {(total) => (
        <CardGrid
          label="Customers"
          rows={list.rows}
          total={total}
          look={look}
          usualHeightPx={look === 'rows' ? 48 : 160}
          renderCard={(row) => <ListedCustomer customer={row} look={look} acts={acts} />}
        />
      )}
    </CountedList>
  )
}

/** Drawn anew only when something of it has changed. */
const ListedCustomer = memo(function ListedCustomer({
  customer,
  look,
  acts,
}: {
  customer: Customer
  look: ListLook
  acts: Pick<CustomerListProps, 'onEmail' | 'onDetails'>
}) {
  const Entry = look === 'rows' ? CustomerRow : CustomerCard
  return (
    <Entry
      customer={customer}
      onEmail={() => acts.onEmail(customer)}
      onDetails={() => acts.onDetails(customer)}
    />
  )
})

function NoCustomers({ onAdd, onImport }: { onAdd: () => void; onImport: () => void }) {
  return (
    <EmptyState
      icon={<Users aria-hidden="true" />}
      title="No customers yet"
      action={
        <>
          <Button onClick={onAdd}>
            <UserPlus aria-hidden="true" />
            Add Customer
          </Button>
          <Button variant="secondary" onClick={onImport}>
            <Upload aria-hidden="true" />
            Import a list
          </Button>
        </>
      }
    >
      Email your customers to ask for a testimonial.
    </EmptyState>
  )
}
