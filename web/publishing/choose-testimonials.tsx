import type { ReviewLink } from '#contract/publishing.ts'
import type { LinkedPlatform } from '#contract/review-links.ts'
import { MessageSquareQuote } from 'lucide-react'
import { useState } from 'react'
import { platformNames } from '../lib/platform-names.ts'
import { useDebounced } from '../lib/use-debounced.ts'
import { usePagedRows } from '../lib/use-rows.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { NoMatch } from '../ui/no-match.tsx'
import { CountedList } from '../ui/paged-list.tsx'
import { SearchInput } from '../ui/search-input.tsx'
import { SegmentedFilter } from '../ui/segmented-filter.tsx'
import { showRefusal } from '../ui/show-refusal.ts'
import { ChooseRow } from './choose-row.tsx'
import { linksLoading } from './links-loading.tsx'
import { approvedQuery, useCreateReviewLinks } from './queries.ts'

const restMs = 300
const mostAtOnce = 100

/** Which testimonials to make links for, and for which platform. */
export function ChooseTestimonials({
  platforms,
  platform,
  onPlatform,
  onMade,
}: {
  platforms: readonly LinkedPlatform[]
  platform: LinkedPlatform
  onPlatform: (platform: LinkedPlatform) => void
  onMade: (links: readonly ReviewLink[], wanted: number) => void
}) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const list = usePagedRows(approvedQuery(useDebounced(search.trim(), restMs)))
  const create = useCreateReviewLinks()
  function choose(id: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  function make() {
    const testimonialIds = [...chosen].slice(0, mostAtOnce)
    create.mutate(
      { platform, testimonialIds },
      {
        onSuccess: (links) => onMade(links, testimonialIds.length),
        onError: showRefusal("The links couldn't be created"),
      },
    )
  }
  return (
    <>
      <p className="mb-4 max-w-[70ch] text-base text-soft">
        {platform === 'google'
          ? 'Each link opens the customer’s own words to copy, and your page on Google. You send it yourself, so send it to customers who want to post, whatever they say.'
          : 'Each link shows where you are on Yelp and lets the customer copy their own words. Yelp forbids asking for reviews, so use it only to answer customers who ask.'}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {platforms.length > 1 && (
          <SegmentedFilter
            label="Platform"
            options={platforms.map((value) => ({ value, label: platformNames[value] }))}
            value={platform}
            onChange={(next) => {
              // What came from the other platform can be chosen for this one alone.
              setChosen(new Set())
              onPlatform(next)
            }}
          />
        )}
        <SearchInput
          label="Search approved testimonials"
          placeholder="Search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Button
          className="ml-auto max-sm:w-full"
          disabled={chosen.size === 0}
          isPending={create.isPending}
          pendingLabel="Creating..."
          onClick={make}
        >
          {linksLabel(chosen.size)}
        </Button>
      </div>
      <CountedList
        {...list}
        noun="testimonial"
        label="Approved testimonials"
        loading={<div className="mt-5">{linksLoading}</div>}
        failure="Couldn't load your testimonials"
        nextFailure="Couldn't load the next testimonials."
        empty={
          search.trim() ? (
            <NoMatch title="No testimonials found" onClearFilters={() => setSearch('')}>
              No approved testimonials match your search.
            </NoMatch>
          ) : (
            <NoneApproved />
          )
        }
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
    </>
  )
}

function linksLabel(count: number): string {
  if (count === 0) return 'Generate Review Links'
  return count === 1 ? 'Generate 1 link' : `Generate ${Math.min(count, mostAtOnce)} links`
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
