const asDay = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long' })

/** Whether a link is still good, and the day until which, as the reader writes it: 'open until 28 November'. */
export function linkState(expiresAt: string, now = new Date()): { isExpired: boolean; words: string } {
  const end = new Date(expiresAt)
  const isExpired = end <= now
  return { isExpired, words: isExpired ? 'the link has expired' : `open until ${asDay.format(end)}` }
}
