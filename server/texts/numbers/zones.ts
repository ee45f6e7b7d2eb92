const known = new Map<string, readonly string[]>()

/** Countries that the runtime's own list leaves out. */
const others: Readonly<Record<string, readonly string[]>> = {
  XK: ['Europe/Belgrade'],
  AC: ['Atlantic/St_Helena'],
  TA: ['Atlantic/St_Helena'],
}

/** Of what is in no country. */
const nowhere = ['UTC']

interface WithZones {
  readonly timeZones?: readonly string[] | undefined
  getTimeZones?(): readonly string[] | undefined
}

/** Every time zone of a country, by the runtime's own copy of the IANA list. A number does not tell in which its owner is. */
export function zonesOf(country: string): readonly string[] {
  const found = known.get(country) ?? lookUp(country)
  known.set(country, found)
  return found
}

function lookUp(country: string): readonly string[] {
  if (others[country]) return others[country]
  if (!/^[A-Z]{2}$/.test(country)) return nowhere
  // Older runtimes have it as a property.
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & WithZones
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? []
  return zones.length > 0 ? zones : nowhere
}
