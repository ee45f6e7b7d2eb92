import { brand } from '#contract/brand.ts'
import type { HistoryEntry } from '#contract/provenance/history.ts'
import { scopeCopy } from './consent-copy.ts'
import { platformNames } from './platform-names.ts'
import { recoveryCopy } from './testimonial-copy.ts'

type DetailedEntryType =
  | 'imported'
  | 'import-updated'
  | 'platform-removed'
  | 'platform-restored'
  | 'consented'
  | 'approved'
  | 'feedback-moved'
  | 'handed-over'
  | 'published'

/** What somebody did: after who it was. The other types depend on more. */
const deeds: Record<Exclude<HistoryEntry['type'], DetailedEntryType>, string> = {
  drafted: 'had this drafted with AI',
  submitted: 'sent this through your form',
  created: 'added this',
  'import-undone': 'undid the import',
  edited: 'edited the text',
  'edit-suggested': 'suggested a new text',
  'edit-dropped': 'kept the original text',
  confirmed: 'confirmed the text',
  'evidence-added': 'attached proof',
  'confirmation-asked': 'asked the customer to confirm the text',
  'consent-asked': 'asked the customer for consent',
  rejected: 'rejected this',
  'decision-undone': 'undid the decision',
  'moved-to-pending': 'moved this back to pending',
  hidden: 'hid this from your site',
  shown: 'showed this again',
  'feedback-noted': 'changed the notes',
  'feedback-replied': 'replied by email',
  'feedback-invited': 'invited the customer to say more',
  'feedback-allowed': 'said you may show this publicly',
  'feedback-made-private': 'made this private again',
  withdrawn: 'withdrew this',
  rewarded: 'gave a reward',
  'role-changed': 'changed the role',
  'logo-changed': 'changed the company’s logo',
  'headline-changed': 'changed the headline',
  'highlights-changed': 'changed the highlights',
  replied: 'replied publicly',
  'reply-removed': 'removed the public reply',
  deleted: 'deleted this',
  erased: 'had their data erased',
  restored: 'restored this',
}

const isDeed = (type: HistoryEntry['type']): type is keyof typeof deeds => type in deeds

/** What happened and who did it, in a sentence; `customer` is what the customer is called. */
export function historySentence({ type, by, details }: HistoryEntry, customer: string): string {
  const who = actorNameOf(by, customer)
  if (isDeed(type)) return `${who} ${deeds[type]}`
  switch (type) {
    case 'imported':
      return `${who} imported this${details.source ? ` from ${details.source}` : ''}`
    case 'import-updated':
      return by.kind === 'system' && details.source
        ? `Changed on ${details.source}`
        : `${who} updated this with another import`
    case 'platform-removed':
      return 'The review disappeared from the review site'
    case 'platform-restored':
      return 'The review is back on the review site'
    case 'consented':
      return details.scopes?.length === 0
        ? `${who} gave no consent`
        : `${who} answered what you may do with it`
    case 'approved':
      return by.kind === 'system' ? 'Approved automatically' : `${who} approved this`
    case 'feedback-moved':
      return `${who} marked this as ${recoveryCopy[details.state ?? 'open'].label.toLowerCase()}`
    case 'handed-over':
      return `${who} handed this over for ${platformNameOf(details)}`
    case 'published':
      if (by.kind === 'system') return `Found on ${platformNameOf(details)}`
      // Only customers post; the team says which review is theirs.
      return by.kind === 'customer'
        ? `${who} posted this on ${platformNameOf(details)}`
        : `${who} matched this with a review on ${platformNameOf(details)}`
    default:
      return type satisfies never
  }
}

/** What else is known of it, to be read below. */
export function historyDetail({ type, isErased, details }: HistoryEntry): string | undefined {
  if (isErased) return 'Details erased'
  if ((type === 'edited' || type === 'edit-suggested') && details.from) return `Before: “${details.from}”`
  if (type === 'feedback-replied' && details.message) return `“${details.message.replace(/\s+/gu, ' ')}”`
  if (type === 'replied' && details.reply) return `“${details.reply.replace(/\s+/gu, ' ')}”`
  if (type === 'imported' && details.fileName) return details.fileName
  if (type === 'consented' && details.scopes?.length) return scopeList(details.scopes)
  if (type === 'consent-asked' && details.scopes) return scopeList(details.scopes)
  return undefined
}

function platformNameOf({ platform }: HistoryEntry['details']): string {
  return platform ? platformNames[platform] : 'a review site'
}

function scopeList(scopes: NonNullable<HistoryEntry['details']['scopes']>): string {
  return scopes.map((scope) => scopeCopy[scope]).join(' · ')
}

function actorNameOf({ kind, name }: HistoryEntry['by'], customer: string): string {
  if (kind === 'customer') return customer
  if (kind === 'system') return brand.name
  if (kind === 'program') return name ? `The API key “${name}”` : 'A deleted API key'
  if (kind === 'support') return name ? `Support, for ${name},` : 'Support'
  return name ?? 'A former team member'
}
