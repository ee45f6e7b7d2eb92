import { type Activity, type ActivityKind, planActivityKinds } from '#contract/overview/overview.ts'
import { planHref } from '../address/plan-href.ts'

type Sentence = (activity: Activity, isMailConfigured: boolean) => string

/** What happened, in a sentence; without a mail server, emails went no further than the outbox. */
export function activitySentence(activity: Activity, isMailConfigured: boolean): string {
  return sentences[activity.kind](activity, isMailConfigured)
}

const customerIn = ({ name }: Activity): string => name ?? 'A customer'
const sourceIn = ({ name }: Activity): string => (name ? ` from ${name}` : '')

const sentences: Record<ActivityKind, Sentence> = {
  submitted: (activity) =>
    `${customerIn(activity)} ${activity.isPrivate ? 'sent private feedback' : 'left a testimonial'}`,
  created: ({ name }) => `A testimonial from ${name ?? 'a customer'} was added`,
  edited: (activity) => `${customerIn(activity)} edited their testimonial`,
  confirmed: (activity) => `${customerIn(activity)} confirmed their testimonial`,
  'feedback-allowed': (activity) => `${customerIn(activity)} said you may show their feedback`,
  withdrawn: (activity) => `${customerIn(activity)} withdrew their testimonial`,
  approved: (activity) => decided(activity, 'was approved', 'were approved'),
  rejected: (activity) => decided(activity, 'was rejected', 'were rejected'),
  'decision-undone': (activity) => decided(activity, 'is pending again', 'are pending again'),
  imported: (activity) =>
    activity.count === 0
      ? `The import${sourceIn(activity)} added nothing new`
      : `${countOf(activity, 'testimonial')} imported${sourceIn(activity)}`,
  'customers-imported': (activity) =>
    activity.count === 0
      ? `The list${activity.name ? ` ${activity.name}` : ''} added no new customers`
      : `${countOf(activity, 'customer')} imported${sourceIn(activity)}`,
  'import-failed': (activity) => `The import${sourceIn(activity)} failed`,
  requested: (activity, isMailConfigured) =>
    isMailConfigured ? askedSentence(activity) : waitingSentence(activity),
  'campaign-sent': (activity, isMailConfigured) => {
    const requests = countOf(activity, 'request')
    if (isMailConfigured) return `${activity.name ?? 'A campaign'} sent ${requests}`
    return `${requests} from ${activity.name ?? 'a campaign'} ${activity.count === 1 ? 'is' : 'are'} in the outbox`
  },
  'campaign-completed': ({ name }) => `${name ?? 'A campaign'} is complete`,
  'limit-near': ({ count }) => `You’re close to your plan’s limit of ${count.toLocaleString()} testimonials`,
  'trial-ending': ({ count }) =>
    count === 0 ? 'Your trial ends today' : `Your trial ends in ${daysIn(count)}`,
  'trial-ended': () => 'Your trial has ended',
  'plan-ended': () => 'Your plan has ended',
  'widgets-ending': ({ count }) => `Your widgets turn off in ${daysIn(count)}`,
  'widgets-off': () => 'Your widgets are off',
  'support-visited': ({ name }) => `${name || 'An administrator'} signed in to help`,
  published: (activity) => `${customerIn(activity)}’s testimonial is on a review site`,
}

function askedSentence(activity: Activity): string {
  if (activity.count === 1) return `${customerIn(activity)} was asked for a testimonial`
  return `${countOf(activity, 'customer')} were asked for a testimonial`
}

function waitingSentence(activity: Activity): string {
  if (activity.count === 1) return `A request for ${activity.name ?? 'a customer'} is in the outbox`
  return `${countOf(activity, 'request')} are in the outbox`
}

const daysIn = (days: number): string => (days === 1 ? '1 day' : `${days.toLocaleString()} days`)

const countOf = ({ count }: Activity, noun: string): string =>
  `${count.toLocaleString()} ${noun}${count === 1 ? '' : 's'}`

function decided(activity: Activity, one: string, several: string): string {
  if (activity.count === 1) return `${customerIn(activity)}’s testimonial ${one}`
  return `${countOf(activity, 'testimonial')} ${several}`
}

/** The page on which it can be seen. */
export function activityHref({ kind, testimonialId }: { kind: ActivityKind; testimonialId: string | null }) {
  if (planActivityKinds.some((one) => one === kind)) return planHref
  if (testimonialId) return `/testimonials?view=${testimonialId}`
  if (kind === 'campaign-sent' || kind === 'campaign-completed') return '/campaigns'
  return kind === 'requested' || kind === 'customers-imported' ? '/customers' : '/testimonials'
}
