import { and, gt, lte } from 'drizzle-orm'
import type { Draft } from '#contract/writer/writer.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { matches } from '../db/matches.ts'
import { sha256 } from '../kit/ids.ts'
import { storedDrafts } from './tables.ts'
import type { Brief, WrittenDraft } from '../writer/service.ts'

export type StoredDraft = WrittenDraft & Pick<Draft, 'record'>

const retentionMinutes = 60
/** Names the shape too: what lies there in another one is not found. */
const purpose = 'kept-draft-with-record'

type Keeping = Pick<Services, 'now' | 'secrets'>

/** What a draft depends on: the same of it, the same draft. */
export function draftKeyOf(brief: Brief, manner: object, engine: string): Buffer {
  return sha256(JSON.stringify([brief, manner, engine]))
}

/** The draft that was made of the same within the last hour. */
export async function findStoredDraft(
  { now, secrets }: Keeping,
  tx: Tx,
  workspaceId: string,
  key: Buffer,
): Promise<StoredDraft | undefined> {
  const [found] = await tx
    .select({ sealed: storedDrafts.sealed })
    .from(storedDrafts)
    .where(and(matches(storedDrafts, { workspaceId, key }), gt(storedDrafts.expiresAt, now())))
  const opened = found && secrets.open(purpose, found.sealed, draftPlaceOf(workspaceId, key))
  return opened && (JSON.parse(opened.toString()) as StoredDraft)
}

/** Keeps a draft; of two that were written at the same time both callers get the one that was first. */
export async function keepDraft(
  services: Keeping,
  tx: Tx,
  workspaceId: string,
  key: Buffer,
  draft: StoredDraft,
): Promise<StoredDraft> {
  const { now, secrets } = services
  const sealed = secrets.seal(purpose, Buffer.from(JSON.stringify(draft)), draftPlaceOf(workspaceId, key))
  const expiresAt = new Date(now().getTime() + retentionMinutes * 60_000)
  const written = await tx
    .insert(storedDrafts)
    .values({ workspaceId, key, sealed, expiresAt })
    .onConflictDoUpdate({
      target: [storedDrafts.workspaceId, storedDrafts.key],
      set: { sealed, expiresAt },
      // One whose hour is over and that the clean-up has not yet removed.
      setWhere: lte(storedDrafts.expiresAt, now()),
    })
    .returning({ expiresAt: storedDrafts.expiresAt })
  if (written.length > 0) return draft
  return (await findStoredDraft(services, tx, workspaceId, key)) ?? draft
}

const draftPlaceOf = (workspaceId: string, key: Buffer) => `${workspaceId} ${key.toString('hex')}`
