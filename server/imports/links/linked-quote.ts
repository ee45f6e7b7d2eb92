import type { LinkedQuote } from '#contract/imports/linked-quote.ts'
import type { WorkspaceContext } from '../../context.ts'
import { Problem } from '../../http/problem.ts'
import { Unreadable } from '../../kit/unreadable.ts'
import { quoteAt } from '../../research/service.ts'
import { siteNameOf } from './site-names.ts'

const notRead = "This site doesn't let us read the page. Copy the words from it and paste them below."
const notFound = "We couldn't find a testimonial on this page. Copy the words and paste them below."
const check = "This is how the page describes itself. Make sure these are the customer's own words."

/** One testimonial from an address, by what its page says; where it says nothing, a sentence and the link. */
export async function readLink(context: WorkspaceContext, typed: string): Promise<LinkedQuote> {
  const address = addressIn(typed)
  const about = { source: siteNameOf(address), sourceUrl: address.href }
  const { internalSite: trustedOrigin, publicUrl } = context.config
  try {
    const { quote, isDescription, reviews } = await quoteAt(address, { trustedOrigin, publicUrl })
    const many = `This page has ${reviews} reviews. Copy the one you want and paste it below.`
    if (quote === undefined) return { ...empty, ...about, note: reviews > 1 ? many : notFound }
    return { ...quote, ...about, note: isDescription ? check : null }
  } catch (failure) {
    if (!(failure instanceof Unreadable)) throw failure
    return { ...empty, ...about, note: notRead }
  }
}

const empty = { content: '', customerName: '', company: '', rating: '', date: '' }

function addressIn(typed: string): URL {
  const address = URL.parse(typed.trim()) ?? URL.parse(`https://${typed.trim()}`)
  if (address === null || !['http:', 'https:'].includes(address.protocol) || !/[.:]/.test(address.host)) {
    const message = 'Enter a link, such as https://x.com/ana/status/1.'
    throw new Problem('invalid-input', message, { fields: { address: message } })
  }
  address.username = ''
  address.password = ''
  return address
}
