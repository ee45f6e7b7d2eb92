const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How long until a refused call may be tried again, rounded up: "in 40 seconds", "in 42 minutes", "in 3 hours". */
export function waitInWords(seconds: number, locale: string): string {
  const [size, unit] = unitOf(seconds)
  return new Intl.RelativeTimeFormat(locale).format(Math.max(1, Math.ceil(seconds / size)), unit)
}

function unitOf(seconds: number): [number, Intl.RelativeTimeFormatUnit] {
  if (seconds <= minute) return [1, 'second']
  if (seconds <= hour) return [minute, 'minute']
  return seconds <= 2 * day ? [hour, 'hour'] : [day, 'day']
}
