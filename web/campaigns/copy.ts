import type { SkipReason } from '#contract/campaigns/campaign-audience.ts'
import type { PersonState } from '#contract/campaigns/campaign-people.ts'
import type { Campaign, CampaignStatus } from '#contract/campaigns/campaigns.ts'
import { undeliveredCopy } from '../lib/copy/undelivered-copy.ts'
import type { BadgeTone } from '../ui/text/badge.tsx'

interface Named {
  readonly label: string
  readonly tone: BadgeTone
}

/** How far a person has come. */
export const stateCopy: Record<PersonState, Named> = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  asked: { label: 'Asked', tone: 'accent' },
  clicked: { label: 'Opened the form', tone: 'accent' },
  answered: { label: 'Answered', tone: 'success' },
  skipped: { label: 'Left out', tone: 'neutral' },
  stopped: { label: 'Stopped', tone: 'neutral' },
  ...undeliveredCopy,
}

/** Why somebody is not asked, or no more: after a number of people or a name. */
export const reasonCopy: Record<SkipReason, string> = {
  cooldown: 'Asked recently',
  'no-number': 'No phone number',
  'no-consent': 'Hasn’t agreed to text messages',
  answered: 'Already answered',
  unsubscribed: 'Unsubscribed',
  bounced: 'Email address bounced',
  complained: 'Marked an email as spam',
  deleted: 'No longer a customer',
  'sent-by-hand': 'Asked by hand',
  removed: 'Removed from the campaign',
}

export const statusCopy: Record<CampaignStatus, Named> = {
  active: { label: 'Active', tone: 'success' },
  paused: { label: 'Paused', tone: 'warning' },
  completed: { label: 'Completed', tone: 'neutral' },
}

/** What a campaign's first email and its reminders are called. */
export const stepName = (step: number) => (step === 0 ? 'First email' : `Reminder ${step}`)

export const customersOf = (count: number) =>
  count === 1 ? '1 customer' : `${count.toLocaleString()} customers`

/** Who is in it, in a few words. */
export function audienceOf({ audience, counts: { people } }: Campaign): string {
  if (audience === 'everyone') return `Everyone: ${customersOf(people)}`
  return audience === 'sample' ? `Random sample of ${customersOf(people)}` : customersOf(people)
}

/** The same where it may be a text message as well. */
export const requestName = (step: number) => (step === 0 ? 'First request' : `Reminder ${step}`)

/** The button that starts a campaign. */
export const sendLabelOf = ({ channel }: Pick<Campaign, 'channel'>) =>
  channel === 'text' ? 'Send Text Messages' : 'Send Emails'

/** The emails or text messages that everybody gets, unless they answer. */
export function emailsOf({
  channel,
  reminders: { length },
}: Pick<Campaign, 'channel' | 'reminders'>): string {
  const one = channel === 'text' ? '1 text message' : '1 email'
  if (length === 0) return one
  return `${one} and ${length === 1 ? '1 reminder' : `${length} reminders`}`
}

const percent = new Intl.NumberFormat(undefined, { style: 'percent' })
/** A share as people read it; a dash before there is anything to divide by. */
export const shareOf = (part: number, whole: number) => (whole > 0 ? percent.format(part / whole) : '–')

const day = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' })
/** A day to come; 'soon' when it is here. */
export const dayAhead = (at: string) =>
  new Date(at).getTime() <= Date.now() ? 'soon' : day.format(new Date(at))
