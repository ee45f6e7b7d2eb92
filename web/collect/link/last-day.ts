import { dayIn } from '#contract/testimonials/said-on.ts'

/** When a day such as `2026-03-31` is over where the owner is; nothing without a day. */
export function endOfDay(day: string): string | null {
  return day === '' ? null : new Date(`${day}T23:59:59.999`).toISOString()
}

/** The day on which a moment is where the owner is; empty without a moment. */
export function localDayOf(moment: string | null): string {
  return moment === null ? '' : dayIn(undefined, new Date(moment))
}

const asDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

/** Until when a link takes testimonials, or since when it takes none; nothing for a link without a last day. */
export function lastDayOf({ expiresAt }: { expiresAt: string | null }, now = new Date()) {
  if (expiresAt === null) return undefined
  const moment = new Date(expiresAt)
  return { isOver: moment <= now, day: asDay.format(moment) }
}
