import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** A number that can be texted. */
export interface PhoneNumber {
  /** In E.164, as `+12125550123`. */
  readonly e164: string
  /** In ISO 3166. */
  readonly country: string
}

/** Reads a number as people write it, with its country code; nothing where it is no number of a country. */
export function readPhoneNumber(typed: string): PhoneNumber | undefined {
  const international = typed.trim().replace(/^00(?=\d)/, '+')
  const parsed = parsePhoneNumberFromString(international)
  if (!parsed?.country || !parsed.isValid()) return undefined
  return { e164: parsed.number, country: parsed.country }
}
