import { useRef, type RefObject } from 'react'
import { testimonialExportAddress } from '../../imports/queries.ts'
import { usePagedRows } from '../../lib/call/use-rows.ts'
import { Button } from '../../ui/button/button.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { ListFilters } from './cached-lists.ts'
import { CountedCards, type TestimonialListProps } from './counted-cards.tsx'
import { listQuery } from '../queries.ts'
import { useBulk } from './use-bulk.ts'
import { filterQueryOf, withoutSort } from './use-filters.ts'
import { useListKeys } from './use-list-keys.tsx'
import { canBeHidden, type Selection, useSelection } from './use-selection.ts'

/** The list in each of its states, and what can be done with several at once. */
export function TestimonialList(props: TestimonialListProps) {
  const { filters, decisions, onEdit } = props
  const paged = usePagedRows(listQuery(filters))
  const { list, rows } = paged
  const selection = useSelection(rows, filterQueryOf(filters))
  const title = useRef<HTMLHeadingElement>(null)
  const cards = useRef<HTMLDivElement>(null)
  const first = list.data?.pages[0]
  const total = first?.isCounted === false ? undefined : first?.total
  const help = useListKeys(cards, rows, {
    canDecide: filters.feedback === undefined,
    isDeciding: decisions.isDeciding,
    onDecide: decisions.decide,
    onEdit,
    onSelect: (row) => selection.select(row, !selection.isSelected(row.id)),
  })
  return (
    <div ref={cards}>
      <CountedCards {...props} paged={paged} selection={selection} title={title} />
      <Selected
        selection={selection}
        filters={filters}
        total={total}
        hasMore={list.hasNextPage}
        next={title}
      />
      {help}
    </div>
  )
}

function Selected({
  selection: { rows, selected, isEverything, selectEverything, clear },
  filters,
  total,
  hasMore,
  next,
}: {
  selection: Selection
  filters: ListFilters
  /** How many match, if the server has counted them. */
  total: number | undefined
  hasMore: boolean
  next: RefObject<HTMLHeadingElement | null>
}) {
  const bulk = useBulk()
  if (selected.length === 0) return null
  const number = total?.toLocaleString()
  const matching = withoutSort(filters)
  const everything = number ? `All ${number} selected` : 'All that match selected'
  const isPrivate = filters.feedback !== undefined
  const canSelectAll = !isEverything && hasMore && selected.length === rows.length
  return (
    <BulkBar
      count={isEverything ? everything : `${selected.length.toLocaleString()} selected`}
      more={canSelectAll && <SelectAllShown number={number} onClick={selectEverything} />}
      isPending={bulk.isPending}
      done={bulk.done}
      next={next}
      can={{
        decide: !isPrivate,
        hide: !isPrivate && (isEverything || selected.some(canBeHidden)),
        show: !isPrivate && (isEverything || selected.some(({ hiddenAt }) => hiddenAt !== null)),
      }}
      exportAddress={
        isEverything || (!hasMore && selected.length === rows.length)
          ? testimonialExportAddress('csv', matching)
          : undefined
      }
      onAct={(action, tag) =>
        bulk.run(action, isEverything ? matching : selected.map(({ id }) => id), clear, tag)
      }
      onClear={clear}
    />
  )
}

function SelectAllShown({ number, onClick }: { number: string | undefined; onClick: () => void }) {
  return (
    <Button size="small" variant="ghost" onClick={onClick}>
      {number ? `Select all ${number} that match` : 'Select all that match'}
    </Button>
  )
}
