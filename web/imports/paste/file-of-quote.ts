import type { LinkedQuote } from '#contract/imports/linked-quote.ts'

/** One testimonial as the file that it is imported as; named by its site, which its evidence says later. */
export function fileOfQuote(quote: LinkedQuote): File {
  const filled = Object.entries({ ...quote, note: null }).flatMap(([field, value]) =>
    value === null || value.trim() === '' ? [] : [[field, value.trim()] as const],
  )
  const host = URL.parse(quote.sourceUrl)?.hostname.replace(/^www\./, '')
  return new File([JSON.stringify([Object.fromEntries(filled)])], host ?? 'Pasted text', {
    type: 'application/json',
  })
}
