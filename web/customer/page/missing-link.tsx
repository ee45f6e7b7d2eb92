import { useFormCopy } from '../language.ts'
import { MissingPage } from './missing-page.tsx'
import type { Missing, WhosePage } from './use-loaded.ts'

const sentences = {
  gone: ['linkMissing', 'linkMissingHelp'],
  used: ['linkUsed', 'linkUsedHelp'],
  expired: ['linkExpired', 'linkExpiredHelp'],
  closed: ['formClosed', 'formClosedHelp'],
} as const satisfies Record<Missing, unknown>

/** Why the link opens nothing, and what to do about it. */
export function MissingLink({ why, business }: { why: Missing; business: WhosePage | undefined }) {
  const copy = useFormCopy()
  const [title, help] = sentences[why]
  return (
    <MissingPage title={copy[title]} business={business}>
      {copy[help]}
    </MissingPage>
  )
}
