import type { ReviewLink } from '#contract/publishing/publishing.ts'
import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import { useState } from 'react'
import { platformNames } from '../../lib/copy/platform-names.ts'
import { SearchInput } from '../../ui/search/search-input.tsx'
import { SegmentedFilter } from '../../ui/search/segmented-filter.tsx'
import { ApprovedTestimonials } from './approved-testimonials.tsx'
import { GenerateLinks } from '../links/generate-links.tsx'

const advice: Readonly<Record<LinkedPlatform, string>> = {
  google:
    'Each link opens the customer’s own words to copy, and your page on Google. You send it yourself, so send it to customers who want to post, whatever they say.',
  yelp: 'Each link shows where you are on Yelp and lets the customer copy their own words. Yelp forbids asking for reviews, so use it only to answer customers who ask.',
}

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
  return (
    <>
      <p className="mb-4 max-w-[70ch] text-base text-soft">{advice[platform]}</p>
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
        <GenerateLinks platform={platform} chosen={chosen} onMade={onMade} />
      </div>
      <ApprovedTestimonials
        search={search}
        platform={platform}
        chosen={chosen}
        onChange={setChosen}
        onClearSearch={() => setSearch('')}
      />
    </>
  )
}
