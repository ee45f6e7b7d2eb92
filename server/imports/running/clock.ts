const before = String.raw`at|um|à|às|a las|alle ore|alle|ore|om|kl|klo|o|g|в|saat|klokken`
const pattern = new RegExp(
  String.raw`^(?:[T,.·|\s–-]+|(?:\s*(?:${before})\.?\s*)?$)?(?:(?:${before})\.?\s+)?` +
    String.raw`(?:(?<early>午前|上午|오전)|(?<late>午後|下午|오후))?\s*` +
    String.raw`(?:(?<hour>\d{1,2})(?:\s?[:.h時时点시]\s?(?<minute>\d{2})(?:\s?[:.分분]\s?(?<second>\d{2}(?:[.,]\d{1,9})?))?|(?=\s*[ap]\.?m))` +
    String.raw`[分분秒초h]?\s*(?:Uhr|uur)?\s*(?<half>[ap]\.?m\.?)?` +
    String.raw`\s*(?:Z|(?<name>[A-Z]{2,5}(?![a-z])))?\s*(?<zone>[+-]\d{1,2}(?::?\d{2})?)?)?\s*(?:\(.*\))?\.?$`,
  'iu',
)

/** Minutes east of Greenwich, of the names that mean one zone to most readers. Others are read as if they were not there. */
const zones: Readonly<Record<string, number>> = {
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
  WEST: 60,
  CET: 60,
  MEZ: 60,
  CEST: 120,
  MESZ: 120,
  EET: 120,
  EEST: 180,
  JST: 540,
  KST: 540,
}

/**
 * Milliseconds from midnight UTC to the time of day in `text`: nothing, `15:30`, `T15:30:40.123456789+07:00`, `3:30 PM`,
 * `at 3:30 PM GMT+2`, `à 07:05`, `klo 16.10`, `오후 4:10`.
 */
export function msSinceMidnight(text: string): number | undefined {
  const groups = pattern.exec(text)?.groups
  if (groups === undefined) return undefined
  const { hour = '0', minute = '0', second = '0', half, early, late, name = '', zone } = groups
  const isAfternoon = late !== undefined || (half?.toLowerCase().startsWith('p') ?? false)
  const isHalved = half !== undefined || early !== undefined || late !== undefined
  const hours = isHalved ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour)
  // Cut before multiplying: 48.986 * 1000 is a little less than 48986.
  const ms = Math.round(Number(second.replace(',', '.').slice(0, 6)) * 1000)
  if (hours > 23 || Number(minute) > 59 || ms > 60_999) return undefined
  const east = zone === undefined ? (zones[name.toUpperCase()] ?? 0) : minutesOf(zone)
  return (hours * 60 + Number(minute) - east) * 60_000 + ms
}

function minutesOf(zone: string) {
  const digits = zone.slice(1).replace(':', '')
  const [hours, minutes] = digits.length > 2 ? [digits.slice(0, -2), digits.slice(-2)] : [digits, '0']
  const east = Number(hours) * 60 + Number(minutes)
  return zone.startsWith('-') ? -east : east
}
