import { Problem } from '../../http/problem.ts'
import { readPhoneNumber } from './phone-number.ts'

const sentence = 'Enter the number with its country code, like +1 212 555 0123'

/** Reads the number of a field that somebody filled in; null where it was left empty. */
export function requirePhoneNumber(typed: string | null | undefined): string | null {
  if (!typed?.trim()) return null
  const number = readPhoneNumber(typed)
  if (number) return number.e164
  throw new Problem('invalid-input', `${sentence}.`, { fields: { phone: sentence } })
}
