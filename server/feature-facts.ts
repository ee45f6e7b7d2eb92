import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ActivityKind } from '#contract/overview/overview.ts'
import type { Db, Tx } from './db/database.ts'
import type { SampleEmail } from './emails/layout/samples.ts'
import type { EmailPurpose } from './emails/tables.ts'
import type { Mail } from './integrations/mail/mail.ts'

/** What a feature states about itself for others to read. It knows nothing of what a process shares, which holds all of these. */
export interface FeatureFacts {
  readonly name: string
  /** The tables that this feature alone writes. */
  readonly tables?: readonly OwnTable[]
  /** What a new workspace has from its first moment; in the transaction that makes it. */
  readonly equips?: (tx: Tx, workspaceId: string, now: Date) => Promise<unknown>
  /** Ends what somebody could have prepared in an account before its address was proven; see decision 22. */
  readonly endsPrepared?: (tx: Tx, prepared: Prepared) => Promise<unknown>
  /**
   * By what an email of its is for: whether it still is to be sent, asked again right before it leaves. Each is a piece
   * of SQL on the row of `emails` that answers 'send', 'wait' (until `releaseEmails`) or 'drop'.
   */
  readonly emailPurposes?: Readonly<Partial<Record<EmailPurpose, SQL<'send' | 'wait' | 'drop'>>>>
  /** The same of a text message of a campaign: a piece of SQL on the row of `texts`. */
  readonly textIsWanted?: SQL<'send' | 'wait' | 'drop'>
  /** Every email that it sends, as it could be: shown at `/dev/emails`, and read by the tests of all emails. */
  readonly sampleEmails?: readonly SampleEmail[]
  /** What of it the feed, the bell and the weekly email tell. */
  readonly activity?: ActivitySource
  /** What of it administrators of the instance see of a workspace. */
  readonly administration?: AdministrationSource
  /** What else the hourly clean-up does, besides removing expired rows. */
  readonly cleanUp?: readonly CleanUpStep[]
}

/** Figures, and never a text of anybody's. */
export interface AdministrationSource {
  /** How much of it a workspace has: each under its name, as an expression that counts a bounded number of its rows. */
  readonly usage: Readonly<Record<string, (workspaceId: string, now: Date) => SQL>>
}

/** Every part is asked for by one workspace, and reads a bounded number of its rows. */
export interface ActivitySource {
  /** No other feature tells of these. */
  readonly kinds: readonly ActivityKind[]
  /**
   * The feed, or what of it is news for the bell; nothing if none is. A statement with the columns kind, at, count,
   * name, testimonial_id, rating, is_private and is_waiting, newest first.
   */
  readonly lines: (asked: AskedLines) => SQL | undefined
  /** A statement with an id and a moment for each piece of news since then. */
  readonly unread?: (workspaceId: string, since: string) => SQL
  /** A statement with one row: some figures of the week, each under its name in `Week`. */
  readonly week?: (span: { workspaceId: string; from: string; until: string }) => SQL
}

export interface AskedLines {
  readonly workspaceId: string
  readonly howMany: number
  readonly newsOnly: boolean
}

/** What the weekly email tells. */
export interface Week {
  readonly received: number
  readonly privately: number
  readonly approved: number
  /** Of what was received; `null` when nothing had a rating. */
  readonly averageRating: number | null
  readonly asked: number
  readonly answered: number
  /** Campaigns that sent something or were answered, the busiest first; not all of them. */
  readonly campaigns: readonly { readonly name: string; readonly asked: number; readonly answered: number }[]
  readonly waiting: number
  /** Whose words wait, newest first; not all of them. */
  readonly waitingNames: readonly string[]
  /** What came up more often than usual; not all of it. */
  readonly themes: readonly MovedTheme[]
}

/** A theme, its own name if it has one, and how many testimonials mention it in a week; `usual` in one of the weeks before. */
export interface MovedTheme {
  readonly theme: string
  readonly name: string | null
  readonly mentions: number
  readonly praise: number
  readonly criticism: number
  readonly usual: number
}

/** An account that may have been made by somebody else than the holder of its address. */
export interface Prepared {
  readonly workspaceId: string
  readonly userId: string
  readonly email: string
  /** Nobody was in the workspace before them: all of it was theirs to prepare. */
  readonly isFounder: boolean
}

/** A part of the hourly clean-up. */
export type CleanUpStep = (using: { readonly db: Db; readonly mail: Mail }, now: Date) => Promise<unknown>

/** A table, and what becomes of its rows. */
export interface OwnTable {
  readonly table: PgTable
  /** How the account export reads it; or why it is not in it. */
  readonly exported: Exported | string
  readonly erased: Erased
  /** What a row is called, for the list of what support did, and how the addresses of the calls about one begin. */
  readonly called?: { readonly name: PgColumn; readonly at: `/api/${string}/:id` }
  /** Rows whose time is over: the hourly clean-up removes them. */
  readonly expired?: (now: Date) => SQL | undefined
}

export interface Exported {
  /** The columns that make a row of a workspace unique, in the order of the export. */
  readonly by: readonly PgColumn[]
  /** What is of no use elsewhere, or would open something. */
  readonly without?: readonly string[]
  /** A list that is too long to be written at once. */
  readonly long?: PgColumn
}

/**
 * How the rows of a deleted workspace go: `with-workspace` by foreign keys; `apart` by code of the account's deletion;
 * `never` because they belong to no workspace; or by a condition. Doors are closed first, large tables go in batches,
 * and the rest goes in the transaction that ends the workspace.
 */
export type Erased =
  | 'with-workspace'
  | 'apart'
  | 'never'
  | {
      readonly when: 'first' | 'in-batches' | 'last'
      /** All that the workspace has, unless said. */
      readonly which?: (workspaceId: string) => SQL | undefined
    }
