import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { Problem } from '../http/problem.ts'

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

const sentence = 'Enter the number with its country code, like +1 212 555 0123'

/** The same of a field that somebody filled in; null where it was left empty. */
export function requirePhoneNumber(typed: string | null | undefined): string | null {
  if (!typed?.trim()) return null
  const number = readPhoneNumber(typed)
  if (number) return number.e164
  throw new Problem('invalid-input', `${sentence}.`, { fields: { phone: sentence } })
}
