import { sha256 } from '../kit/ids.ts'

/** Recognizes a review that comes again: the same for the same parts. */
export function importKeyOf(parts: readonly (string | number)[]): Buffer {
  return sha256(JSON.stringify(parts))
}

/** Of a review by the platform's own id: the same from a file of the platform's and from its interface. */
export function keyOfPlatform(formatId: string, externalId: string): Buffer {
  return importKeyOf([formatId, externalId])
}
