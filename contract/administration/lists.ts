import { z } from 'zod/mini'

export const pageSizes = [10, 20, 50, 100] as const
export const usualPageSize = 20
/** Buttons between "Previous" and "Next". */
export const mostPageButtons = 5

/** How far a list is counted: beyond, it has "1,000+" unless the total is known anyway. */
export const countedRows = 1000

const pageSentence = 'page must be a whole number from 1 to 100000'
const limitSentence = 'limit must be a whole number from 1 to 100'

/** A page by its number: administrators jump through their lists, and walk no further than they can count. */
export const numberedPage = {
  page: z.optional(
    z.coerce
      .number({ error: pageSentence })
      .check(z.int(pageSentence), z.gte(1, pageSentence), z.lte(100_000, pageSentence)),
  ),
  limit: z.optional(
    z.coerce
      .number({ error: limitSentence })
      .check(z.int(limitSentence), z.gte(1, limitSentence), z.lte(100, limitSentence)),
  ),
}

export const sortOrders = ['asc', 'desc'] as const
export type SortOrder = (typeof sortOrders)[number]

export const searched = z.optional(z.string().check(z.maxLength(200)))
