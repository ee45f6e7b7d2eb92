import { and, eq, inArray, isNull, ne, notExists, or } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { letters } from './tables.ts'

/** Deletes the letters of a workspace and of its people, and answers their ids. */
export async function forgetLettersOf(
  tx: Tx,
  workspaceId: string,
  emails: readonly string[],
): Promise<string[]> {
  const gone = await tx
    .delete(letters)
    .where(
      or(
        eq(letters.workspaceId, workspaceId),
        and(isNull(letters.workspaceId), inArray(letters.recipient, [...emails])),
      ),
    )
    .returning({ id: letters.id })
  return gone.map(({ id }) => id)
}

/** Letters of no workspace are to people with an account. Without one, a letter is kept until it has left. */
export async function forgetLetters({ db, mail, config }: Services): Promise<void> {
  const isNobodys = notExists(db.select().from(users).where(eq(users.email, letters.recipient)))
  const gone = await db
    .delete(letters)
    .where(
      and(
        isNull(letters.workspaceId),
        inArray(letters.state, ['sent', 'unknown']),
        isNobodys,
        // Whoever runs the instance gets letters without needing an account.
        config.operatorEmail === undefined ? undefined : ne(letters.recipient, config.operatorEmail),
      ),
    )
    .returning({ id: letters.id })
  await mail.forget(gone.map(({ id }) => id))
}
