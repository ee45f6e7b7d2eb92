import { and, eq, gt, lte } from 'drizzle-orm'
import type { Draft } from '#contract/writer.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { sha256 } from '../ids.ts'
import type { Brief } from './brief.ts'
import { keptDrafts } from './tables.ts'
import type { WrittenDraft } from './write-draft.ts'

export type KeptDraft = WrittenDraft & Pick<Draft, 'record'>

const keptMinutes = 60
/** Names the shape too: what lies there in another one is not found. */
const purpose = 'kept-draft-with-record'

type Keeping = Pick<Services, 'now' | 'secrets'>

/** What a draft depends on: the same of it, the same draft. */
export function keyOf(brief: Brief, manner: object, engine: string): Buffer {
  return sha256(JSON.stringify([brief, manner, engine]))
}

/** The draft that was made of the same within the last hour. */
export async function findKept(
  { now, secrets }: Keeping,
  tx: Tx,
  workspaceId: string,
  key: Buffer,
): Promise<KeptDraft | undefined> {
  const [found] = await tx
    .select({ sealed: keptDrafts.sealed })
    .from(keptDrafts)
    .where(
      and(eq(keptDrafts.workspaceId, workspaceId), eq(keptDrafts.key, key), gt(keptDrafts.expiresAt, now())),
    )
  const opened = found && secrets.open(purpose, found.sealed, placeOf(workspaceId, key))
  return opened && (JSON.parse(opened.toString()) as KeptDraft)
}

/** Keeps a draft; of two that were written at the same time both callers get the one that was first. */
export async function keep(
  services: Keeping,
  tx: Tx,
  workspaceId: string,
  key: Buffer,
  draft: KeptDraft,
): Promise<KeptDraft> {
  const { now, secrets } = services
  const sealed = secrets.seal(purpose, Buffer.from(JSON.stringify(draft)), placeOf(workspaceId, key))
  const expiresAt = new Date(now().getTime() + keptMinutes * 60_000)
  const written = await tx
    .insert(keptDrafts)
    .values({ workspaceId, key, sealed, expiresAt })
    .onConflictDoUpdate({
      target: [keptDrafts.workspaceId, keptDrafts.key],
      set: { sealed, expiresAt },
      // One whose hour is over and that the clean-up has not yet removed.
      setWhere: lte(keptDrafts.expiresAt, now()),
    })
    .returning({ expiresAt: keptDrafts.expiresAt })
  if (written.length > 0) return draft
  return (await findKept(services, tx, workspaceId, key)) ?? draft
}

const placeOf = (workspaceId: string, key: Buffer) => `${workspaceId} ${key.toString('hex')}`
