import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { prepareWrite } from '../db/prepared.ts'
import { writePrepared } from '../db/tenant.ts'
import { customers, requests } from './tables.ts'

interface Answer {
  readonly workspaceId: string
  readonly email: string
  readonly testimonialId: string
  readonly at: Date
}

/** A testimonial came from this address: open requests are answered, the customer has responded. One statement. */
export function noteAnswer(tx: Tx, answer: Answer): Promise<void> {
  return writePrepared(tx, noteAnswered, { ...answer })
}

const { placeholder } = sql
const noteAnswered = prepareWrite(
  'note_answer',
  () => sql`with answered as (
      update ${requests} set answered_at = ${placeholder('at')}::timestamptz, testimonial_id = ${placeholder('testimonialId')}
      where workspace_id = ${placeholder('workspaceId')} and email = ${placeholder('email')} and answered_at is null)
    update ${customers} set status = 'responded'
    where workspace_id = ${placeholder('workspaceId')} and email = ${placeholder('email')} and status <> 'responded'`,
)
