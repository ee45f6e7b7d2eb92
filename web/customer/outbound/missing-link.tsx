import type { LinkedPlatform } from '#contract/review-links.ts'
import { platformNames } from '../../lib/platform-names.ts'
import { MissingPage } from '../missing-page.tsx'
import { useCustomerTitle } from '../use-customer-title.ts'
import { useOutboundCopy } from './use-outbound-copy.ts'

/** In place of a page that leads nowhere. */
export function MissingReviewLink({ platform }: { platform: LinkedPlatform }) {
  const copy = useOutboundCopy()
  useCustomerTitle(copy.missing)
  return <MissingPage title={copy.missing}>{copy.missingHelp(platformNames[platform])}</MissingPage>
}
