import { z } from 'zod/mini'

export const longestDraftRecord = 24_000

/** The `record` of the draft that a testimonial began as. One that the server cannot read changes nothing. */
export const draftRecord = z.optional(z.string().check(z.maxLength(longestDraftRecord)))
