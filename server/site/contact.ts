import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { contactMessages } from './tables.ts'
import { Problem } from '../http/problem.ts'
import { rowId, sha256 } from '../kit/ids.ts'
import { queueEmail } from '../emails/service.ts'
import { contactEmail, type ContactMessage } from './contact-email.ts'

const thanks = 'Thanks for writing. We reply within 24 hours.'

/** Stores what a visitor wrote, once per `Idempotency-Key`, and mails it to the operator if there is an address. */
export async function receiveMessage(
  context: Context,
  { website, ...input }: ContactMessage & { readonly website?: string | undefined },
): Promise<{ id: string; message: string }> {
  if (website) {
    throw new Problem(
      'robot-check-failed',
      'A hidden field was filled in, which only bots do. Please leave it empty.',
    )
  }
  const { db, config, idempotencyKey } = context
  const now = context.now()
  const id = rowId(now)
  // Each visitor has keys of their own.
  const keyHash = idempotencyKey === undefined ? null : sha256(`contact\n${input.email}\n${idempotencyKey}`)
  const inputHash = sha256(JSON.stringify(input))
  return db.transaction(async (tx) => {
    const added = await tx
      .insert(contactMessages)
      .values({ ...input, id, company: input.company ?? '', keyHash, inputHash, createdAt: now })
      .onConflictDoNothing({ target: contactMessages.keyHash })
      .returning({ id: contactMessages.id })
    if (added.length === 0 && keyHash) {
      const [earlier] = await tx
        .select({ id: contactMessages.id, inputHash: contactMessages.inputHash })
        .from(contactMessages)
        .where(eq(contactMessages.keyHash, keyHash))
      if (!earlier?.inputHash.equals(inputHash)) {
        throw new Problem(
          'idempotency-key-reused',
          'This Idempotency-Key was already used for a different request.',
        )
      }
      return { id: earlier.id, message: thanks }
    }
    if (config.operatorEmail) await queueEmail(context, tx, contactEmail(config.operatorEmail, input))
    return { id, message: thanks }
  })
}
