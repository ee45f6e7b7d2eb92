import { z } from 'zod/mini'

/** Said of a `cursor` that no list gave. */
export const cursorSentence = 'This cursor is not valid. Please use the one from the Link header.'

/** A number of an address, from 1 to `most`. */
export function countedTo(name: string, most: number) {
  const sentence = `${name} must be a whole number from 1 to ${most}`
  return z.optional(
    z.coerce.number({ error: sentence }).check(z.int(sentence), z.gte(1, sentence), z.lte(most, sentence)),
  )
}

/** What every list that comes in pages takes. */
export const paging = {
  limit: countedTo('limit', 100),
  cursor: z.optional(z.string().check(z.maxLength(200))),
}
