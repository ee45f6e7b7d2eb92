import { useWords } from './language.ts'
import { MissingPage } from './missing-page.tsx'
import type { Missing } from './use-loaded.ts'

const sentences = {
  gone: ['linkMissing', 'linkMissingHelp'],
  used: ['linkUsed', 'linkUsedHelp'],
  expired: ['linkExpired', 'linkExpiredHelp'],
} as const satisfies Record<Missing, unknown>

/** Why the link opens nothing, and what to do about it. */
export function MissingLink({ why }: { why: Missing }) {
  const words = useWords()
  const [title, help] = sentences[why]
  return <MissingPage title={words[title]}>{words[help]}</MissingPage>
}
