import { sha256 } from '../../kit/ids.ts'
import { sameText } from '../files/clean-text.ts'

/** Finds a text again among those imported before; migration 0015 computes the same in SQL. */
export function textHash(content: string): Buffer {
  return sha256(sameText(content)).subarray(0, 16)
}
