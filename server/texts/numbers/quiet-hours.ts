import type { SendWindow } from '#contract/campaigns/campaigns.ts'
import { clockOf, firstMoment, isInSendWindow } from '../../kit/send-window.ts'
import { readPhoneNumber } from '../../kit/phone/phone-number.ts'
import { zonesOf } from './zones.ts'

/** Nobody is asked for anything by text message before eight or after nine in the evening, where they are. */
const wakingHours = { days: [1, 2, 3, 4, 5, 6, 7], fromHour: 8, untilHour: 21 }

const quarterMs = 900_000
const mostKnown = 500
/** Whole lists of people are in few countries. */
const openings = new Map<string, Date | undefined>()

/**
 * The first moment from `moment` on at which this number may be asked: while it is day in every zone of its country, and
 * inside the sender's own window if there is such a moment within a week.
 */
export function nextTextMoment(e164: string, moment: Date, window: SendWindow | null = null): Date {
  const country = readPhoneNumber(e164)?.country ?? ''
  // Windows begin and end with a quarter of an hour in every zone.
  const quarter = new Date(moment.getTime() - (moment.getTime() % quarterMs))
  const key = `${country} ${quarter.getTime()} ${JSON.stringify(window)}`
  if (openings.size >= mostKnown) openings.clear()
  if (!openings.has(key)) openings.set(key, openingOf(country, quarter, window))
  const opening = openings.get(key)
  return opening && opening > moment ? opening : moment
}

function openingOf(country: string, moment: Date, window: SendWindow | null): Date | undefined {
  const clocks = zonesOf(country).map(clockOf)
  const isDay = (at: Date) => clocks.every((clock) => isInSendWindow(wakingHours, clock(at)))
  const isOpen = senderIs(window)
  return firstMoment(moment, (at) => isOpen(at) && isDay(at)) ?? firstMoment(moment, isDay)
}

function senderIs(window: SendWindow | null): (at: Date) => boolean {
  if (window === null) return () => true
  const clock = clockOf(window.timeZone)
  return (at) => isInSendWindow(window, clock(at))
}
