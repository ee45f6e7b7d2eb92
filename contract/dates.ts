import { z } from 'zod/mini'

/** PostgreSQL and JavaScript agree on these years; before and after them each has days that the other has not. */
const isInRange = (typed: string): boolean => {
  const year = new Date(typed).getUTCFullYear()
  return year >= 1 && year <= 9999
}

/** A day of the calendar such as `2026-03-31`, in the years 0001 to 9999. */
export const day = (sentence: string) =>
  z.iso.date({ error: sentence }).check(z.refine((typed) => isInRange(typed), sentence))

/** A moment such as `2026-03-31T12:00:00Z`, in the years 0001 to 9999 of UTC. */
export const dateAndTime = (sentence: string) =>
  z.iso.datetime({ error: sentence }).check(z.refine((typed) => isInRange(typed), sentence))
