import { type Customer, type CustomerStatus, customerStatuses } from '#contract/customers/customers.ts'
import { Mail, UserPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { Button } from '../ui/button/button.tsx'
import { WideLabel } from '../ui/button/wide-label.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { FilterChips } from '../ui/search/filter-chips.tsx'
import { SearchAndStatus } from '../ui/search/search-and-status.tsx'
import { CustomerList } from './customer-list.tsx'
import { statusCopy } from './copy.ts'
import { customerChips, noFilters, useCustomerFilters } from './use-customer-filters.ts'

const AddCustomerDialog = lazyPart(() => import('./add-dialog.tsx').then((m) => m.AddCustomerDialog))
const ComposeDialog = lazyPart(() => import('./compose-dialog.tsx').then((m) => m.ComposeDialog))
const TextDialog = lazyPart(() => import('./texting/text-dialog.tsx').then((m) => m.TextDialog))
const DetailsDialog = lazyPart(() => import('./details-dialog.tsx').then((m) => m.DetailsDialog))

const statuses: readonly { value: CustomerStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  ...customerStatuses.map((value) => ({ value, label: statusCopy[value].label })),
]

interface CustomersPageProps {
  /** The buttons for lists coming in and going out. */
  transfer: ReactNode
  onImport: () => void
}

/** The people a business may ask. Import and export are another feature's: the app brings them in. */
export function CustomersPage({ transfer, onImport }: CustomersPageProps) {
  const { filters, listed, opened, change } = useCustomerFilters()
  const [isAdding, setIsAdding] = useState(false)
  const [asked, setAsked] = useState<Customer>()
  const [texted, setTexted] = useState<Customer>()
  return (
    <>
      <CustomersHeader transfer={transfer} onAdd={() => setIsAdding(true)} />
      <SearchAndStatus
        label="Search customers"
        placeholder="Search name, email or company"
        statuses={statuses}
        filters={listed}
        onChange={change}
      />
      <FilterChips chips={customerChips(filters)} onRemove={(name) => change({ [name]: '' })} />
      <CustomerList
        filters={filters}
        onEmail={setAsked}
        onDetails={({ id }) => change({ customer: id })}
        onAdd={() => setIsAdding(true)}
        onImport={onImport}
        onClearFilters={() => change(noFilters)}
      />
      <>
        {isAdding && (
          <AddCustomerDialog onClose={() => setIsAdding(false)} onAdded={() => setIsAdding(false)} />
        )}
        {asked && <ComposeDialog customer={asked} onClose={() => setAsked(undefined)} />}
        {texted && <TextDialog customer={texted} onClose={() => setTexted(undefined)} />}
        {opened !== undefined && (
          <DetailsDialog
            key={opened}
            id={opened}
            onClose={() => change({ customer: '' })}
            onEmail={(customer) => {
              change({ customer: '' })
              setAsked(customer)
            }}
            onText={(customer) => {
              change({ customer: '' })
              setTexted(customer)
            }}
          />
        )}
      </>
    </>
  )
}

function CustomersHeader({ transfer, onAdd }: { transfer: ReactNode; onAdd: () => void }) {
  return (
    <PageHeader
      title="Customers"
      actions={
        <>
          {transfer}
          <LinkButton variant="secondary" href="/campaigns?new=everyone">
            <Mail aria-hidden="true" />
            <WideLabel>Email all</WideLabel>
          </LinkButton>
          <Button onClick={onAdd}>
            <UserPlus aria-hidden="true" />
            <WideLabel>Add Customer</WideLabel>
          </Button>
        </>
      }
    />
  )
}
