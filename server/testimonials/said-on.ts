import { dayIn, earliestSaidOn } from '#contract/testimonials/said-on.ts'
import { fieldProblem } from '../http/problem.ts'

/** The day it was said, as every outlet shows it; null when nobody knows. */
export function daySaid({ createdAt, isUndated }: { createdAt: Date; isUndated: boolean }): string | null {
  return isUndated ? null : createdAt.toISOString().slice(0, 10)
}

interface DateInput {
  /** The field that holds it, for the refusal. */
  readonly field: string
  /** `2026-03-31`, or a moment with its offset. */
  readonly said: string
  readonly now: Date
  /** Where `said` is a day; UTC unless given. */
  readonly timeZone?: string | undefined
}

/** Refuses days on which nobody can have said it: to come, or before there was anywhere to say it. */
export function momentSaid({ field, said, now, timeZone = 'UTC' }: DateInput): Date {
  const isDay = said.length === earliestSaidOn.length
  const moment = new Date(said)
  const isToCome = isDay ? said > dayIn(timeZone, now) : moment > now
  if (isToCome) throw fieldProblem(field, 'This date is in the future. Enter the day the customer said it.')
  if (moment < new Date(earliestSaidOn)) throw fieldProblem(field, 'Enter a date in 1990 or later.')
  return moment
}
