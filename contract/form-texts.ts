import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { line, text } from './fields.ts'
import { customerLanguages } from './languages.ts'

/** What the owner may say on the form in their own words. Plain text; empty means the default. */
const textsOfForm = z.object({ headline: line(120), question: text(300), thankYou: text(500) })
export type TextsOfForm = z.infer<typeof textsOfForm>

const byLanguage = <Texts extends z.ZodMiniType>(texts: Texts) =>
  z.partialRecord(z.enum(customerLanguages), texts)

export const formTexts = byLanguage(textsOfForm)
export type FormTexts = z.infer<typeof formTexts>

export const getFormTexts = endpoint('GET /api/form-texts', {
  access: 'owner',
  rate: 'app',
  response: formTexts,
})

/** Replaces the texts of the languages that are sent; a language that is not sent keeps its own. */
export const saveFormTexts = endpoint('PUT /api/form-texts', {
  access: 'owner',
  rate: 'app',
  body: formTexts,
  response: formTexts,
})
