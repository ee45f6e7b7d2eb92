const asDay = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long' })

/** Whether a link still works, and until which day, as the reader writes it: 'Expires November 28'. */
export function linkState(expiresAt: string, now = new Date()): { isExpired: boolean; copy: string } {
  const end = new Date(expiresAt)
  const isExpired = end <= now
  return { isExpired, copy: isExpired ? 'Link expired' : `Expires ${asDay.format(end)}` }
}
