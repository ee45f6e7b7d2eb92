import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { workspaces } from './accounts.ts'
import { at, bytes } from './columns.ts'

/** What a workspace has to remember of an address without keeping the address. */
export const mailboxes = pgTable(
  'mailboxes',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** SHA-256 of the mailbox, one for all its spellings: `plaudit_mailbox_hash`. */
    mailbox: bytes('mailbox').notNull(),
    /** When the last email left that asked for consent: at most one a day. */
    consentAskedAt: at('consent_asked_at'),
    /** They want no more emails of this business that ask for something. */
    optedOutAt: at('opted_out_at'),
    /** Somebody of the team had this address; a trigger notes it. It can never speak as a customer. */
    leftTeamAt: at('left_team_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.mailbox] })],
)
