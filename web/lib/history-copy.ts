import { brand } from '#contract/brand.ts'
import type { HistoryEntry } from '#contract/history.ts'
import { scopeCopy } from './consent-copy.ts'
import { platformNames } from './platform-names.ts'
import { recoveryCopy } from './testimonial-copy.ts'

/** What happened and who did it, in a sentence; `customer` is what the customer is called. */
export function historySentence({ type, by, details }: HistoryEntry, customer: string): string {
  const who = nameOf(by, customer)
  switch (type) {
    case 'drafted':
      return `${who} had this drafted with AI`
    case 'submitted':
      return `${who} sent this through your form`
    case 'created':
      return `${who} added this`
    case 'imported':
      return `${who} imported this${details.source ? ` from ${details.source}` : ''}`
    case 'import-updated':
      return by.kind === 'system' && details.source
        ? `Changed on ${details.source}`
        : `${who} updated this with another import`
    case 'import-undone':
      return `${who} undid the import`
    case 'platform-removed':
      return 'The review disappeared from the review site'
    case 'platform-restored':
      return 'The review is back on the review site'
    case 'edited':
      return `${who} edited the text`
    case 'consented':
      return details.scopes?.length === 0
        ? `${who} gave no consent`
        : `${who} answered what you may do with it`
    case 'confirmed':
      return `${who} confirmed the text`
    case 'evidence-added':
      return `${who} attached proof`
    case 'confirmation-asked':
      return `${who} asked the customer to confirm the text`
    case 'consent-asked':
      return `${who} asked the customer for consent`
    case 'approved':
      return by.kind === 'system' ? 'Approved automatically' : `${who} approved this`
    case 'rejected':
      return `${who} rejected this`
    case 'decision-undone':
      return `${who} undid the decision`
    case 'moved-to-pending':
      return `${who} moved this back to pending`
    case 'hidden':
      return `${who} hid this from your site`
    case 'shown':
      return `${who} showed this again`
    case 'feedback-moved':
      return `${who} marked this as ${recoveryCopy[details.state ?? 'open'].label.toLowerCase()}`
    case 'feedback-noted':
      return `${who} changed the notes`
    case 'feedback-replied':
      return `${who} replied by email`
    case 'feedback-invited':
      return `${who} invited the customer to say more`
    case 'withdrawn':
      return `${who} withdrew this`
    case 'rewarded':
      return `${who} gave a reward`
    case 'headline-changed':
      return `${who} changed the headline`
    case 'highlights-changed':
      return `${who} changed the highlights`
    case 'replied':
      return `${who} replied publicly`
    case 'reply-removed':
      return `${who} removed the public reply`
    case 'handed-over':
      return `${who} handed this over for ${siteOf(details)}`
    case 'published':
      return by.kind === 'system' ? `Found on ${siteOf(details)}` : `${who} posted this on ${siteOf(details)}`
    case 'deleted':
      return `${who} deleted this`
    case 'erased':
      return `${who} had their data erased`
    case 'restored':
      return `${who} restored this`
    default:
      return type satisfies never
  }
}

/** What else is known of it, to be read below. */
export function historyDetail({ type, isErased, details }: HistoryEntry): string | undefined {
  if (isErased) return 'Details erased'
  if (type === 'edited' && details.from) return `Before: “${details.from}”`
  if (type === 'feedback-replied' && details.message) return `“${details.message.replace(/\s+/gu, ' ')}”`
  if (type === 'replied' && details.reply) return `“${details.reply.replace(/\s+/gu, ' ')}”`
  if (type === 'imported' && details.fileName) return details.fileName
  if (type === 'consented' && details.scopes?.length) return listed(details.scopes)
  if (type === 'consent-asked' && details.scopes) return listed(details.scopes)
  return undefined
}

function siteOf({ platform }: HistoryEntry['details']): string {
  return platform ? platformNames[platform] : 'a review site'
}

function listed(scopes: NonNullable<HistoryEntry['details']['scopes']>): string {
  return scopes.map((scope) => scopeCopy[scope]).join(' · ')
}

function nameOf({ kind, name }: HistoryEntry['by'], customer: string): string {
  if (kind === 'customer') return customer
  if (kind === 'system') return brand.name
  if (kind === 'program') return name ? `The API key “${name}”` : 'A deleted API key'
  return name ?? 'A former team member'
}
