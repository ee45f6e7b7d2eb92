import { brand } from '#contract/brand.ts'
import { consentScopes, submissionResentDays } from '#contract/collection/collection.ts'
import { z } from 'zod/mini'
import { dropStored, keepOnDevice, readStored } from './device-storage.ts'

const dayMs = 86_400_000

const text = z.string()
const scopes = z.array(z.enum(consentScopes))

const written = z.object({
  customerName: text,
  customerEmail: text,
  company: text,
  role: z.optional(text),
  content: text,
  draftRecord: z.optional(text),
  photo: z.optional(text),
})

const entries = z.extend(written, {
  rating: z.optional(z.int().check(z.gte(1), z.lte(5))),
  scopes,
})

const body = z.extend(written, {
  rating: z.number(),
  formId: z.string(),
  consent: z.object({ version: z.string(), scopes }),
  website: z.string(),
})

/**
 * A submission whose fate is not known: it is sent again, word for word, under the same key. `earlier` are versions
 * that went out under this key before the customer changed something; one of them may have arrived. Held, it waits
 * for the customer, who has gone back to the form.
 */
const outbox = z.object({
  key: z.string(),
  body,
  earlier: z.array(body),
  isHeld: z.boolean(),
  /** When something went out under this key for the first time. Drafts that do not say it are not sent again. */
  firstSentAt: z.optional(z.number()),
})
export type Outbox = z.infer<typeof outbox>

/** The server forgets keys in the end. What is older could arrive twice, so the customer decides about it. */
export function isSentAgain({ firstSentAt = 0 }: Pick<Outbox, 'firstSentAt'>, now = Date.now()): boolean {
  return now - firstSentAt < submissionResentDays * dayMs
}

const draft = z.object({ savedAt: z.number(), entries, outbox: z.optional(outbox) })
export type Draft = z.infer<typeof draft>

const draftStorageKey = (formId: string) => `${brand.prefix}-draft-${formId}`

/** What was typed into this form on this device in the last seven days, or nothing. */
export function readDraft(formId: string, now = Date.now()): Draft | undefined {
  const found = readStored(draftStorageKey(formId), draft, now)
  if (!found) return undefined
  const { outbox, ...withoutOutbox } = found
  return outbox && isSentAgain(outbox, now) ? { ...withoutOutbox, outbox } : withoutOutbox
}

export function saveDraft(formId: string, { entries, outbox }: Omit<Draft, 'savedAt'>, now = Date.now()) {
  keepOnDevice(draftStorageKey(formId), { entries, outbox }, now)
}

export function dropDraft(formId: string) {
  dropStored(draftStorageKey(formId))
}
