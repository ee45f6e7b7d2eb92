import type { Fairness, previewAudience } from '#contract/campaigns/campaign-audience.ts'
import { defaultCampaignEmail } from '#contract/campaigns/campaign-email.ts'
import {
  answerBuckets,
  type CampaignAnalytics,
  type CampaignPerson,
} from '#contract/campaigns/campaign-people.ts'
import type { previewCampaignEmail } from '#contract/campaigns/campaign-preview.ts'
import { type CampaignCounts, noCounts } from '#contract/campaigns/campaign-counts.ts'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import type { Output } from '#contract/endpoint.ts'
import { nextId, sampleOf } from './sample.ts'

export const someCounts = sampleOf<CampaignCounts>(() => ({
  ...noCounts,
  people: 3,
  waiting: 3,
}))

/** A campaign for three customers, of which nothing was sent. */
export const aCampaign = sampleOf<Campaign>(() => ({
  id: nextId(),
  userId: nextId(),
  name: 'Spring customers',
  status: 'active',
  pausedBecause: null,
  channel: 'email',
  ...defaultCampaignEmail,
  reminders: [],
  sendWindow: null,
  reminderHours: { fromHour: 9, untilHour: 17, timeZone: 'UTC' },
  audience: 'chosen',
  selectedCustomers: [],
  sampleSize: null,
  sampleSeed: null,
  emailsSent: 0,
  responsesReceived: 0,
  counts: someCounts(),
  startedAt: null,
  completedAt: null,
  nextSendAt: null,
  createdAt: new Date().toISOString(),
  updatedAt: '2026-03-02T09:00:00.000Z',
}))

/** Three customers, all of whom can be asked. */
export const someFairness = sampleOf<Fairness>(() => ({
  customers: 3,
  eligible: 3,
  asked: 3,
  byRating: [{ rating: null, eligible: 3, asked: 3 }],
  warning: null,
}))

export const anAudience = sampleOf<Output<typeof previewAudience>>(() => ({
  fairness: someFairness(),
  selected: 3,
  skipped: [],
  sampleSeed: null,
}))

/** The default email, as the newest customer gets it. */
export const anEmailPreview = sampleOf<Output<typeof previewCampaignEmail>>(() => ({
  customer: { id: null, name: 'Ines Duarte', email: 'ines@example.com' },
  from: 'Lindqvist Bakery <mail@plaudit.example>',
  replyTo: 'mara@lindqvist.example',
  subject: 'How was your experience with Lindqvist Bakery?',
  text: 'Hi Ines Duarte,',
  html: '<!doctype html><html lang="en"><head><style>.card { color: #1f1d1a }</style></head><body><p style="margin:0">Hi Ines Duarte,</p></body></html>',
  lint: [],
}))

/** A campaign that nobody was asked in. */
export const someAnalytics = sampleOf<CampaignAnalytics>(() => ({
  campaignId: nextId(),
  name: 'Spring customers',
  status: 'active',
  counts: someCounts(),
  emails: {
    sent: 0,
    byHand: 0,
    delivered: null,
    opened: null,
    bounced: 0,
    complained: 0,
    unknown: 0,
    failed: 0,
    suppressed: 0,
    onTheirWay: 0,
  },
  people: { clicked: 0, answered: 0, unsubscribed: 0, bounced: 0, complained: 0 },
  responseRate: null,
  medianHoursToAnswer: null,
  steps: [{ step: 0, sent: 0, clicked: 0, answered: 0 }],
  timeToAnswer: answerBuckets.map((upToHours) => ({ upToHours, count: 0 })),
  skipped: [],
  stopped: [],
  fairness: null,
}))

/** Ines Duarte, who waits for her first email. */
export const aPersonAsked = sampleOf<CampaignPerson>(() => ({
  id: nextId(),
  customerId: nextId(),
  name: 'Ines Duarte',
  email: 'ines@example.com',
  state: 'waiting',
  reason: null,
  sent: [],
  nextStep: 0,
  nextSendAt: null,
  answeredAt: null,
  hoursToAnswer: null,
  answeredStep: null,
  testimonialId: null,
}))
