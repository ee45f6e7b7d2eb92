import { z } from 'zod/mini'

/** A run of a text: the same in both, or a change of one into the other. Either may be empty. */
export const textPart = z.object({ was: z.string(), now: z.string() })
