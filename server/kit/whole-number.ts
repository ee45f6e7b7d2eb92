import { z } from 'zod'

/** A setting that counts something, from 1 to `largest`. */
export function wholeNumber(largest: number, what = 'number') {
  const sentence = `must be a ${what} from 1 to ${largest}`
  return z
    .string()
    .regex(/^\d+$/, sentence)
    .transform(Number)
    .refine((value) => value >= 1 && value <= largest, sentence)
}
