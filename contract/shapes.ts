import { z } from 'zod/mini'
import { id } from './fields.ts'

type Schema = z.core.$ZodType

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

/**
 * Makes a row: what it is made from, and the row as it then is.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const creation = <B extends Schema, R extends Schema>(body: B, response: R) =>
  ({ body, status: 201, response }) as const

/**
 * Changes the row of `/:id`: what is sent, and the row as it then is.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const change = <B extends Schema, R extends Schema>(body: B, response: R) =>
  ({ params: idParams, body, response }) as const

/**
 * Does something to the row of `/:id` that needs nothing else said, and answers with the row as it then is.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const rowAction = <R extends Schema>(response: R) => ({ params: idParams, response }) as const

/**
 * Saves what is sent, whole, and answers with what is saved.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const replacement = <S extends Schema>(saved: S) => ({ body: saved, response: saved }) as const

/** What a testimonial says, as pages and lists get it. */
export const testimonialParts = {
  company: z.nullable(z.string()),
  content: z.string(),
  rating: z.nullable(z.number()),
}

/** Somebody who signs in. */
export const person = {
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
}
