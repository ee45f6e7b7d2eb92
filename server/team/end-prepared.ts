import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import type { Prepared } from '../feature-facts.ts'
import { invitations } from './tables.ts'

/** Open invitations would be ways back in: this person's, or everybody's of a workspace that was theirs. */
export async function takeBackInvitations(
  tx: Tx,
  { workspaceId, userId, isFounder }: Pick<Prepared, 'workspaceId' | 'userId' | 'isFounder'>,
): Promise<void> {
  await tx
    .delete(invitations)
    .where(
      and(
        eq(invitations.workspaceId, workspaceId),
        isFounder ? undefined : eq(invitations.invitedBy, userId),
        isNull(invitations.acceptedAt),
      ),
    )
}
