import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { memo, type ReactNode, useDeferredValue, useRef } from 'react'
import { hasAllWords } from '../../lib/address/search-words.ts'
import { usePagedRows } from '../../lib/call/use-rows.ts'
import { useStable } from '../../lib/use-stable.ts'
import { type ListLook, useListLook } from '../../lib/look/list-look.ts'
import { CardGrid } from '../../ui/layout/card-grid.tsx'
import { LookToggle } from '../../ui/layout/look-toggle.tsx'
import { CardGridLoading } from '../../ui/loading/card-grid-loading.tsx'
import { CountedList } from '../../ui/loading/paged-list.tsx'
import type { CardHandlers } from '../card/card-footer.tsx'
import { CardSkeleton } from '../card/card-skeleton.tsx'
import { TestimonialCard, type TestimonialCardProps } from '../card/testimonial-card.tsx'
import { TestimonialRow } from '../card/testimonial-row.tsx'
import type { BadgeLook } from '../card/status-badge.tsx'
import type { ListFilters } from './cached-lists.ts'
import { ListHeading, SelectLoaded } from './list-heading.tsx'
import { listQuery } from '../queries.ts'
import type { useDecisions } from './use-decisions.ts'
import { filterQueryOf } from '../filters/use-filters.ts'
import { SelectedBar } from './selected-bar.tsx'
import { useListKeys } from './use-list-keys.tsx'
import { type Selection, useSelection } from './use-selection.ts'

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
  filters: chosen,
  noun = 'testimonial',
  empty,
  tools,
  ...handling
}: TestimonialListProps) {
  // The filter that was pressed is drawn before the cards that it leaves.
  const filters = useDeferredValue(chosen)
  const { search } = filters
  const { paged, selection, cards, keyHelp } = useSelectableRows(filters, handling)
  const { list, rows } = paged
  const { look, chooseLook } = useListLook()
  const title = useRef<HTMLHeadingElement>(null)
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
          <Cards rows={rows} total={total} look={look} search={search} selection={selection} {...handling} />
        )}
      </CountedList>
      <SelectedBar selection={selection} filters={filters} list={list} next={title} />
      {keyHelp}
    </div>
  )
}

/** The rows, which of them are chosen, and what the keys do with the one that has the focus. */
function useSelectableRows(
  filters: ListFilters,
  { decisions, onEdit }: Pick<TestimonialListProps, 'decisions' | 'onEdit'>,
) {
  const paged = usePagedRows(listQuery(filters))
  const selection = useSelection(paged.rows, filterQueryOf(filters))
  const cards = useRef<HTMLDivElement>(null)
  const keyHelp = useListKeys(cards, paged.rows, {
    canDecide: filters.feedback === undefined,
    isDeciding: decisions.isDeciding,
    onDecide: decisions.decide,
    onEdit,
    onSelect: (row) => selection.select(row, !selection.isSelected(row.id)),
  })
  return { paged, selection, cards, keyHelp }
}

type Drawing = Omit<TestimonialListProps, 'filters' | 'noun' | 'empty' | 'tools'> & {
  /** What is marked. */
  search: string | undefined
  selection: Selection
}

function Cards({
  rows,
  total,
  look,
  search,
  badges,
  decisions,
  failedDeletions,
  selection,
  ...handlers
}: Drawing & { rows: readonly Testimonial[]; total: number | undefined; look: ListLook }) {
  const acts = useStable({
    ...handlers,
    onSelect: selection.select,
    onDecide: decisions.decide,
    onGoBack: decisions.goBack,
  })
  return (
    <CardGrid
      label="Testimonials"
      rows={rows}
      total={total}
      look={look}
      usualHeightPx={look === 'rows' ? 52 : 316}
      renderCard={(row, keepFocus) => (
        <ListedCard
          testimonial={row}
          look={look}
          search={search}
          badges={badges}
          isSelected={selection.isSelected(row.id)}
          isDeciding={decisions.isDeciding(row.id)}
          hasFailedDeletion={failedDeletions.has(row.id)}
          acts={acts}
          keepFocus={keepFocus}
        />
      )}
    />
  )
}

/**
 * One of the cards. Drawn anew only when something of it has changed: opening one of them changes none. After a decision or
 * deletion the focus stays where the card was.
 */
const ListedCard = memo(function ListedCard({
  look,
  acts,
  keepFocus,
  ...drawn
}: Omit<TestimonialCardProps, keyof CardHandlers> & {
  look: ListLook
  acts: CardHandlers
  keepFocus: (id: string) => void
}) {
  const Card = look === 'rows' ? TestimonialRow : TestimonialCard
  return (
    <Card
      {...drawn}
      {...acts}
      onDecide={(testimonial, status) => {
        keepFocus(testimonial.id)
        acts.onDecide(testimonial, status)
      }}
      onGoBack={(testimonial, way) => {
        keepFocus(testimonial.id)
        acts.onGoBack(testimonial, way)
      }}
      onDelete={(testimonial) => {
        keepFocus(testimonial.id)
        acts.onDelete(testimonial)
      }}
    />
  )
})

const similarTo = (search: string | undefined, count: string) =>
  `No exact match for “${search}”. Similar: ${count}`

/** True when none of them has all the words: then the server has tolerated a typing error. */
function isNear(rows: readonly Testimonial[], search: string | undefined): boolean {
  if (search === undefined) return false
  const texts = rows.map((row) =>
    [row.customerName, row.role ?? '', row.company ?? '', row.content].join(' '),
  )
  return texts.length > 0 && !texts.some((text) => hasAllWords(text, search))
}
