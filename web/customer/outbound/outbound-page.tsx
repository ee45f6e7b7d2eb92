import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import { useCallback, useState } from 'react'
import { useFormCopy } from '../language.ts'
import { LoadedPage } from '../page/loaded-page.tsx'
import { loadReviewLink } from '../queries.ts'
import { useCustomerTitle } from '../page/use-customer-title.ts'
import { useLoaded } from '../page/use-loaded.ts'
import { HandedPage } from './handed-page.tsx'
import { MissingReviewLink } from './missing-link.tsx'
import { platformNames } from '../../lib/copy/platform-names.ts'
import { takeOutboundParams, type OutboundParams } from './take-outbound-params.ts'
import { TakeAlong } from './take-along.tsx'

/** Between our pages and a review site: whose page it is, and the customer's own text to take along. */
export function OutboundPage({ platform }: { platform: LinkedPlatform }) {
  const [params] = useState(takeOutboundParams)
  if (params.handover) return <HandedPage platform={platform} token={params.handover} />
  return params.formId ? (
    <Leading platform={platform} params={params} />
  ) : (
    <MissingReviewLink platform={platform} />
  )
}

function Leading({
  platform,
  params: { formId, content },
}: {
  platform: LinkedPlatform
  params: OutboundParams
}) {
  const copy = useFormCopy()
  const loaded = useLoaded(
    useCallback((signal) => loadReviewLink(formId, platform, signal), [formId, platform]),
  )
  const link = loaded.data
  useCustomerTitle(link ? copy.businessOn(link.businessName, link.label) : platformNames[platform])
  return (
    <LoadedPage
      loaded={loaded}
      missing={<MissingReviewLink platform={platform} />}
      waiting={copy.opensItself}
    >
      {(one) => <TakeAlong platform={platform} link={one} content={content} />}
    </LoadedPage>
  )
}
