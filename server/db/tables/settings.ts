import { date, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users, workspaces } from './accounts.ts'
import { at, bytes } from './columns.ts'

/** What a user chose in Settings. Missing parts are the defaults of `contract/settings.ts`. */
export const userSettings = pgTable('user_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  notifications: jsonb('notifications').$type<Record<string, unknown>>().notNull().default({}),
  ai: jsonb('ai').$type<Record<string, unknown>>().notNull().default({}),
  appearance: jsonb('appearance').$type<Record<string, unknown>>().notNull().default({}),
  /** Everything in the bell up to here has been seen. */
  notificationsSeenAt: at('notifications_seen_at'),
  /** The Monday of the last weekly report that was posted, so that none goes out twice. */
  lastReportOn: date('last_report_on'),
})

/** How far work that comes by the clock has got. */
export const watermarks = pgTable('watermarks', {
  name: text('name').primaryKey(),
  until: at('until').notNull(),
})

/** One-time codes that stand in for the authenticator app. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: bytes('code_hash').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Sign-ins that have proven the password and still owe the second factor. */
export const secondFactorSteps = pgTable(
  'second_factor_steps',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('second_factor_steps_expiry').on(table.expiresAt)],
)

/** People asked to join a workspace. */
export const invitations = pgTable(
  'invitations',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    email: text('email').notNull(),
    role: text('role', { enum: ['owner', 'member'] }).notNull(),
    tokenHash: bytes('token_hash').notNull(),
    invitedBy: uuid('invited_by'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    acceptedAt: at('accepted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('invitations_token').on(table.workspaceId, table.tokenHash),
    uniqueIndex('invitations_email').on(table.workspaceId, table.email),
  ],
)

/** Logos, re-encoded by us. `id` is random and stands in the public address; a new logo has a new one. */
export const logos = pgTable(
  'logos',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    contentType: text('content_type').notNull(),
    bytes: bytes('bytes').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
