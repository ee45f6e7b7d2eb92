import { testEvent, type WebhookEvent } from '#contract/webhooks/webhook-events.ts'
import { z } from 'zod/mini'

/** What a message in a chat says, before it is spelled as that chat wants it. */
export interface Alert {
  readonly title: string
  /** `★★★★☆`, or empty. */
  readonly stars: string
  /** The customer's words, or as much of them as the owner wants in a chat; empty for none. */
  readonly quote: string
  readonly by: string
  readonly link: { readonly label: string; readonly url: string }
}

const carried = z.object({
  id: z.optional(z.string()),
  testimonialId: z.optional(z.string()),
  customerName: z.optional(z.string()),
  name: z.optional(z.string()),
  company: z.nullish(z.string()),
  content: z.optional(z.string()),
  rating: z.nullish(z.number()),
})

const titles: Readonly<Record<WebhookEvent | typeof testEvent, string>> = {
  'testimonial.submitted': 'New testimonial',
  'testimonial.confirmed': 'A customer confirmed their testimonial',
  'testimonial.edited': 'A testimonial was edited',
  'testimonial.approved': 'A testimonial was approved',
  'testimonial.rejected': 'A testimonial was rejected',
  'testimonial.withdrawn': 'A customer withdrew their testimonial',
  'testimonial.deleted': 'A testimonial was deleted',
  'feedback.opened': 'New private feedback',
  'customer.created': 'New customer',
  'campaign.answered': 'A campaign was answered',
  'reward.given': 'A reward was given',
  [testEvent]: 'This is a test from Plaudit',
}

const linkless = { label: 'Open Plaudit', path: '/dashboard' }

export function alertOf(publicUrl: string, event: string, data: object, quoteLength: number): Alert {
  const { id, testimonialId, customerName, name, company, content = '', rating } = carried.parse(data)
  const who = customerName ?? name ?? ''
  const { label, path } = placeOf(event, testimonialId ?? id)
  return {
    title: titles[event as WebhookEvent] ?? event,
    stars: rating ? '★'.repeat(rating) + '☆'.repeat(5 - rating) : '',
    quote: shortened(content, quoteLength),
    by: who !== '' && company ? `${who}, ${company}` : who,
    link: { label, url: `${publicUrl}${path}` },
  }
}

function placeOf(event: string, id: string | undefined) {
  if (event === 'customer.created') return { label: 'Open customers', path: '/customers' }
  if (event === 'feedback.opened') return { label: 'Open private feedback', path: '/private-feedback' }
  if (event === 'reward.given') return { label: 'Open the rewards ledger', path: '/rewards/ledger' }
  const isGone = event === 'testimonial.deleted' || event === 'testimonial.withdrawn'
  if (!event.includes('testimonial') && event !== 'campaign.answered') return linkless
  return isGone || id === undefined
    ? { label: 'Open testimonials', path: '/testimonials' }
    : { label: 'Open testimonial', path: `/testimonials?view=${id}` }
}

/** Cut between words where that costs little, and marked as cut. */
function shortened(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const letters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment)
  if (longest === 0 || letters.length <= longest) return longest === 0 ? '' : line
  const cut = letters.slice(0, longest).join('')
  const words = cut.replace(/\s+\S*$/, '')
  return `${words.length > cut.length / 2 ? words : cut}…`
}
