import type { ReviewLink } from '#contract/publishing/publishing.ts'
import { isLinkedPlatform, type LinkedPlatform } from '#contract/publishing/review-links.ts'
import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { ChooseTestimonials } from '../publish/choose-testimonials.tsx'
import { linksLoading } from './links-loading.tsx'
import { MadeLinks } from './made-links.tsx'
import { connectionsQuery } from '../queries.ts'

/** Links for one testimonial or many, to be sent by oneself. */
export function ReviewLinksTab() {
  const connections = useQuery(connectionsQuery)
  return (
    <Loaded query={connections} loading={linksLoading} failure="Couldn't load your platforms.">
      {(known) => {
        const platforms = known.map(({ platform }) => platform).filter((one) => isLinkedPlatform(one))
        return platforms.length === 0 ? <SetupRequired /> : <Making platforms={platforms} />
      }}
    </Loaded>
  )
}

function SetupRequired() {
  return (
    <EmptyState
      icon={<Link2 aria-hidden="true" />}
      title="Platform Setup Required"
      action={<LinkButton href="/platform-setup">Set up platforms</LinkButton>}
    >
      Connect Google or Yelp to create review links.
    </EmptyState>
  )
}

function Making({ platforms }: { platforms: readonly LinkedPlatform[] }) {
  const [chosen, setChosen] = useState<LinkedPlatform>()
  const [made, setMade] = useState<{ links: readonly ReviewLink[]; wanted: number }>()
  const platform = platforms.find((one) => one === chosen) ?? platforms[0]!
  if (made) return <MadeLinks platform={platform} {...made} onBack={() => setMade(undefined)} />
  return (
    <ChooseTestimonials
      platforms={platforms}
      platform={platform}
      onPlatform={setChosen}
      onMade={(links, wanted) => setMade({ links, wanted })}
    />
  )
}
