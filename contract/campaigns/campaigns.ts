import { z } from 'zod/mini'
import { campaignCounts } from './campaign-counts.ts'
import { campaignReminder, emailSubject, emailTemplate } from './campaign-reminder.ts'
import { ownerEndpoint, uploadEndpoint } from '../endpoint.ts'
import { id, moment, requiredLine } from '../fields.ts'
import { dateAndTime } from '../dates.ts'
import { paging } from '../lists.ts'
import { replacement, rowAction } from '../row-calls.ts'
import { timeZone } from '../testimonials/said-on.ts'
import { idParams, removal } from '../shapes.ts'

/** `active` from the beginning, also before "Send Emails"; `completed` once nobody is left to ask or remind. */
export const campaignStatuses = ['active', 'paused', 'completed'] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

/** How a campaign reaches people; `text` needs a server that sends text messages. */
export const campaignChannels = ['email', 'text'] as const
export type CampaignChannel = (typeof campaignChannels)[number]

/** `everyone` takes in customers who were added later, whenever it is started again. A `sample` stays the same people. */
export const audienceKinds = ['everyone', 'chosen', 'sample'] as const
export type AudienceKind = (typeof audienceKinds)[number]

export const mostSelected = 10_000
export const mostReminders = 3
export const mostCampaigns = 200
/** So many ids of customers are answered with a campaign; `counts.people` says how many there are. */
export const shownSelected = 1_000

const hour = (first: number, last: number) =>
  z.int({ error: 'Choose an hour' }).check(z.gte(first, 'Choose an hour'), z.lte(last, 'Choose an hour'))

/** When emails may leave: on these days (1 is Monday, 7 is Sunday), from one full hour up to another. */
export const sendWindow = z
  .object({
    days: z
      .array(z.int().check(z.gte(1), z.lte(7)))
      .check(z.minLength(1, 'Choose at least one day'), z.maxLength(7)),
    fromHour: hour(0, 23),
    untilHour: hour(1, 24),
    timeZone,
  })
  .check(
    z.refine(({ fromHour, untilHour }) => fromHour < untilHour, {
      error: 'The end must be after the beginning',
      path: ['untilHour'],
    }),
  )
export type SendWindow = z.infer<typeof sendWindow>

/** When reminders may leave, on every day: between these full hours. */
export const reminderHours = z.object({ fromHour: hour(0, 23), untilHour: hour(1, 24), timeZone }).check(
  z.refine(({ fromHour, untilHour }) => fromHour < untilHour, {
    error: 'The end must be after the beginning',
    path: ['untilHour'],
  }),
)
export type ReminderHours = z.infer<typeof reminderHours>

/** In the business's time zone. */
export const defaultReminderHours = { fromHour: 9, untilHour: 17 } as const

/** Working days, nine to six; the browser puts in its own time zone. */
export const defaultSendWindow = { days: [1, 2, 3, 4, 5], fromHour: 9, untilHour: 18 } as const

export const missingNameSentence = 'Please enter a campaign name.'
export const nobodySelectedSentence = 'Select at least one customer.'

const audience = {
  /** Not sent: `chosen`. */
  audience: z.optional(z.enum(audienceKinds)),
  /** Of `chosen`, whom; for the others not looked at. */
  selectedCustomers: z.optional(z.array(id).check(z.maxLength(mostSelected))),
  /** Of a `sample`, how many. */
  sampleSize: z.nullish(
    z
      .int({ error: 'Enter a whole number' })
      .check(z.gte(1, 'Enter 1 or more'), z.lte(100_000, 'Enter 100,000 or fewer')),
  ),
  /** Of a `sample`, what it is drawn by: that of the meter (`previewAudience`) brings the same people. */
  sampleSeed: z.nullish(z.string().check(z.regex(/^[\w-]{1,40}$/, 'This seed is not valid'))),
} as const

interface TypedAudience {
  readonly audience?: AudienceKind | undefined
  readonly selectedCustomers?: readonly string[] | undefined
  readonly sampleSize?: number | null | undefined
}

const isChosen = ({ audience = 'chosen' }: TypedAudience) => audience === 'chosen'

const needsSelection = z.refine<TypedAudience>(
  (typed) => !isChosen(typed) || (typed.selectedCustomers?.length ?? 0) > 0,
  { error: nobodySelectedSentence, path: ['selectedCustomers'] },
)
const keepsSelection = z.refine<TypedAudience>(
  (typed) => typed.selectedCustomers === undefined || !isChosen(typed) || typed.selectedCustomers.length > 0,
  { error: nobodySelectedSentence, path: ['selectedCustomers'] },
)
const needsSize = z.refine<TypedAudience>(
  (typed) => typed.audience !== 'sample' || typeof typed.sampleSize === 'number',
  { error: 'Enter how many customers to ask', path: ['sampleSize'] },
)

const emails = {
  /** Not sent: `email`, or what it was. Once started, it stays. Of `text`, subject and message are not looked at. */
  channel: z.optional(z.enum(campaignChannels)),
  emailSubject,
  emailTemplate,
  /** Not sent: none. */
  reminders: z.optional(
    z.array(campaignReminder).check(z.maxLength(mostReminders, 'A campaign has 3 reminders at most')),
  ),
  /** Null or not sent: at any time. It holds for reminders too. */
  sendWindow: z.nullish(sendWindow),
  /**
   * When reminders may leave where there is no `sendWindow`. Not sent: as before. Null, or never sent: nine to five in the
   * business's time zone. From 0 to 24 is any time.
   */
  reminderHours: z.nullish(reminderHours),
} as const

/** A `userId`, `emailsSent` and `responsesReceived` may be sent and change nothing. */
export const campaignForm = z
  .object({
    name: requiredLine(1, 120, missingNameSentence),
    status: z.optional(z.enum(campaignStatuses, { error: 'Status must be active, paused or completed' })),
    ...emails,
    ...audience,
  })
  .check(needsSelection, needsSize)
