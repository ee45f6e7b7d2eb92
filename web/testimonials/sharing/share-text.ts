import type { Testimonial } from '#contract/testimonials/testimonials.ts'

/** X takes 280 characters, of which a link is 23; the quote leaves room for both names. */
const longestQuote = 180

/**
 * A quote of what the customer wrote or confirmed, letter for letter, in whole sentences where it is long, and who said it
 * about whom. No praise of our own.
 */
export function shareText(
  { content, confirmedContent, headline, customerName, origin, consents, label }: Testimonial,
  businessName: string,
): string {
  const quote = headline ?? shortenQuote((confirmedContent ?? content).replace(/\s+/gu, ' ').trim())
  const who = (consents.name ?? origin !== 'customer') ? customerName : 'A customer'
  const about = businessName ? ` about ${businessName}` : ''
  return [`“${quote}”`, `${who}${about}`, ...(label ? [label] : [])].join('\n')
}

const bySentence = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/** The first sentence stays whole however long it is: half of one may say the opposite. */
function shortenQuote(text: string): string {
  let quote = ''
  for (const { segment } of bySentence.segment(text)) {
    if (quote !== '' && (quote + segment).trimEnd().length > longestQuote) return `${quote.trimEnd()} […]`
    quote += segment
  }
  return quote
}

/** Addresses that open a post of one's own. LinkedIn and Facebook read the page that the link leads to, with its image. */
export function shareWays({ text, url }: { text: string; url: string }) {
  const of = (address: string, parameters: Record<string, string>) =>
    `${address}?${Object.entries(parameters)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&')}`
  return [
    { name: 'LinkedIn', href: of('https://www.linkedin.com/sharing/share-offsite/', { url }) },
    { name: 'X', href: of('https://x.com/intent/post', { text, url }) },
    { name: 'Facebook', href: of('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { name: 'WhatsApp', href: of('https://wa.me/', { text: `${text}\n\n${url}` }) },
    { name: 'Email', href: of('mailto:', { subject: 'What a customer said', body: `${text}\n\n${url}` }) },
  ]
}
