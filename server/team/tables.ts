import { text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, bytes } from '../db/columns.ts'
import { tableOfWorkspace } from '../workspaces/tables.ts'

/** People asked to join a workspace. */
export const invitations = tableOfWorkspace(
  'invitations',
  {
    email: text('email').notNull(),
    role: text('role', { enum: ['owner', 'member'] }).notNull(),
    tokenHash: bytes('token_hash').notNull(),
    invitedBy: uuid('invited_by'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    acceptedAt: at('accepted_at'),
  },
  (table) => [
    uniqueIndex('invitations_token').on(table.workspaceId, table.tokenHash),
    uniqueIndex('invitations_email').on(table.workspaceId, table.email),
  ],
)
