import { z } from 'zod/mini'
import { id } from './fields.ts'

/** Of calls about one row: `/:id`. */
export const idParams = z.object({ id })

/** The id of the form or link that a customer opened. */
export const openedForm = z.string({ error: 'The form id is missing' }).check(z.maxLength(100))

/** Answered when a row is gone: which one it was. */
export const idAnswer = z.object({ id: z.string() })

/** Takes one row away: which one, and the answer that it was. */
export const removal = { params: idParams, response: idAnswer } as const

/** Answered when there is nothing to hand back: a sentence for whoever asked. */
export const messageAnswer = z.object({ message: z.string() })
