import { z } from 'zod/mini'
import { idParams } from './shapes.ts'

// Apart from `shapes.ts`, which comes with the first page: these come with the pages that need them.

type Schema = z.core.$ZodType

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
  /** What the customer does at `company`, e.g. `Head of purchasing`. */
  role: z.nullable(z.string()),
  company: z.nullable(z.string()),
  content: z.string(),
  rating: z.nullable(z.number()),
}

/** What a testimonial is shown with. */
export const outletParts = {
  /** The public page that says where the words come from, to be shown to anybody; null while no outlet shows them. */
  verifyUrl: z.nullable(z.string()),
  /** What every outlet says beside them, e.g. `Imported from Google` or `Edited by the business`; null when nothing. */
  label: z.nullable(z.string()),
}
