import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { workspaces } from '../accounts/tables.ts'
import { at, bytes } from '../db/columns.ts'

/** Every address on which customers leave testimonials: forms, shared links, QR codes. */
export const collectionLinks = pgTable(
  'collection_links',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Stands in public addresses; random, 128 bits. */
    id: text('id').notNull(),
    kind: text('kind', { enum: ['form', 'link', 'qr'] }).notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    description: text('description').notNull().default(''),
    /** Whom a shared link was made for; null for links that anybody may use. */
    customerEmail: text('customer_email'),
    createdAt: at('created_at').notNull(),
    closedAt: at('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('collection_links_default').on(table.workspaceId, table.isDefault),
  ],
)

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

/** Proof-of-work solutions that have been used; each is good once. */
export const spentChallenges = pgTable(
  'spent_challenges',
  {
    signature: text('signature').primaryKey(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('spent_challenges_expiry').on(table.expiresAt)],
)
