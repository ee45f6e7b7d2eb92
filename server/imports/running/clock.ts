const pattern =
  /^(?:[T,\s]+(?:at\s+)?(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}(?:[.,]\d{1,9})?))?\s*(?<half>[ap]\.?m\.?)?\s*(?:Z|UTC|GMT)?\s*(?<zone>[+-]\d{2}(?::?\d{2})?)?)?(?:\s*\(.*\))?$/iu

/** Milliseconds from midnight UTC to the time of day in `text`: nothing, `15:30`, `T15:30:40.123456789+07:00`, `3:30 PM`. */
export function msSinceMidnight(text: string): number | undefined {
  const groups = pattern.exec(text)?.groups
  if (groups === undefined) return undefined
  const { hour = '0', minute = '0', second = '0', half, zone = '+00' } = groups
  const isAfternoon = half?.toLowerCase().startsWith('p') ?? false
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0)
  // Cut before multiplying: 48.986 * 1000 is a little less than 48986.
  const ms = Math.round(Number(second.replace(',', '.').slice(0, 6)) * 1000)
  if (hours > 23 || Number(minute) > 59 || ms > 60_999) return undefined
  return (hours * 60 + Number(minute) - minutesOf(zone)) * 60_000 + ms
}

function minutesOf(zone: string) {
  const minutes = Number(zone.slice(1, 3)) * 60 + (zone.length > 3 ? Number(zone.slice(-2)) : 0)
  return zone.startsWith('-') ? -minutes : minutes
}
