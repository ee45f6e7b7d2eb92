import { brand } from '#contract/brand.ts'
import { consentScopes, publicForm, submissionReceipt } from '#contract/collection/collection.ts'
import { z } from 'zod/mini'
import { pageState } from '../hints.ts'

/** A shared computer forgets after this long. */
const retentionDays = 7
const dayMs = 86_400_000
const place = `${brand.prefix}-thanks`

const thanks = z.object({
  at: z.number(),
  formId: z.string(),
  form: publicForm,
  entries: z.object({
    content: z.string(),
    customerEmail: z.string(),
    rating: z.number(),
    scopes: z.array(z.enum(consentScopes)),
  }),
  receipt: submissionReceipt,
  isEarlierVersion: z.boolean(),
})
export type Thanks = z.infer<typeof thanks>

/**
 * Keeps the last step with the page, in this tab alone: a reload shows it again, with the private link, also where the
 * link that led here is used up. Whoever opens the same address anew gets the form.
 */
export function keepThanks(sent: Omit<Thanks, 'at'>, now = Date.now()): void {
  history.replaceState({ ...pageState(), [place]: { ...sent, at: now } }, '')
}

/** What was sent from this page of this tab; nothing of another form, and nothing that is older than a week. */
export function readThanks(formId: string, now = Date.now()): Thanks | undefined {
  const found = thanks.safeParse(pageState()[place])
  const isFresh = found.success && found.data.formId === formId && now - found.data.at < retentionDays * dayMs
  return isFresh ? found.data : undefined
}

/** The page begins anew, with nothing of anybody's. */
export function dropThanks(): void {
  history.replaceState(null, '')
}
