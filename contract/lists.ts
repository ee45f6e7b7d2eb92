import { z } from 'zod/mini'

/** Said of a `cursor` that no list gave. */
export const cursorSentence = 'This cursor is not valid. Please use the one from the Link header.'

const limitSentence = 'limit must be a whole number from 1 to 100'

/** What every list that comes in pages takes. */
export const paging = {
  limit: z.optional(
    z.coerce
      .number({ error: limitSentence })
      .check(z.int(limitSentence), z.gte(1, limitSentence), z.lte(100, limitSentence)),
  ),
  cursor: z.optional(z.string().check(z.maxLength(200))),
}
