import type { LinkedPlatform } from '#contract/review-links.ts'
import { useCallback, useState } from 'react'
import { BusinessHeader } from '../business-header.tsx'
import { CustomerShell } from '../customer-shell.tsx'
import { useWords } from '../language.ts'
import { MissingPage } from '../missing-page.tsx'
import { loadReviewLink } from '../queries.ts'
import { useCustomerTitle } from '../use-customer-title.ts'
import { useLoaded } from '../use-loaded.ts'
import { WaitingPage } from '../waiting-page.tsx'
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
  const { state, tryAgain } = useLoaded(
    useCallback((signal) => loadReviewLink(formId, platform, signal), [formId, platform]),
  )
  const link = state.kind === 'loaded' ? state.data : undefined
  useCustomerTitle(link ? words.businessOn(link.businessName, link.label) : names[platform])
  if (state.kind === 'missing') return <Missing platform={platform} />
  if (!link) {
    return (
      <WaitingPage
        header={<div className="h-12" />}
        isWaiting={state.kind === 'waiting'}
        onTryAgain={tryAgain}
      >
        {words.opensItself}
      </WaitingPage>
    )
  }
  return (
    <CustomerShell header={<BusinessHeader name={link.businessName} logoUrl={link.logoUrl} />}>
      <TakeAlong platform={platform} link={link} content={content} />
    </CustomerShell>
  )
}

function Missing({ platform }: { platform: LinkedPlatform }) {
  const words = useOutboundWords()
  useCustomerTitle(words.missing)
  return <MissingPage title={words.missing}>{words.missingHelp(names[platform])}</MissingPage>
}
