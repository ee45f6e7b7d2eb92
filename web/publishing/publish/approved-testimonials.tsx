import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import { MessageSquareQuote } from 'lucide-react'
import { useDebounced } from '../../lib/use-debounced.ts'
import { usePagedRows } from '../../lib/call/use-rows.ts'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { NoMatch } from '../../ui/message/no-match.tsx'
import { CountedList } from '../../ui/loading/paged-list.tsx'
import { ChooseRow } from './choose-row.tsx'
import { linksLoading } from '../links/links-loading.tsx'
import { approvedQuery } from '../queries.ts'

const restMs = 300

/** The approved testimonials that match the search, each to choose. */
export function ApprovedTestimonials({
  search,
  platform,
  chosen,
  onChange,
  onClearSearch,
}: {
  /** As it is typed. */
  search: string
  platform: LinkedPlatform
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
  onClearSearch: () => void
}) {
  const words = search.trim()
  const list = usePagedRows(approvedQuery(useDebounced(words, restMs)))
  function choose(id: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    onChange(next)
  }
  return (
    <CountedList
      {...list}
      noun="testimonial"
      label="Approved testimonials"
      loading={<div className="mt-5">{linksLoading}</div>}
      failure="Couldn't load your testimonials"
      nextFailure="Couldn't load the next testimonials."
      empty={words ? <NoneFound onClearSearch={onClearSearch} /> : <NoneApproved />}
    >
      {() => (
        <ul className="flex flex-col gap-2">
          {list.rows.map((row) => (
            <ChooseRow
              key={row.id}
              testimonial={row}
              platform={platform}
              isChosen={chosen.has(row.id)}
              onChoose={(isChosen) => choose(row.id, isChosen)}
            />
          ))}
        </ul>
      )}
    </CountedList>
  )
}

function NoneApproved() {
  return (
    <EmptyState
      icon={<MessageSquareQuote aria-hidden="true" />}
      title="No Approved Testimonials"
      action={<LinkButton href="/testimonials?status=pending">Review testimonials</LinkButton>}
    >
      Approve a testimonial to create a review link for it.
    </EmptyState>
  )
}

function NoneFound({ onClearSearch }: { onClearSearch: () => void }) {
  return (
    <NoMatch title="No testimonials found" onClearFilters={onClearSearch}>
      No approved testimonials match your search.
    </NoMatch>
  )
}
