import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { roles } from '#contract/accounts/accounts.ts'
import { socialProviders } from '#contract/accounts/social.ts'
import type { KeyScope } from '#contract/key-scopes.ts'
import { at, bytes } from '../db/columns.ts'
import { keyedTable } from '../db/keyed-table.ts'
import { tableOfWorkspace } from '../workspaces/tables.ts'

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    workspaceId: uuid('workspace_id'),
    /** In lower case. Of an account that only claims an address: one that reaches nobody (nobodys-address.ts). */
    email: text('email').notNull(),
    /** The address that this person signed up with, while another account holds it. */
    claimedEmail: text('claimed_email'),
    /** The address that takes the place of `email` once its mailbox has confirmed it, until then. */
    pendingEmail: text('pending_email'),
    pendingEmailUntil: at('pending_email_until'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: roles }).notNull(),
    /** May manage the team, the keys and the account itself. A workspace has at least one. */
    isWorkspaceOwner: boolean('is_workspace_owner').notNull().default(false),
    /** The authenticator app's secret, encrypted; in force once `totpEnabledAt` is set. */
    totpSecret: bytes('totp_secret'),
    totpEnabledAt: at('totp_enabled_at'),
    /** The time step of the last code taken, so that none is good twice (RFC 6238, section 5.2). */
    totpLastStep: integer('totp_last_step'),
    /** Raised to end every device cookie of this account. */
    deviceEpoch: integer('device_epoch').notNull().default(0),
    /** When somebody first showed that emails to `email` reach them; null while nobody has. */
    emailProvenAt: at('email_proven_at'),
    /** When the account will be gone that an administrator of the instance deletes from a workspace that stays, and why. */
    deletesAt: at('deletes_at'),
    deletionReason: text('deletion_reason'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    index('users_claimed_email').on(table.claimedEmail),
    index('users_workspace').on(table.workspaceId),
    index('users_deletion')
      .on(table.deletesAt)
      .where(sql`deletes_at is not null`),
    // For administrators, who look for a person among all of them.
    index('users_newest').on(table.createdAt, table.id),
    index('users_words').using(
      'gin',
      sql`plaudit_directory_words(first_name || ' ' || last_name || ' ' || coalesce(claimed_email, email))`,
    ),
  ],
)

/** Of rows that go with their user. */
const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's value. */
    tokenHash: bytes('token_hash').primaryKey(),
    /** What the list of sessions calls it. */
    id: uuid('id').notNull().defaultRandom(),
    userId: ofUser(),
    userAgent: text('user_agent').notNull(),
    createdAt: at('created_at').notNull(),
    seenAt: at('seen_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** The support visit that an administrator is on: until it is ended, this session is not theirs but its person's. */
    supportVisitId: uuid('support_visit_id'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/** An administrator signed in as somebody of a workspace, to help them. The workspace's owners see the list. */
export const supportVisits = pgTable(
  'support_visits',
  {
    id: uuid('id').primaryKey(),
    workspaceId: uuid('workspace_id').notNull(),
    /** As whom. */
    userId: ofUser(),
    administratorId: uuid('administrator_id').notNull(),
    /** As it was then: the list outlives the account. */
    administratorName: text('administrator_name').notNull(),
    reason: text('reason').notNull(),
    mayWrite: boolean('may_write').notNull(),
    startedAt: at('started_at').notNull(),
    /** At the latest. */
    endsAt: at('ends_at').notNull(),
    /** When the administrator left, or an owner turned support access off. */
    endedAt: at('ended_at'),
  },
  (table) => [
    index('support_visits_workspace').on(table.workspaceId),
    index('support_visits_user').on(table.userId),
  ],
)

/** What somebody holds, by its SHA-256, to act for a user until it expires. */
const tokenOfUser = () => ({
  tokenHash: bytes('token_hash').primaryKey(),
  userId: ofUser(),
  expiresAt: at('expires_at').notNull(),
})

export const passwordResets = pgTable(
  'password_resets',
  {
    ...tokenOfUser(),
  },
  (table) => [index('password_resets_user').on(table.userId)],
)

/** Accounts elsewhere that sign a user in. */
export const identities = keyedTable(
  'identities',
  {
    provider: text('provider', { enum: socialProviders }).notNull(),
    /** The provider's own id of the person; addresses change hands, this does not. */
    subject: text('subject').notNull(),
  },
  {
    userId: ofUser(),
    /** The provider vouched that the user's address is this person's. */
    emailVerified: boolean('email_verified').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('identities_user').on(table.userId)],
)

export const apiKeys = tableOfWorkspace(
  'api_keys',
  {
    kind: text('kind', { enum: ['publishable', 'secret'] }).notNull(),
    /** SHA-256 of the key. */
    keyHash: bytes('key_hash').notNull(),
    /** The whole key when publishable, its last four characters when secret. */
    shown: text('shown').notNull(),
    name: text('name').notNull().default(''),
    /** Whoever made a secret key; it acts for them, and goes when they go. Null for publishable ones. */
    userId: uuid('user_id'),
    /** What a secret key is for; publishable ones are asked for none. */
    scopes: text('scopes')
      .array()
      .$type<KeyScope[]>()
      .notNull()
      .default(sql`'{testimonials:read,testimonials:write}'`),
    /** From where a secret key can be used, as addresses and ranges. Empty: from anywhere. */
    allowedAddresses: text('allowed_addresses')
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
    expiresAt: at('expires_at'),
    revokedAt: at('revoked_at'),
    /** Sites that asked with a publishable key after it was renewed: when last, and whether the owner wants to hear of it. */
    askedFrom: jsonb('asked_from')
      .$type<Record<string, { at: string; dismissed?: true }>>()
      .notNull()
      .default({}),
  },
  (table) => [uniqueIndex('api_keys_hash').on(table.workspaceId, table.keyHash)],
)

/** One-time codes that stand in for the authenticator app. */
export const recoveryCodes = keyedTable(
  'recovery_codes',
  { userId: ofUser(), codeHash: bytes('code_hash').notNull() },
  { usedAt: at('used_at') },
)

/** Sign-ins that have proven the password and still owe the second factor. */
export const secondFactorSteps = pgTable(
  'second_factor_steps',
  {
    ...tokenOfUser(),
  },
  (table) => [index('second_factor_steps_expiry').on(table.expiresAt)],
)
