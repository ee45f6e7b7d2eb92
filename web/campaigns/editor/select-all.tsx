import type { Customer } from '#contract/customers/customers.ts'
import { mostSelected } from '#contract/campaigns/campaigns.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { customerIds } from '../../customers/queries.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { Spinner } from '../../ui/loading/spinner.tsx'
import { toast } from '../../ui/message/toast.ts'
import { customersOf } from '../copy.ts'

interface SelectAllProps {
  search: string
  /** How many match; not known while the server has not counted to the end. */
  total: number | undefined
  /** Those of them that are here. */
  rows: readonly Customer[]
  /** Nobody who matches is missing in `rows`. */
  isWhole: boolean
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Chooses everybody who matches, or nobody of them, also those who are not on screen. */
export function SelectAllCustomers({ search, total, rows, isWhole, chosen, onChange }: SelectAllProps) {
  /** The search of which everybody is chosen, while some of them are not here. */
  const [whole, setWhole] = useState<{ search: string; size: number }>()
  const box = useRef<HTMLInputElement>(null)
  const collect = useMutation({ mutationFn: () => (isWhole ? idsOfRows(rows) : customerIds(search)) })
  const isAll = isWhole
    ? rows.length > 0 && rows.every(({ id }) => chosen.has(id))
    : search === '' && total !== undefined
      ? chosen.size >= total
      : whole?.search === search && chosen.size >= whole.size
  useEffect(() => {
    if (box.current) box.current.indeterminate = !isAll && chosen.size > 0
  }, [isAll, chosen])
  function toggle() {
    collect.mutate(undefined, {
      onSuccess: (ids) => {
        const next = isAll ? without(chosen, ids) : new Set([...chosen, ...ids])
        if (next.size > mostSelected) return sayTooMany()
        setWhole({ search, size: next.size })
        onChange(next)
      },
      onError: showRefusal("Couldn't select them"),
    })
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <Checkbox
        ref={box}
        checked={isAll}
        disabled={total === 0}
        aria-busy={collect.isPending}
        onChange={toggle}
        label={selectAllLabel(search, total)}
      />
      <span className="flex items-center gap-2 text-sm text-faint tabular-nums" aria-live="polite">
        {collect.isPending && <Spinner />}
        {chosen.size.toLocaleString()} selected
      </span>
    </div>
  )
}

const idsOfRows = (rows: readonly Customer[]) => Promise.resolve(rows.map(({ id }) => id))

function without(chosen: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const left = new Set(chosen)
  for (const id of ids) left.delete(id)
  return left
}

function selectAllLabel(search: string, total: number | undefined): string {
  if (search !== '')
    return total === undefined ? 'Select everyone found' : `Select ${customersOf(total)} found`
  return total === undefined || total < 2 ? 'Select all' : `Select all ${total.toLocaleString()}`
}

function sayTooMany() {
  toast({
    title: 'Too many to pick by hand',
    description: `Choose “Everyone” to ask more than ${mostSelected.toLocaleString()} customers.`,
    variant: 'destructive',
  })
}
