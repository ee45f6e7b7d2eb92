import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, bytes, filledBytes } from '../db/columns.ts'
import { keyedTable } from '../db/keyed-table.ts'
import { ofWorkspace } from '../workspaces/tables.ts'

/** The instance's keys for checkpoints. The public halves of retired ones stay; private halves are encrypted. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    /** The beginning of the hash of the public half. */
    id: text('id').primaryKey(),
    publicKey: text('public_key').notNull(),
    sealed: bytes('sealed'),
    createdAt: at('created_at').notNull(),
    retiredAt: at('retired_at'),
  },
  () => [
    // One signs at a time.
    uniqueIndex('signing_keys_current')
      .on(sql`((retired_at is null))`)
      .where(sql`retired_at is null`),
  ],
)

/**
 * The hash-chained history of a testimonial. A trigger fills `seq`, `salt`, `commitment` and the hashes. It stays when
 * the testimonial is erased, without `payload` and `salt`.
 */
export const testimonialEvents = keyedTable(
  'testimonial_events',
  {
    workspaceId: ofWorkspace(),
    testimonialId: uuid('testimonial_id').notNull(),
    seq: integer('seq').notNull().default(0),
  },
  {
    type: text('type').notNull(),
    actor: text('actor').notNull(),
    at: at('at').notNull(),
    /** JSON; erasable, with its salt, without breaking the chain. */
    payload: text('payload'),
    salt: bytes('salt'),
    commitment: filledBytes('commitment'),
    previousHash: filledBytes('previous_hash'),
    hash: filledBytes('hash'),
    /** The first checkpoint that covers it; null until that is signed. */
    checkpoint: integer('checkpoint'),
  },
  (table) => [
    // What happened lately, in the whole workspace. Imported rows would bury it, and pay for it.
    index('testimonial_events_newest')
      .on(table.workspaceId, table.at)
      .where(sql`type not like 'import%'`),
    // What the next checkpoint covers: nothing, most of the time.
    index('testimonial_events_unsigned')
      .on(table.workspaceId, table.testimonialId)
      .where(sql`checkpoint is null`),
  ],
)

/** Signed statements of how far the histories of a workspace have come, each following from the one before. */
export const historyCheckpoints = keyedTable(
  'history_checkpoints',
  {
    workspaceId: ofWorkspace(),
    /** Counts from 1. */
    number: integer('number').notNull(),
  },
  {
    at: at('at').notNull(),
    /** The newest entry of each history that has grown: id, number and hash, 52 bytes each, by id. */
    heads: bytes('heads').notNull(),
    /** Of the Merkle tree over them. */
    root: bytes('root').notNull(),
    previousHash: bytes('previous_hash').notNull(),
    /** Of what was signed. */
    hash: bytes('hash').notNull(),
    keyId: text('key_id').notNull(),
    signature: bytes('signature').notNull(),
  },
)
