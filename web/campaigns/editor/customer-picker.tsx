import { useEffect, useRef, useState } from 'react'
import { customersQuery } from '../../customers/queries.ts'
import { totalOf } from '../../lib/call/list-total.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { usePagedRows } from '../../lib/call/use-rows.ts'
import { FieldError } from '../../ui/form/field-error.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { LoadingLines } from '../../ui/loading/loading-lines.tsx'
import { PagedList } from '../../ui/loading/paged-list.tsx'
import { SearchInput } from '../../ui/search/search-input.tsx'
import { CustomerOption } from './customer-option.tsx'
import { SelectAllCustomers } from './select-all.tsx'

interface CustomerPickerProps {
  chosen: ReadonlySet<string>
  error: string | undefined
  onChange: (chosen: ReadonlySet<string>) => void
}

const searchAfterMs = 250

/** Chooses customers one by one, or everybody who is found. */
export function CustomerPicker({ chosen, error, onChange }: CustomerPickerProps) {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), searchAfterMs)
  const { list, rows } = usePagedRows(customersQuery(search ? { search } : {}))
  const total = totalOf(list.data?.pages ?? [], rows.length, list.hasNextPage)
  const toggle = useToggle(chosen, onChange)
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Customers</legend>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <div className="flex flex-col gap-3 border-b border-line bg-sunken p-3">
          <SearchInput
            label="Search customers"
            placeholder="Search name, email or company"
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <SelectAllCustomers
            search={search}
            total={total}
            rows={rows}
            isWhole={!list.hasNextPage}
            chosen={chosen}
            onChange={onChange}
          />
        </div>
        <div className="max-h-72 overflow-y-auto">
          <PagedList
            list={list}
            rows={rows}
            loading={loading}
            failure="Couldn't load your customers"
            nextFailure="Couldn't load the next customers."
            empty={<Nobody isSearching={search !== ''} />}
          >
            <ul aria-label="Customers" className="divide-y divide-line">
              {rows.map((row) => {
                const isChosen = chosen.has(row.id)
                const change = (next: boolean) => toggle(row.id, next)
                return <CustomerOption key={row.id} customer={row} isChosen={isChosen} onChange={change} />
              })}
            </ul>
          </PagedList>
        </div>
      </div>
      <FieldError id="chosen-error">{error}</FieldError>
    </fieldset>
  )
}

function useToggle(chosen: ReadonlySet<string>, onChange: CustomerPickerProps['onChange']) {
  // The options that were not drawn again still have an earlier function.
  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  }, [chosen])
  return (id: string, isChosen: boolean) => {
    const next = new Set(latest.current)
    if (isChosen) next.add(id)
    else next.delete(id)
    onChange(next)
  }
}

const loading = (
  <LoadingLines
    label="Loading customers"
    lines={['h-5 w-2/3', 'h-5 w-1/2', 'h-5 w-3/5']}
    className="flex flex-col gap-3 p-4"
  />
)

function Nobody({ isSearching }: { isSearching: boolean }) {
  if (isSearching) return <p className="p-4 text-base text-soft">No customer matches your search.</p>
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 p-4">
      <p className="text-base text-soft">You have no customers yet.</p>
      <LinkButton href="/customers" variant="secondary" size="small">
        Add customers
      </LinkButton>
    </div>
  )
}