export type CampaignForm = z.infer<typeof campaignForm>

/** Why nothing leaves: the owner paused it, or the workspace's requests are held because too many bounced or were called spam. */
export const pauseReasons = ['owner', 'bounces', 'complaints'] as const

export const campaign = z.object({
  id: z.string(),
  /** Who asks: campaigns belong to the workspace, and so to everybody in it. */
  userId: z.string(),
  name: z.string(),
  status: z.enum(campaignStatuses),
  pausedBecause: z.nullable(z.enum(pauseReasons)),
  channel: z.enum(campaignChannels),
  emailSubject: z.string(),
  emailTemplate: z.string(),
  reminders: z.array(
    z.object({ afterDays: z.number(), emailSubject: z.string(), emailTemplate: z.string() }),
  ),
  sendWindow: z.nullable(
    z.object({
      days: z.array(z.number()),
      fromHour: z.number(),
      untilHour: z.number(),
      timeZone: z.string(),
    }),
  ),
  /** Without a `sendWindow`, reminders leave between these hours. */
  reminderHours: z.object({ fromHour: z.number(), untilHour: z.number(), timeZone: z.string() }),
  audience: z.enum(audienceKinds),
  /** The ids of the people in it, at most 1,000 of them. */
  selectedCustomers: z.array(z.string()),
  sampleSize: z.nullable(z.number()),
  sampleSeed: z.nullable(z.string()),
  /** Emails that have left, and requests that were sent by hand. */
  emailsSent: z.number(),
  /** People who answered. */
  responsesReceived: z.number(),
  counts: campaignCounts,
  /** "Send Emails" was pressed; null before that, and nothing leaves. */
  startedAt: z.nullable(moment),
  completedAt: z.nullable(moment),
  /** When the next email leaves, within its hours; null when none does. */
  nextSendAt: z.nullable(moment),
  createdAt: moment,
  /** Later with every edit; send it back with one. */
  updatedAt: moment,
})
export type Campaign = z.infer<typeof campaign>

/** Newest first, at most 100 (the default). Headers as with `listTestimonials`. */
export const listCampaigns = ownerEndpoint('GET /api/campaigns', {
  query: z.object(paging),
  response: z.array(campaign),
})

/** Sends nothing: that is `sendCampaign`. */
export const createCampaign = uploadEndpoint('POST /api/campaigns', {
  body: campaignForm,
  bodyLimitBytes: 600_000,
  status: 201,
  response: campaign,
})

export const getCampaign = ownerEndpoint('GET /api/campaigns/:id', { params: idParams, response: campaign })

/**
 * Changes what will be sent; what was sent stays. Whoever is taken out and was not asked yet is asked no more; whoever was
 * asked stays in the figures. With `updatedAt`, a campaign that somebody else changed meanwhile answers `edited-elsewhere`.
 * A `status` is not looked at: pause and resume are calls of their own. The audience stays as it is when none is sent, and so
 * do the people chosen when `selectedCustomers` is not sent.
 */
export const editCampaign = uploadEndpoint('PUT /api/campaigns/:id', {
  params: idParams,
  bodyLimitBytes: 600_000,
  body: z
    .object({
      name: requiredLine(1, 120, missingNameSentence),
      ...emails,
      ...audience,
      updatedAt: z.optional(dateAndTime('updatedAt must be a date and time in ISO 8601')),
    })
    .check(keepsSelection, needsSize),
  response: campaign,
})

/** Ends it and its open links. Testimonials stay, and requests stay counted. */
export const deleteCampaign = ownerEndpoint('DELETE /api/campaigns/:id', removal)

/**
 * "Send Emails": starts it, or goes on with customers who were added since. The emails leave in the background, within the
 * send window and at the workspace's pace; `getCampaign` tells how far it has come. Refused for a paused or completed one.
 */
export const sendCampaign = ownerEndpoint('POST /api/campaigns/:id/send', {
  ...rowAction(campaign),
  status: 202,
})

/** Stops everything that has not left, also what is queued. A second time changes nothing. */
export const pauseCampaign = ownerEndpoint('POST /api/campaigns/:id/pause', rowAction(campaign))

/** Goes on where it was paused. A completed one starts again for customers who were not mailed yet. */
export const resumeCampaign = ownerEndpoint('POST /api/campaigns/:id/resume', rowAction(campaign))

export const defaultCooldownDays = 180

/** For all campaigns and single requests of a workspace. */
export const campaignSettings = z.object({
  /** Nobody who was asked is asked again before so many days; 0 turns it off. Reminders of one campaign are no second ask. */
  cooldownDays: z
    .int({ error: 'Enter a whole number' })
    .check(z.gte(0, 'Enter 0 or more'), z.lte(730, 'Enter 730 or fewer')),
  /** How many requests leave in an hour at most. */
  emailsPerHour: z
    .int({ error: 'Enter a whole number' })
    .check(z.gte(1, 'Enter 1 or more'), z.lte(10_000, 'Enter 10,000 or fewer')),
  /** Where the business is: reminders leave during its day. Null until somebody chose; not sent: as before. */
  timeZone: z.optional(z.nullable(timeZone)),
})
export type CampaignSettings = z.infer<typeof campaignSettings>

export const defaultCampaignSettings = {
  cooldownDays: defaultCooldownDays,
  emailsPerHour: 500,
  timeZone: null,
} as const satisfies CampaignSettings

export const getCampaignSettings = ownerEndpoint('GET /api/campaign-settings', { response: campaignSettings })

export const saveCampaignSettings = ownerEndpoint('PUT /api/campaign-settings', replacement(campaignSettings))
