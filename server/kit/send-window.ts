import type { SendWindow } from '#contract/campaigns/campaigns.ts'

const hourMs = 3_600_000
const stepMs = hourMs / 4
/** A week and a day hold every window. */
const longestSteps = 8 * 24 * 4

/**
 * The first moment from `moment` on at which emails may leave; `moment` itself inside the window. Goes by the wall clock of
 * the window's time zone, by the hour: an hour that a change of the clocks skips or doubles belongs to its day.
 */
export function nextOpening(window: SendWindow | null, moment: Date): Date {
  if (window === null) return moment
  const clock = clockOf(window.timeZone)
  return firstMoment(moment, (at) => isInSendWindow(window, clock(at))) ?? moment
}

/** The first moment within a week at which this holds, by the quarter of an hour: some zones are off by as much. */
export function firstMoment(moment: Date, holds: (at: Date) => boolean): Date | undefined {
  if (holds(moment)) return moment
  let next = moment.getTime() - (moment.getTime() % stepMs) + stepMs
  for (let tried = 0; tried < longestSteps; tried += 1, next += stepMs) {
    const at = new Date(next)
    if (holds(at)) return at
  }
  return undefined
}

interface Clock {
  /** 1 is Monday, 7 is Sunday. */
  readonly day: number
  readonly hour: number
}

type Hours = Pick<SendWindow, 'days' | 'fromHour' | 'untilHour'>

export function isInSendWindow({ days, fromHour, untilHour }: Hours, { day, hour }: Clock): boolean {
  return days.includes(day) && hour >= fromHour && hour < untilHour
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const clocks = new Map<string, (moment: Date) => Clock>()

/** The wall clock of a time zone. */
export function clockOf(timeZone: string): (moment: Date) => Clock {
  const clock = clocks.get(timeZone) ?? makeClock(timeZone)
  clocks.set(timeZone, clock)
  return clock
}

function makeClock(timeZone: string): (moment: Date) => Clock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  })
  return (moment) => {
    const parts = format.formatToParts(moment)
    const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
    return { day: weekdays.indexOf(part('weekday')) + 1, hour: Number(part('hour')) }
  }
}
