import type { SendWindow } from '#contract/campaigns/campaigns.ts'

// A Monday, so that day 1 of a window is the first one.
const monday = Date.UTC(2024, 0, 1)
const dayMs = 86_400_000
const shortDay = new Intl.DateTimeFormat(undefined, { weekday: 'short', timeZone: 'UTC' })
const longDay = new Intl.DateTimeFormat(undefined, { weekday: 'long', timeZone: 'UTC' })
const hourOnly = new Intl.DateTimeFormat(undefined, { hour: 'numeric', timeZone: 'UTC' })

/** The days of the week, Monday first, as the reader writes them. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) => {
  const date = monday + (day - 1) * dayMs
  return { day, short: shortDay.format(date), long: longDay.format(date) }
})

/** A full hour as the reader writes it; 24 is midnight. */
export const hourName = (hour: number) =>
  hour === 24 ? 'midnight' : hourOnly.format(monday + hour * 3_600_000)

/** The name of this browser's time zone. */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** When emails leave, in a sentence. */
export function windowCopy(window: SendWindow | null): string {
  if (window === null) return 'Emails leave right away.'
  const { days, fromHour, untilHour, timeZone } = window
  return `Emails leave ${weekdaysCopy(days)} from ${hourName(fromHour)} to ${hourName(untilHour)} (${timeZone.replaceAll('_', ' ')}).`
}

function weekdaysCopy(days: readonly number[]): string {
  if (days.length === 7) return 'every day'
  const sorted = days.toSorted((a, b) => a - b)
  const first = sorted[0] ?? 1
  const last = sorted.at(-1) ?? 1
  const name = (day: number) => weekdays[day - 1]?.long ?? ''
  if (sorted.length > 2 && last - first === sorted.length - 1) return `${name(first)} to ${name(last)}`
  return new Intl.ListFormat(undefined, { type: 'conjunction' }).format(sorted.map(name))
}
