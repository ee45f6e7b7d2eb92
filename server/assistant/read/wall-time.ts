/*
 * Spans are reckoned by the clock on the asker's wall: dates here have its hands as their parts in UTC.
 */

/** What the clock of a time zone shows at a moment. */
export function wallTime(moment: Date, timeZone: string): Date {
  const parts = formatOf(timeZone).formatToParts(moment)
  const part = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value)
  const [year, month, day] = [part('year'), part('month'), part('day')]
  return new Date(
    Date.UTC(year, month - 1, day, part('hour'), part('minute'), part('second'), moment.getMilliseconds()),
  )
}

/** The moment at which the clock shows this; an hour that it skips begins with the next. */
export function momentAt(wall: Date, timeZone: string): Date {
  const offsetAt = (moment: Date) => wallTime(moment, timeZone).getTime() - moment.getTime()
  const near = new Date(wall.getTime() - offsetAt(wall))
  return new Date(wall.getTime() - offsetAt(near))
}

const formats = new Map<string, Intl.DateTimeFormat>()
const mostFormats = 500

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  if (formats.size < mostFormats) formats.set(timeZone, made)
  return made
}
