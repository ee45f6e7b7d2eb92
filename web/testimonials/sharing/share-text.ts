import type { Testimonial } from '#contract/testimonials/testimonials.ts'

/** X takes 280 characters, of which a link is 23; the quote leaves room for both names. */
const longestQuote = 180

/** A quote, letter for letter and cut at a word where it is long, and who said it about whom. No praise of our own. */
export function shareText(
  { content, headline, customerName, origin, consents, label }: Testimonial,
  businessName: string,
): string {
  const quote = headline ?? shortenQuote(content.replace(/\s+/gu, ' ').trim())
  const who = (consents.name ?? origin !== 'customer') ? customerName : 'A customer'
  const about = businessName ? ` about ${businessName}` : ''
  return [`“${quote}”`, `${who}${about}`, ...(label ? [label] : [])].join('\n')
}

function shortenQuote(text: string): string {
  if (text.length <= longestQuote) return text
  const cut = text.slice(0, longestQuote + 1)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > 0 ? end : longestQuote).trimEnd()}…`
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
