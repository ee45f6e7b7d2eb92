import type { LinkedPlatform } from '#contract/review-links.ts'
import { platformNames } from '../../lib/platform-names.ts'
import { MissingPage } from '../missing-page.tsx'
import { useCustomerTitle } from '../use-customer-title.ts'
import { useOutboundWords } from './use-outbound-words.ts'

/** In place of a page that leads nowhere. */
export function MissingLink({ platform }: { platform: LinkedPlatform }) {
  const words = useOutboundWords()
  useCustomerTitle(words.missing)
  return <MissingPage title={words.missing}>{words.missingHelp(platformNames[platform])}</MissingPage>
}
