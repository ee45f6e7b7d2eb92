import type { Activity, ActivityKind } from '#contract/overview/overview.ts'

/** What happened, in a sentence; without a mail server, emails went no further than the outbox. */
export function activitySentence(
  { kind, count, name, isPrivate }: Activity,
  isMailConfigured: boolean,
): string {
  const one = name ?? 'A customer'
  const fromSource = name ? ` from ${name}` : ''
  switch (kind) {
    case 'submitted':
      return isPrivate ? `${one} sent private feedback` : `${one} left a testimonial`
    case 'created':
      return `A testimonial from ${name ?? 'a customer'} was added`
    case 'edited':
      return `${one} edited their testimonial`
    case 'confirmed':
      return `${one} confirmed their testimonial`
    case 'feedback-allowed':
      return `${one} said you may show their feedback`
    case 'withdrawn':
      return `${one} withdrew their testimonial`
    case 'approved':
      return decided(count, one, 'was approved', 'were approved')
    case 'rejected':
      return decided(count, one, 'was rejected', 'were rejected')
    case 'decision-undone':
      return decided(count, one, 'is pending again', 'are pending again')
    case 'imported':
      if (count === 0) return `The import${fromSource} added nothing new`
      return `${count.toLocaleString()} ${count === 1 ? 'testimonial' : 'testimonials'} imported${fromSource}`
    case 'customers-imported':
      if (count === 0) return `The list${name ? ` ${name}` : ''} added no new customers`
      return `${count.toLocaleString()} ${count === 1 ? 'customer' : 'customers'} imported${fromSource}`
    case 'import-failed':
      return `The import${fromSource} failed`
    case 'requested':
      if (!isMailConfigured) {
        return count === 1
          ? `A request for ${name ?? 'a customer'} is in the outbox`
          : `${requestsOf(count)} are in the outbox`
      }
      return count === 1
        ? `${one} was asked for a testimonial`
        : `${count.toLocaleString()} customers were asked for a testimonial`
    case 'campaign-sent':
      return isMailConfigured
        ? `${name ?? 'A campaign'} sent ${requestsOf(count)}`
        : `${requestsOf(count)} from ${name ?? 'a campaign'} ${count === 1 ? 'is' : 'are'} in the outbox`
    case 'campaign-completed':
      return `${name ?? 'A campaign'} is complete`
    case 'published':
      return `${one}’s testimonial is on a review site`
    default:
      return kind satisfies never
  }
}

const requestsOf = (count: number) => `${count.toLocaleString()} ${count === 1 ? 'request' : 'requests'}`

function decided(count: number, name: string, one: string, several: string): string {
  return count === 1 ? `${name}’s testimonial ${one}` : `${count.toLocaleString()} testimonials ${several}`
}

/** The page on which it can be seen. */
export function activityHref({ kind, testimonialId }: { kind: ActivityKind; testimonialId: string | null }) {
  if (testimonialId) return `/testimonials?view=${testimonialId}`
  if (kind === 'campaign-sent' || kind === 'campaign-completed') return '/campaigns'
  return kind === 'requested' || kind === 'customers-imported' ? '/customers' : '/testimonials'
}
