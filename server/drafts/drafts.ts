import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Services } from '../context.ts'
import type { Db, Tx } from '../db/database.ts'
import { prepareRead } from '../db/prepared.ts'
import { readPrepared } from '../db/tenant.ts'
import { drafts } from './tables.ts'
import { rowId } from '../kit/ids.ts'
import { fingerprintOf, mostly } from '../writer/service.ts'

const { placeholder } = sql
const rememberedDays = 365

/**
 * Remembers an AI service's draft that is about to be shown to anybody, so that its text is known for one wherever it comes
 * back. Every call that generates text for a testimonial has to say so here, previews included.
 */
export async function rememberDraft(
  { now }: Pick<Services, 'now'>,
  tx: Db | Tx,
  workspaceId: string,
  text: string,
): Promise<void> {
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + rememberedDays * 86_400_000)
  const { textHash, shingles } = fingerprintOf(text)
  await tx.insert(drafts).values({
    workspaceId,
    id: rowId(createdAt),
    textHash,
    shingles: [...shingles],
    createdAt,
    expiresAt,
  })
}

/** Whether a text came from the writer, as an expression: true when at least half of it stands in drafts of the workspace. */
export const draftedHere: SQL<boolean> = sql<boolean>`(exists (
      select from ${drafts} d where d.workspace_id = ${placeholder('draftsOf')} and d.expires_at > ${placeholder('draftsAfter')}
        and d.text_hash = ${placeholder('textHash')})
    or ${placeholder('shingleCount')}::int > 0 and 2 * (
      select count(distinct known.shingle) from ${drafts} d, unnest(d.shingles) as known (shingle)
      where d.workspace_id = ${placeholder('draftsOf')} and d.expires_at > ${placeholder('draftsAfter')}
        and d.shingles && ${placeholder('shingles')}::int[]
        and known.shingle = any(${placeholder('shingles')}::int[])) >= ${placeholder('shingleCount')}::int)`

/** Whether there is any draft that `draftedHere` could find. */
export function hasDrafts(workspaceId: PgColumn): SQL<boolean> {
  return sql<boolean>`exists (select from ${drafts} d where d.workspace_id = ${workspaceId})`
}

/** The values of `draftedHere`. */
export function draftedHereValues(workspaceId: string, text: string, now: Date) {
  const { textHash, shingles } = fingerprintOf(text)
  return {
    draftsOf: workspaceId,
    draftsAfter: now,
    textHash,
    shingles: `{${shingles.join(',')}}`,
    shingleCount: shingles.length,
  }
}

const isDraftedHere = prepareRead<{ drafted: boolean }>(
  'is_drafted',
  () => sql`select ${draftedHere} as drafted`,
)

/** The answer itself. */
export async function isDrafted(tx: Tx, workspaceId: string, text: string, now: Date): Promise<boolean> {
  const [row] = await readPrepared(tx, isDraftedHere, draftedHereValues(workspaceId, text, now))
  return row?.drafted ?? false
}

/** The same for many texts at once. */
export async function draftRecognizer(
  tx: Tx,
  workspaceId: string,
  now: Date,
): Promise<(text: string) => boolean> {
  const known = await tx
    .select({ textHash: drafts.textHash, shingles: drafts.shingles })
    .from(drafts)
    .where(and(eq(drafts.workspaceId, workspaceId), gt(drafts.expiresAt, now)))
  if (known.length === 0) return () => false
  const hashes = new Set(known.map(({ textHash }) => textHash.toString('hex')))
  const shingles = new Set(known.flatMap((one) => one.shingles))
  return (text) => {
    const fingerprint = fingerprintOf(text)
    return hashes.has(fingerprint.textHash.toString('hex')) || mostly(fingerprint, shingles)
  }
}
