import type { BusinessProfile } from '#contract/business/business-profile.ts'
import { languageOf } from '../writer/service.ts'
import { answerFromProfile } from './answer-from-profile.ts'
import { fieldLabels } from '#shared/business/profile-fields.ts'
import type { Change } from './proposal/propose.ts'
import type { Mood } from './reading/moods.ts'
import type { Read } from './reading/read-message.ts'

export const sentences = {
  noProfile: 'No business information available. Please complete the AI onboarding first.',
  tooLong:
    'That’s too long for me to read. Please use 2,000 characters or fewer, or edit the fields directly.',
  greeting: 'Hello! Tell me what has changed, such as “our phone is …” or “we also offer …”.',
  welcome: 'You’re welcome. Tell me whenever something changes.',
  hint: 'Try “our phone is …”, “we also offer …” or “we no longer offer …”.',
} as const

const ofMood: Readonly<Partial<Record<Mood, (quoted: string) => string>>> = {
  plan: (quoted) =>
    `${quoted} isn’t certain yet, so I left your profile as it is. Tell me when it’s decided.`,
  later: (quoted) =>
    `${quoted} is still to come, so I left your profile as it is. Tell me when it has happened.`,
  past: (quoted) => `${quoted} is about the past, so I left your profile as it is.`,
  keep: () => 'OK, I left that as it is.',
  hearsay: () => 'I only change what you tell me yourself, so I left your profile as it is.',
  order: () => `I can only change your business profile, and I take plain text only. ${sentences.hint}`,
}

export interface Said {
  readonly changes: readonly Change[]
  readonly notes: readonly string[]
  readonly said?: string | undefined
  readonly away?: string | undefined
}

/** Everything there is to say to a message: what would change, why something would not, and what was not understood. */
export function composed(
  profile: BusinessProfile,
  reads: readonly Read[],
  { changes, notes, said, away }: Said,
): string {
  const lines = [...(away === undefined ? [] : [away]), ...proposalLine(changes), ...notes]
  if (said !== undefined) return [...lines, said].join('\n\n')
  const moods = [
    ...new Set(reads.flatMap(({ mood, text }) => (mood ? [ofMood[mood as Mood]?.(quote(text)) ?? ''] : []))),
  ]
  lines.push(...moods.filter(Boolean))
  const asked = reads.filter(({ mood }) => mood === 'question')
  lines.push(...new Set(asked.map(({ text }) => answerFromProfile(profile, text))))
  const unclear = reads.filter(({ mood }) => mood === 'unclear').map(({ text }) => quote(text))
  if (unclear.length > 0) lines.push(notUnderstood(unclear, reads))
  if (lines.length === 0) lines.push(isGreeting(reads) ? sentences.greeting : sentences.welcome)
  return lines.join('\n\n')
}

function proposalLine(changes: readonly Change[]): string[] {
  if (changes.length === 0) return []
  const names = changes.map(({ field }) => fieldLabels[field])
  return [`I’d change ${new Intl.ListFormat('en').format(names)}. Nothing is saved until you accept.`]
}

function notUnderstood(unclear: readonly string[], reads: readonly Read[]): string {
  const isForeign = isOtherLanguage(reads.map(({ text }) => text).join(' '))
  const language = isForeign ? ' I only understand English.' : ''
  return `I didn’t understand ${new Intl.ListFormat('en').format(unclear)}.${language} ${sentences.hint}`
}

function isOtherLanguage(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters > 0 && latin * 2 < letters) return true
  const language = languageOf(text)
  return language !== null && language !== 'en'
}

function isGreeting(reads: readonly Read[]): boolean {
  return reads.every(({ text }) => /^(?:hi|hello|hey|good)(?!\S{3})/iu.test(text))
}

const longestQuote = 120

function quote(text: string): string {
  return `“${text.length > longestQuote ? `${text.slice(0, longestQuote).trimEnd()}…` : text}”`
}
