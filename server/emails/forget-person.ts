import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { nameInEmail } from '#contract/plain-name.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { defineJob } from '../jobs/define-job.ts'
import { emails, settledStates } from './tables.ts'
import type { testimonials } from '../testimonials/tables.ts'

type Person = Pick<
  typeof testimonials.$inferSelect,
  'workspaceId' | 'customerName' | 'customerEmail' | 'content'
>

/** As much of a text as an email that tells of it quotes at least. */
const quotedLetters = 60

/**
 * Deletes what was written to somebody, whether it has left or waits, and empties what told the team of them: of those
 * stays that they were sent.
 */
export async function forgetEmailsAbout(services: Services, tx: Tx, person: Person): Promise<void> {
  const { workspaceId, customerEmail } = person
  const ofWorkspace = eq(emails.workspaceId, workspaceId)
  const theirs =
    customerEmail === null
      ? []
      : await tx
          .delete(emails)
          .where(and(ofWorkspace, eq(emails.recipient, customerEmail)))
          .returning({ id: emails.id })
  const about = await tx
    .update(emails)
    .set({ subject: '', text: '', html: '', secretLink: null })
    .where(and(ofWorkspace, inArray(emails.state, settledStates), mentions(person)))
    .returning({ id: emails.id })
  const ids = [...theirs, ...about].map(({ id }) => id)
  if (ids.length > 0) await services.jobs.enqueue(tx, forgetSentFiles, { ids })
}

function mentions({ customerName, customerEmail, content }: Person): SQL | undefined {
  const quote = content.replace(/\s+/g, ' ').slice(0, quotedLetters)
  const words = [nameInEmail(customerName), customerEmail ?? '', quote].filter((word) => word.length > 2)
  return or(...words.map((word) => sql`position(${word} in ${emails.subject} || ' ' || ${emails.text}) > 0`))
}

/** What a server without mail keeps of them in files. */
export const forgetSentFiles = defineJob({
  name: 'forget-sent-files',
  payload: z.object({ ids: z.array(z.string()) }),
  attempts: 5,
  timeoutSeconds: 60,
  run: ({ mail }, { ids }) => mail.forget(ids),
})
