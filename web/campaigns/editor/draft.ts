import { defaultCampaignEmail, defaultReminderEmail } from '#contract/campaigns/campaign-email.ts'
import {
  type AudienceKind,
  type Campaign,
  type CampaignChannel,
  type createCampaign,
  campaignForm,
  defaultReminderHours,
  mostReminders,
  type ReminderHours,
  type SendWindow,
} from '#contract/campaigns/campaigns.ts'
import type { Input } from '#contract/endpoint.ts'
import { z } from 'zod/mini'
import { ownTimeZone } from '../window-copy.ts'
import { randomKey } from '../../lib/call/random-key.ts'

export interface EmailDraft {
  readonly emailSubject: string
  readonly emailTemplate: string
}

export interface ReminderDraft extends EmailDraft {
  /** As typed. */
  readonly afterDays: string
}

/** A campaign as it is being written. */
export interface Draft {
  readonly name: string
  readonly channel: CampaignChannel
  readonly audience: AudienceKind
  readonly chosen: ReadonlySet<string>
  /** As typed. */
  readonly sampleSize: string
  /** The same seed draws the same people. */
  readonly sampleSeed: string
  readonly first: EmailDraft
  readonly reminders: readonly ReminderDraft[]
  readonly window: SendWindow | null
  readonly reminderHours: ReminderHours
}

export type CampaignBody = Input<typeof createCampaign>['body']
/** What is wrong, by the path of the field in the body: `reminders.0.emailSubject`. */
export type Errors = Readonly<Record<string, string>>

const usualSample = 100

export const newCampaignDraft = (audience: AudienceKind): Draft => ({
  name: '',
  channel: 'email',
  audience,
  chosen: new Set(),
  sampleSize: `${usualSample}`,
  sampleSeed: randomKey(),
  first: defaultCampaignEmail,
  reminders: [],
  window: null,
  reminderHours: { ...defaultReminderHours, timeZone: ownTimeZone() },
})

/** `people`: everybody who was chosen by hand. */
export function campaignDraftOf(campaign: Campaign, people: readonly string[]): Draft {
  const { name, channel, audience, sampleSize, sampleSeed, emailSubject, emailTemplate, reminders } = campaign
  return {
    name,
    channel,
    audience,
    chosen: new Set(audience === 'chosen' ? people : []),
    sampleSize: `${sampleSize ?? usualSample}`,
    sampleSeed: sampleSeed ?? randomKey(),
    first: { emailSubject, emailTemplate },
    reminders: reminders.map(({ afterDays, ...email }) => ({ ...email, afterDays: `${afterDays}` })),
    window: campaign.sendWindow,
    reminderHours: campaign.reminderHours,
  }
}

/** Of a name, so that the copy's is no longer than it may be. */
const mostOfName = 113

/** The same for another campaign: a sample is drawn anew. */
export function copyOf(draft: Draft): Draft {
  return { ...draft, name: `${draft.name.slice(0, mostOfName)} (copy)`, sampleSeed: randomKey() }
}

/** With another reminder at the end. */
export function withReminder({ reminders }: Draft): Pick<Draft, 'reminders'> {
  if (reminders.length >= mostReminders) return { reminders }
  const { afterDays, ...email } = defaultReminderEmail
  return { reminders: [...reminders, { ...email, afterDays: `${afterDays}` }] }
}

/** The email of a step: 0 is the first. */
export const emailAt = ({ first, reminders }: Draft, step: number): EmailDraft =>
  (step === 0 ? undefined : reminders[step - 1]) ?? first

/** As it is sent to the server. */
export function campaignBodyOf(draft: Draft): CampaignBody {
  return {
    name: draft.name,
    ...draft.first,
    reminders: draft.reminders.map(({ afterDays, ...email }) => ({
      ...email,
      afterDays: numberIn(afterDays),
    })),
    sendWindow: draft.window,
    reminderHours: draft.reminderHours,
    ...audienceIn(draft),
  }
}

type Audience = Pick<Draft, 'channel' | 'audience' | 'chosen' | 'sampleSize' | 'sampleSeed'>

/** Who it asks, as the server and its meter understand it. */
export function audienceIn({ channel, audience, chosen, sampleSize, sampleSeed }: Audience) {
  if (audience === 'chosen') return { channel, audience, selectedCustomers: [...chosen] }
  if (audience === 'sample') return { channel, audience, sampleSize: numberIn(sampleSize), sampleSeed }
  return { channel, audience }
}

/** What keeps it from being saved. */
export function errorsIn(draft: Draft): Errors {
  const parsed = z.safeParse(campaignForm, campaignBodyOf(draft))
  if (parsed.success) return {}
  return Object.fromEntries(
    // Where a field has several, the first is the one that is shown.
    parsed.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
  )
}

/** The step whose email an error is about. */
export function emailStepOf(path: string): number | undefined {
  const reminder = /^reminders\.(\d)\./.exec(path)?.[1]
  if (reminder !== undefined) return Number(reminder) + 1
  return path === 'emailSubject' || path === 'emailTemplate' ? 0 : undefined
}

/** `NaN` for what is no number: the contract's schema refuses it with a sentence. */
const numberIn = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed))
