const dayMs = 86_400_000

// Made once: making a formatter costs more than a card of a long list may take to draw.
const asDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const asLongDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })
const asMoment = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' })

/** Of a day alone (`2026-03-31`) midnight where the reader is: it is the same day everywhere. */
function localMomentOf(date: string | Date): Date {
  return new Date(isDay(date) ? `${date}T00:00` : date)
}

function isDay(date: string | Date): date is string {
  return typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date)
}

/** 'Today', '1 day ago', '{n} days ago' below a week, then the date as the reader writes it; 'Unknown' without one. */
export function relativeDate(date: string | Date | null | undefined, now = new Date()): string {
  if (!date) return 'Unknown'
  const then = localMomentOf(date)
  if (Number.isNaN(then.getTime())) return 'Unknown'
  // Calendar days where the reader is: yesterday evening is a day ago, even if only eight hours have passed.
  const days = Math.round((startOfDay(now) - startOfDay(then)) / dayMs)
  if (days <= 0) return 'Today'
  if (days === 1) return '1 day ago'
  if (days < 7) return `${days} days ago`
  return asDay.format(then)
}

/** The full date, and the time if there is one, for a `title`. */
export function exactTime(date: string | Date | null | undefined): string {
  if (!date) return ''
  const then = localMomentOf(date)
  if (Number.isNaN(then.getTime())) return ''
  return isDay(date) ? asLongDay.format(then) : asMoment.format(then)
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
