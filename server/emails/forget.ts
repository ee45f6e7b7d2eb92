import { and, eq, inArray, isNull, ne, notExists, or } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { emails, settledStates } from './tables.ts'

/** Deletes the emails of a workspace and of its people, and answers their ids. */
export async function forgetEmailsOf(
  tx: Tx,
  workspaceId: string,
  addresses: readonly string[],
): Promise<string[]> {
  const gone = await tx
    .delete(emails)
    .where(
      or(
        eq(emails.workspaceId, workspaceId),
        and(isNull(emails.workspaceId), inArray(emails.recipient, [...addresses])),
      ),
    )
    .returning({ id: emails.id })
  return gone.map(({ id }) => id)
}

/** Emails of no workspace are to people with an account. Without one, an email is kept until it has left. */
export async function forgetEmails({ db, mail, config }: Services): Promise<void> {
  const isNobodys = notExists(db.select().from(users).where(eq(users.email, emails.recipient)))
  const gone = await db
    .delete(emails)
    .where(
      and(
        isNull(emails.workspaceId),
        inArray(emails.state, settledStates),
        isNobodys,
        // Whoever runs the instance gets emails without needing an account.
        config.operatorEmail === undefined ? undefined : ne(emails.recipient, config.operatorEmail),
      ),
    )
    .returning({ id: emails.id })
  await mail.forget(gone.map(({ id }) => id))
}
