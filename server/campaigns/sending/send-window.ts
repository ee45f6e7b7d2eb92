import type { SendWindow } from '#contract/campaigns/campaigns.ts'

const hourMs = 3_600_000

/**
 * The first moment from `moment` on at which emails may leave; `moment` itself inside the window. Goes by the wall clock of
 * the window's time zone, by the hour: an hour that a change of the clocks skips or doubles belongs to its day.
 */
export function nextOpening(window: SendWindow | null, moment: Date): Date {
  if (window === null) return moment
  const clock = clockOf(window.timeZone)
  if (isInSendWindow(window, clock(moment))) return moment
  // A week and a day of full hours holds every window. Some zones are off by half or quarter hours.
  let next = moment.getTime() - (moment.getTime() % (hourMs / 4)) + hourMs / 4
  for (let tried = 0; tried < 8 * 24 * 4; tried += 1, next += hourMs / 4) {
    const at = new Date(next)
    if (isInSendWindow(window, clock(at))) return at
  }
  return moment
}

interface Clock {
  /** 1 is Monday, 7 is Sunday. */
  readonly day: number
  readonly hour: number
}

function isInSendWindow({ days, fromHour, untilHour }: SendWindow, { day, hour }: Clock): boolean {
  return days.includes(day) && hour >= fromHour && hour < untilHour
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

function clockOf(timeZone: string): (moment: Date) => Clock {
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
