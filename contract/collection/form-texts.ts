import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'
import { line, text } from '../fields.ts'
import { customerLanguages } from '../languages.ts'
import { replacement } from '../row-calls.ts'

/**
 * What the owner may say on the form in their own words: plain text, the same for everybody and at every rating. Empty
 * means the default.
 */
export const textsOfForm = z.object({ headline: line(120), question: text(300), thankYou: line(120) })
export type TextsOfForm = z.infer<typeof textsOfForm>

const formTexts = z.partialRecord(z.enum(customerLanguages), textsOfForm)
export type FormTexts = z.infer<typeof formTexts>

/** By language; a language without any of the owner's own words is not there. */
export const getFormTexts = ownerEndpoint('GET /api/form-texts', { response: formTexts })

/** Replaces the texts of the languages that are sent; the others stay. */
export const saveFormTexts = ownerEndpoint('PUT /api/form-texts', replacement(formTexts))
