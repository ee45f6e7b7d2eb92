import type { Testimonial } from '#contract/testimonials.ts'
import { useRef, type ReactNode, type RefObject } from 'react'
import { testimonialExportAddress } from '../imports/queries.ts'
import { hasAllWords } from '../lib/search-words.ts'
import { usePagedRows } from '../lib/use-rows.ts'
import { Button } from '../ui/button.tsx'
import { CardGridLoading } from '../ui/card-grid-loading.tsx'
import { CountedList } from '../ui/paged-list.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { ListFilters } from './cached-lists.ts'
import type { CardHandlers } from './card-footer.tsx'
import { CardSkeleton } from './card-skeleton.tsx'
import { ListHeading, SelectLoaded } from './list-heading.tsx'
import { listQuery } from './queries.ts'
import { TestimonialGrid } from './testimonial-grid.tsx'
import { useBulk } from './use-bulk.ts'
import type { useDecisions } from './use-decisions.ts'
import { filterQueryOf, withoutSort } from './use-filters.ts'
import { useListKeys } from './use-list-keys.tsx'
import { canBeHidden, type Selection, useSelection } from './use-selection.ts'

type TestimonialListProps = {
  filters: ListFilters
  /** What one row is, small; a testimonial unless said. */
  noun?: string
  /** What stands there when there is none. */
  empty: ReactNode
  decisions: ReturnType<typeof useDecisions>
  failedDeletions: ReadonlySet<string>
} & Pick<CardHandlers, 'onView' | 'onEdit' | 'onDelete' | 'onPublish'>

/** The list in each of its states, and what can be done with several at once. */
export function TestimonialList({
  filters,
  noun = 'testimonial',
  empty,
  decisions,
  failedDeletions,
  ...handlers
}: TestimonialListProps) {
  const { list, rows } = usePagedRows(listQuery(filters))
  const selection = useSelection(rows, filterQueryOf(filters))
  const title = useRef<HTMLHeadingElement>(null)
  const cards = useRef<HTMLDivElement>(null)
  const first = list.data?.pages[0]
  const total = first?.isCounted === false ? undefined : first?.total
  const help = useListKeys(cards, rows, {
    canDecide: filters.feedback === undefined,
    isDeciding: decisions.isDeciding,
    onDecide: decisions.decide,
    onEdit: handlers.onEdit,
    onSelect: (row) => selection.select(row, !selection.isSelected(row.id)),
  })
  const { search } = filters
  const isNear = search !== undefined && isSimilarOnly(rows, search)
  const heading = (count: string) => (
    <ListHeading ref={title} count={isNear ? `No exact match for “${search}”. Similar: ${count}` : count}>
      {rows.length > 0 && <SelectLoaded selection={selection} hasMore={list.hasNextPage} />}
    </ListHeading>
  )
  return (
    <div ref={cards}>
      <CountedList
        list={list}
        rows={rows}
        noun={noun}
        heading={heading}
        loading={<CardGridLoading label="Loading testimonials" card={<CardSkeleton />} />}
        failure="Couldn't load testimonials"
        nextFailure="Couldn't load more testimonials."
        empty={empty}
      >
        {(shown) => (
          <TestimonialGrid
            rows={rows}
            total={shown}
            search={search}
            isSelected={selection.isSelected}
            isDeciding={decisions.isDeciding}
            failedDeletions={failedDeletions}
            onSelect={selection.select}
            onDecide={decisions.decide}
            onGoBack={decisions.goBack}
            {...handlers}
          />
        )}
      </CountedList>
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

/** True when none of them has all the words: then the server has tolerated a typing error. */
function isSimilarOnly(rows: readonly Testimonial[], search: string): boolean {
  const texts = rows.map((row) => [row.customerName, row.company ?? '', row.content].join(' '))
  return texts.length > 0 && !texts.some((text) => hasAllWords(text, search))
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
