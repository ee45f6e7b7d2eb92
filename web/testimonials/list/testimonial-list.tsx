import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { type ReactNode, useRef, type RefObject } from 'react'
import { testimonialExportAddress } from '../../imports/queries.ts'
import { hasAllWords } from '../../lib/address/search-words.ts'
import { usePagedRows } from '../../lib/call/use-rows.ts'
import { Button } from '../../ui/button/button.tsx'
import { useListLook } from '../../lib/look/list-look.ts'
import { CardGrid } from '../../ui/layout/card-grid.tsx'
import { LookToggle } from '../../ui/layout/look-toggle.tsx'
import { CardGridLoading } from '../../ui/loading/card-grid-loading.tsx'
import { CountedList } from '../../ui/loading/paged-list.tsx'
import type { CardHandlers } from '../card/card-footer.tsx'
import { CardSkeleton } from '../card/card-skeleton.tsx'
import { TestimonialCard } from '../card/testimonial-card.tsx'
import { TestimonialRow } from '../card/testimonial-row.tsx'
import type { BadgeLook } from '../card/status-badge.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { ListFilters } from './cached-lists.ts'
import { ListHeading, SelectLoaded } from './list-heading.tsx'
import { listQuery } from '../queries.ts'
import { useBulk } from './use-bulk.ts'
import type { useDecisions } from './use-decisions.ts'
import { filterQueryOf, withoutSort } from '../filters/use-filters.ts'
import { useListKeys } from './use-list-keys.tsx'
import { canBeHidden, type Selection, useSelection } from './use-selection.ts'

export type TestimonialListProps = {
  filters: ListFilters
  /** What one row is, small; a testimonial unless said. */
  noun?: string
  /** What stands there when there is none. */
  empty: ReactNode
  /** Beside the count. */
  tools?: ReactNode
  badges?: BadgeLook
  decisions: ReturnType<typeof useDecisions>
  failedDeletions: ReadonlySet<string>
} & Pick<CardHandlers, 'onView' | 'onEdit' | 'onDelete' | 'onPublish'>

/** The list in each of its states, headed by how many there are, and what can be done with several at once. */
export function TestimonialList({
  filters,
  noun = 'testimonial',
  empty,
  tools,
  ...handling
}: TestimonialListProps) {
  const { decisions, onEdit } = handling
  const { search } = filters
  const paged = usePagedRows(listQuery(filters))
  const { list, rows } = paged
  const selection = useSelection(rows, filterQueryOf(filters))
  const { look, chooseLook } = useListLook()
  const title = useRef<HTMLHeadingElement>(null)
  const cards = useRef<HTMLDivElement>(null)
  const help = useListKeys(cards, rows, {
    canDecide: filters.feedback === undefined,
    isDeciding: decisions.isDeciding,
    onDecide: decisions.decide,
    onEdit,
    onSelect: (row) => selection.select(row, !selection.isSelected(row.id)),
  })
  const heading = (count: string) => (
    <ListHeading
      ref={title}
      count={isNear(rows, search) ? similarTo(search, count) : count}
      box={rows.length > 0 && <SelectLoaded selection={selection} hasMore={list.hasNextPage} />}
    >
      {tools}
      <LookToggle look={look} chooseLook={chooseLook} />
    </ListHeading>
  )
  return (
    <div ref={cards}>
      <CountedList
        {...paged}
        noun={noun}
        heading={heading}
        loading={<CardGridLoading label="Loading testimonials" card={<CardSkeleton />} />}
        failure="Couldn't load testimonials"
        nextFailure="Couldn't load more testimonials."
        empty={empty}
      >
        {(total) => (
          <CardGrid
            label="Testimonials"
            rows={rows}
            total={total}
            look={look}
            usualHeightPx={look === 'rows' ? 52 : 316}
            renderCard={cardOf(look === 'rows' ? TestimonialRow : TestimonialCard, {
              ...handling,
              search,
              selection,
            })}
          />
        )}
      </CountedList>
      <Selected selection={selection} filters={filters} list={list} next={title} />
      {help}
    </div>
  )
}

/** Draws one of the cards. After a decision or deletion the focus stays where the card was. */
function cardOf(
  Card: typeof TestimonialCard,
  {
    decisions,
    failedDeletions,
    badges,
    search,
    selection,
    ...handlers
  }: Omit<TestimonialListProps, 'filters' | 'noun' | 'empty' | 'tools'> & {
    /** What is marked. */
    search: string | undefined
    selection: Selection
  },
) {
  return (row: Testimonial, keepFocus: () => void) => (
    <Card
      testimonial={row}
      search={search}
      badges={badges}
      isSelected={selection.isSelected(row.id)}
      isDeciding={decisions.isDeciding(row.id)}
      hasFailedDeletion={failedDeletions.has(row.id)}
      {...handlers}
      onSelect={selection.select}
      onDecide={(testimonial, status) => {
        keepFocus()
        decisions.decide(testimonial, status)
      }}
      onGoBack={(testimonial, way) => {
        keepFocus()
        decisions.goBack(testimonial, way)
      }}
      onDelete={(testimonial) => {
        keepFocus()
        handlers.onDelete(testimonial)
      }}
    />
  )
}

const similarTo = (search: string | undefined, count: string) =>
  `No exact match for “${search}”. Similar: ${count}`

/** True when none of them has all the words: then the server has tolerated a typing error. */
function isNear(rows: readonly Testimonial[], search: string | undefined): boolean {
  if (search === undefined) return false
  const texts = rows.map((row) => [row.customerName, row.company ?? '', row.content].join(' '))
  return texts.length > 0 && !texts.some((text) => hasAllWords(text, search))
}

function Selected({
  selection: { rows, selected, isEverything, selectEverything, clear },
  filters,
  list: { data, hasNextPage: hasMore },
  next,
}: {
  selection: Selection
  filters: ListFilters
  list: ReturnType<typeof usePagedRows<Testimonial>>['list']
  next: RefObject<HTMLHeadingElement | null>
}) {
  const bulk = useBulk()
  if (selected.length === 0) return null
  const first = data?.pages[0]
  // Known once the server has counted how many match.
  const number = first?.isCounted === false ? undefined : first?.total?.toLocaleString()
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
