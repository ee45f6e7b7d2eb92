import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import { platformNames } from '../../lib/copy/platform-names.ts'
import { MissingPage } from '../page/missing-page.tsx'
import { useCustomerTitle } from '../page/use-customer-title.ts'
import { useOutboundCopy } from './use-outbound-copy.ts'

/** In place of a page that leads nowhere. */
export function MissingReviewLink({ platform }: { platform: LinkedPlatform }) {
  const copy = useOutboundCopy()
  useCustomerTitle(copy.missing)
  return <MissingPage title={copy.missing}>{copy.missingHelp(platformNames[platform])}</MissingPage>
}
