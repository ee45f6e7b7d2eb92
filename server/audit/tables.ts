import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, filledBytes } from '../db/columns.ts'

const saidIn = (payload: string) => sql.raw(`((payload::jsonb) ->> '${payload}')`)

/**
 * What administrators did and read, in one hash chain. Triggers fill `seq`, `salt`, `commitment` and the hashes, and refuse
 * every change. It outlives what it is about, so it names workspaces and people by the hash of their id: once they are
 * deleted, it leads to nobody.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** Counts from 1. */
    seq: integer('seq').primaryKey().default(0),
    type: text('type').notNull(),
    /** `user:<id>` of an administrator, or `command`. */
    actor: text('actor').notNull(),
    at: at('at').notNull(),
    /** JSON: see `AuditPayload`. */
    payload: text('payload').notNull(),
    salt: filledBytes('salt'),
    commitment: filledBytes('commitment'),
    previousHash: filledBytes('previous_hash'),
    hash: filledBytes('hash'),
    // For searching, read from the payload, which the hashes are over.
    by: text('by').generatedAlwaysAs(saidIn('by')),
    workspace: text('workspace').generatedAlwaysAs(saidIn('workspace')),
    person: text('person').generatedAlwaysAs(saidIn('person')),
    visitId: uuid('visit_id').generatedAlwaysAs(sql.raw(`((payload::jsonb) ->> 'visit')::uuid`)),
  },
  (table) => [
    index('audit_entries_by').on(table.by, table.seq),
    index('audit_entries_workspace').on(table.workspace, table.seq),
    index('audit_entries_person').on(table.person, table.seq),
    index('audit_entries_visit').on(table.visitId, table.seq),
    index('audit_entries_at').on(table.at),
  ],
)
