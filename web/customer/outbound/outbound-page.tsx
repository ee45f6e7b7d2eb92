import type { LinkedPlatform } from '#contract/review-links.ts'
import { useCallback, useState } from 'react'
import { useWords } from '../language.ts'
import { LoadedPage } from '../loaded-page.tsx'
import { loadReviewLink } from '../queries.ts'
import { useCustomerTitle } from '../use-customer-title.ts'
import { useLoaded } from '../use-loaded.ts'
import { HandedPage } from './handed-page.tsx'
import { MissingLink } from './missing-link.tsx'
import { platformNames } from '../../lib/platform-names.ts'
import { takeTold, type Told } from './take-told.ts'
import { TakeAlong } from './take-along.tsx'

/** Between our pages and a review site: whose page it is, and the customer's own text to take along. */
export function OutboundPage({ platform }: { platform: LinkedPlatform }) {
  const [told] = useState(takeTold)
  if (told.handover) return <HandedPage platform={platform} token={told.handover} />
  return told.formId ? <Leading platform={platform} told={told} /> : <MissingLink platform={platform} />
}

function Leading({ platform, told: { formId, content } }: { platform: LinkedPlatform; told: Told }) {
  const words = useWords()
  const loaded = useLoaded(
    useCallback((signal) => loadReviewLink(formId, platform, signal), [formId, platform]),
  )
  const link = loaded.data
  useCustomerTitle(link ? words.businessOn(link.businessName, link.label) : platformNames[platform])
  return (
    <LoadedPage loaded={loaded} missing={<MissingLink platform={platform} />} waiting={words.opensItself}>
      {(one) => <TakeAlong platform={platform} link={one} content={content} />}
    </LoadedPage>
  )
}
