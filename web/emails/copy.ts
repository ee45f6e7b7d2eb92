import type { Suppression } from '#contract/emails/emails.ts'
import type { DomainRecord, DomainRecordKind } from '#contract/emails/sending-domain.ts'
import type { BadgeTone } from '../ui/text/badge.tsx'

interface Label {
  readonly label: string
  readonly tone: BadgeTone
}

/** What each record of a domain is for, in one sentence. */
export const recordCopy: Record<DomainRecordKind, { title: string; text: string }> = {
  dkim: { title: 'DKIM', text: 'Signs your emails, so that mailboxes can tell they’re really yours.' },
  spf: { title: 'SPF', text: 'Lists the servers that may send email for your domain.' },
  dmarc: { title: 'DMARC', text: 'Tells mailboxes what to do with emails that fake your address.' },
  returnPath: {
    title: 'Return path',
    text: 'Reports bounces back here, so a dead address isn’t emailed again.',
  },
}

/** How a record was found; a record that is not required is no reason to worry. */
export function recordStanding({ state, isRequired }: DomainRecord): Label {
  if (state === null) return { label: 'Not checked', tone: 'neutral' }
  if (state === 'found') return { label: 'Found', tone: 'success' }
  if (state === 'unreachable') return { label: 'No answer', tone: 'neutral' }
  return { label: state === 'wrong' ? 'Different' : 'Missing', tone: isRequired ? 'danger' : 'warning' }
}

export const reasonCopy: Record<Suppression['reason'], Label> = {
  unsubscribed: { label: 'Unsubscribed', tone: 'neutral' },
  complained: { label: 'Marked as spam', tone: 'danger' },
  bounced: { label: 'Bounced', tone: 'warning' },
}
