import type { LinkedPlatform } from '#contract/review-links.ts'
import { useCallback, useState } from 'react'
import { useWords } from '../language.ts'
import { LoadedPage } from '../loaded-page.tsx'
import { MissingPage } from '../missing-page.tsx'
import { loadReviewLink } from '../queries.ts'
import { useCustomerTitle } from '../use-customer-title.ts'
import { useLoaded } from '../use-loaded.ts'
import { takeTold, type Told } from './take-told.ts'
import { TakeAlong } from './take-along.tsx'
import { useOutboundWords } from './use-outbound-words.ts'

const names: Record<LinkedPlatform, string> = { google: 'Google', yelp: 'Yelp' }

/** Between our pages and a review site: whose page it is, and the customer's own text to take along. */
export function OutboundPage({ platform }: { platform: LinkedPlatform }) {
  const [told] = useState(takeTold)
  return told.formId ? <Leading platform={platform} told={told} /> : <Missing platform={platform} />
}

function Leading({ platform, told: { formId, content } }: { platform: LinkedPlatform; told: Told }) {
  const words = useWords()
  const loaded = useLoaded(
    useCallback((signal) => loadReviewLink(formId, platform, signal), [formId, platform]),
  )
  const link = loaded.data
  useCustomerTitle(link ? words.businessOn(link.businessName, link.label) : names[platform])
  return (
    <LoadedPage loaded={loaded} missing={<Missing platform={platform} />} waiting={words.opensItself}>
      {(one) => <TakeAlong platform={platform} link={one} content={content} />}
    </LoadedPage>
  )
}

function Missing({ platform }: { platform: LinkedPlatform }) {
  const words = useOutboundWords()
  useCustomerTitle(words.missing)
  return <MissingPage title={words.missing}>{words.missingHelp(names[platform])}</MissingPage>
}
