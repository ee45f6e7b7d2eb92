import { z } from 'zod/mini'

/** No testimonial is taken to be older. */
export const earliestSaidOn = '1990-01-01'

/** Which day it is somewhere, as `2026-03-31`. */
export function dayIn(timeZone: string | undefined, now: Date): string {
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const parts = new Intl.DateTimeFormat('en-US', options).formatToParts(now)
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** An IANA name, such as `Pacific/Auckland`. */
export const timeZone = z
  .string()
  .check(z.maxLength(60), z.refine(isTimeZone, 'This is not a time zone, such as Europe/Berlin'))

function isTimeZone(name: string): boolean {
  try {
    dayIn(name, new Date())
    return true
  } catch {
    return false
  }
}

/** When something was said, as programs give it: a day (UTC), or a moment with its offset. */
export const said = z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
  error: 'Enter a date such as 2026-03-31, or a date and time with a time zone',
})
