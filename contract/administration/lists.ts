import { z } from 'zod/mini'
import { countedTo, paging } from '../lists.ts'

export const pageSizes = [10, 20, 50, 100] as const
export const usualPageSize = 20
/** Buttons between "Previous" and "Next". */
export const mostPageButtons = 5

/** How far a list is counted: beyond, it has "1,000+" unless the total is known anyway. */
export const countedRows = 1000

/** A page by its number: administrators jump through their lists, and walk no further than they can count. */
export const numberedPage = { page: countedTo('page', 100_000), limit: paging.limit }

export const sortOrders = ['asc', 'desc'] as const
export type SortOrder = (typeof sortOrders)[number]

export const searched = z.optional(z.string().check(z.maxLength(200)))
