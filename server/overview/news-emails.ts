import { brand } from '#contract/brand.ts'
import { nameInEmail } from '#contract/plain-name.ts'
import type { Week } from '../feature-facts.ts'
import type { Recipient } from './recipients.ts'
import type { Written } from '../testimonials/service.ts'
import { movedSentence } from '../themes/service.ts'

const named = 5
const excerptLetters = 220

/** One email about everything that came in since the last one. */
export function newsEmail({ email, ...recipient }: Recipient, news: readonly Written[], publicUrl: string) {
  const business = nameInEmail(recipient.business)
  const waiting = news.filter(({ isWaiting, isPrivate }) => isWaiting && !isPrivate).length
  const [first] = news
  const page = news.length === 1 && first ? `/testimonials?view=${first.testimonialId}` : '/testimonials'
  return {
    to: email,
    subject: subjectOf(news, business),
    paragraphs: [
      ...news.slice(0, named).map(quoteOf),
      ...(news.length > named ? [`And ${news.length - named} more.`] : []),
      ...(waiting > 0
        ? [
            waiting === 1
              ? 'One testimonial needs your approval. It stays hidden until you approve it.'
              : `${waiting} testimonials need your approval. They stay hidden until you approve them.`,
          ]
        : []),
    ],
    button: { label: 'Review now', url: `${publicUrl}${page}` },
    reason: whereToTurnOff(publicUrl),
  }
}

/** The same in a text message: no name and no word of a customer's goes over the phone network. */
export function newsText(news: readonly Written[], publicUrl: string): string {
  const what = news.length === 1 ? 'A customer wrote to you' : `${news.length} customers wrote to you`
  return `${what}. Review: ${publicUrl}/testimonials`
}

function subjectOf(news: readonly Written[], business: string): string {
  const [first] = news
  if (news.length !== 1 || !first) {
    if (news.every(({ isPrivate }) => isPrivate)) {
      return `Private feedback from ${news.length} customers of ${business}`
    }
    // Private feedback is no testimonial, and an edited or allowed one is not new.
    return news.some(({ kind, isPrivate }) => isPrivate || kind !== 'submitted')
      ? `${news.length} customers wrote about ${business}`
      : `${news.length} new testimonials for ${business}`
  }
  const name = nameInEmail(first.customerName)
  if (first.kind === 'edited') return `${name} edited their testimonial`
  if (first.kind === 'feedback-allowed') return `${name} said you may show their feedback`
  return `${first.isPrivate ? 'Private feedback' : 'New testimonial'} from ${name}`
}

function quoteOf({ kind, customerName, company, rating, content, isPrivate }: Written) {
  const who = [nameInEmail(customerName), company && nameInEmail(company), rating && `${rating} of 5 stars`]
    .filter(Boolean)
    .join(', ')
  return { quote: excerpt(content), by: `${who}${asideOf(kind, isPrivate)}` }
}

function asideOf(kind: Written['kind'], isPrivate: boolean): string {
  if (kind === 'edited') return ' (edited)'
  if (isPrivate) return ' (Private feedback, Internal Use Only)'
  return kind === 'feedback-allowed' ? ' (may be shown publicly now)' : ''
}

function excerpt(content: string): string {
  const flat = content.replace(/\s+/g, ' ')
  if (flat.length <= excerptLetters) return flat
  // Up to the last whole word, or character where a script has no blanks.
  const beginning = flat.slice(0, excerptLetters).replace(/[\uD800-\uDBFF]$/, '')
  return `${beginning.replace(/\s\S{0,30}$/u, '')}…`
}

const asDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** How the week went. `from` and `until` are on its first day and its last. */
export function weeklyEmail(
  { email, ...recipient }: Recipient,
  week: Week,
  days: { from: Date; until: Date },
  publicUrl: string,
) {
  const business = nameInEmail(recipient.business)
  const { received, approved, waiting, waitingNames } = week
  const others = waiting - waitingNames.length
  return {
    to: email,
    subject: `Your week at ${business}: ${received} received, ${approved} approved`,
    paragraphs: [
      `${business}, ${asDay.formatRange(days.from, days.until)} (UTC)`,
      { figures: weekFiguresOf(week) },
      ...(week.themes.length > 0
        ? [`What customers wrote about more than usual:\n${week.themes.map(movedSentence).join('\n')}`]
        : []),
      waiting === 0
        ? 'Nothing is waiting for your approval.'
        : `Waiting for your approval: ${waiting}\n${waitingNames.map(nameInEmail).join('\n')}${others > 0 ? `\nand ${others} more` : ''}`,
    ],
    button: { label: 'Open dashboard', url: `${publicUrl}/dashboard` },
    reason: whereToTurnOff(publicUrl),
  }
}

function weekFiguresOf({ received, privately, approved, averageRating, asked, answered, campaigns }: Week) {
  const stars = averageRating === null ? '' : `, ${averageRating.toFixed(1)} of 5 stars on average`
  return [
    ['Received', `${received}${stars}`],
    ...(privately > 0 ? [['Of these, private feedback', String(privately)] as const] : []),
    ['Approved', String(approved)],
    ['Requests', String(asked)],
    ['Requests answered', String(answered)],
    ...campaigns.map(
      (one) =>
        [`Campaign “${nameInEmail(one.name)}”`, `${one.asked} asked, ${one.answered} answered`] as const,
    ),
  ] as const
}

/** The small print of an email that its reader can turn off. */
export function whereToTurnOff(publicUrl: string): string {
  return `Sent by ${brand.name}. Turn these emails off at any time: ${publicUrl}/settings?tab=notifications`
}
