import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import type { ReactNode, RefObject } from 'react'
import { hasAllWords } from '../../lib/address/search-words.ts'
import type { usePagedRows } from '../../lib/call/use-rows.ts'
import { CardGridLoading } from '../../ui/loading/card-grid-loading.tsx'
import { CountedList } from '../../ui/loading/paged-list.tsx'
import type { ListFilters } from './cached-lists.ts'
import type { CardHandlers } from '../card/card-footer.tsx'
import { CardSkeleton } from '../card/card-skeleton.tsx'
import { ListHeading, SelectLoaded } from './list-heading.tsx'
import { TestimonialGrid } from './testimonial-grid.tsx'
import type { useDecisions } from './use-decisions.ts'
import type { Selection } from './use-selection.ts'

export type TestimonialListProps = {
  filters: ListFilters
  /** What one row is, small; a testimonial unless said. */
  noun?: string
  /** What stands there when there is none. */
  empty: ReactNode
  decisions: ReturnType<typeof useDecisions>
  failedDeletions: ReadonlySet<string>
} & Pick<CardHandlers, 'onView' | 'onEdit' | 'onDelete' | 'onPublish'>

/** The cards of a list, headed by how many there are, or what stands there instead of them. */
export function CountedCards({
  filters: { search },
  noun = 'testimonial',
  empty,
  decisions,
  failedDeletions,
  paged,
  selection,
  title,
  ...handlers
}: TestimonialListProps & {
  paged: ReturnType<typeof usePagedRows<Testimonial>>
  selection: Selection
  title: RefObject<HTMLHeadingElement | null>
}) {
  const { list, rows } = paged
  const isNear = search !== undefined && isSimilarOnly(rows, search)
  const countOf = (count: string) => (isNear ? `No exact match for “${search}”. Similar: ${count}` : count)
  const heading = (count: string) => (
    <ListHeading ref={title} count={countOf(count)}>
      {rows.length > 0 && <SelectLoaded selection={selection} hasMore={list.hasNextPage} />}
    </ListHeading>
  )
  return (
    <CountedList
      {...paged}
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
  )
}

/** True when none of them has all the words: then the server has tolerated a typing error. */
function isSimilarOnly(rows: readonly Testimonial[], search: string): boolean {
  const texts = rows.map((row) => [row.customerName, row.company ?? '', row.content].join(' '))
  return texts.length > 0 && !texts.some((text) => hasAllWords(text, search))
}
