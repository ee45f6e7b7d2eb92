import { eq, sql } from 'drizzle-orm'
import { slugOf } from '#shared/text/slug.ts'
import { isSlug, type Wall, type wallForm } from '#contract/wall/wall.ts'
import type { z } from 'zod/mini'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { claimLookup, removeLookup } from '../db/lookups.ts'
import { Problem } from '../http/problem.ts'
import { resolveBusiness } from '../collection/service.ts'
import { recordName, recordValue } from './domain/domain-record.ts'
import { dayMs } from '../kit/time.ts'
import { graceDays } from './domain/domain-record.ts'
import { changeWorkspace, raiseOutletVersion } from '../workspaces/service.ts'
import { workspaces } from '../workspaces/tables.ts'
import { walls } from './tables.ts'
import { wallCopy } from './copy.ts'

export type Row = typeof walls.$inferSelect
type Wanted = z.output<typeof wallForm>

const taken = 'This address is already taken. Please choose another.'
/** Who saw them would take the page for one of the product's own. */
const reserved: ReadonlySet<string> = new Set(
  'about admin api app assets blog demo docs edit embed example help legal login new plaudit preview pricing privacy security settings signup status support terms test verify wall walls widget'.split(
    ' ',
  ),
)

export function readWall(context: WorkspaceContext): Promise<Wall> {
  const { tenant, workspaceId } = context
  return tenant(async (tx) => presentWall(context, tx, await lockWall(tx, workspaceId)))
}

export function saveWall(context: WorkspaceContext, { accentColor, ...wanted }: Wanted): Promise<Wall> {
  const { tenant, workspaceId } = context
  if (reserved.has(wanted.slug)) throw slugProblem('This address is reserved. Please choose another.')
  return tenant(async (tx) => {
    const before = await lockWall(tx, workspaceId)
    if (before?.slug !== wanted.slug) {
      if (!(await claimLookup(tx, 'wall', wanted.slug, workspaceId))) throw slugProblem(taken)
      if (before) await removeLookup(tx, 'wall', before.slug, workspaceId)
    }
    await changeWorkspace(tx, workspaceId, { accentColor })
    await raiseOutletVersion(tx, workspaceId)
    const [saved] = await tx
      .insert(walls)
      .values({ ...wanted, workspaceId })
      .onConflictDoUpdate({
        target: walls.workspaceId,
        set: { ...wanted, version: sql`${walls.version} + 1` },
      })
      .returning()
    return presentWall(context, tx, saved)
  })
}

const slugProblem = (sentence: string) =>
  new Problem('invalid-input', sentence, { fields: { slug: sentence } })

export async function lockWall(tx: Tx, workspaceId: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(walls).where(eq(walls.workspaceId, workspaceId)).for('update')
  return row
}

export async function presentWall(
  { workspaceId, config }: WorkspaceContext,
  tx: Tx,
  row: Row | undefined,
): Promise<Wall> {
  const { name } = await resolveBusiness(tx, workspaceId)
  const [look] = await tx
    .select({ accentColor: workspaces.accentColor })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
  const usualTitle = wallCopy.en.title(name)
  const { slug = suggested(name), isOn = false, isIndexed = false, title = '', intro = '' } = row ?? {}
  return {
    slug,
    isOn,
    isIndexed,
    title,
    intro,
    usualTitle,
    accentColor: look?.accentColor ?? null,
    backgroundColor: row?.backgroundColor ?? null,
    shownTags: row?.shownTags ?? [],
    url: row ? `${config.publicUrl}/wall/${row.slug}` : null,
    domain: row?.domain
      ? {
          name: row.domain,
          isProven: row.domainProvenAt !== null,
          endsAt: row.domainMissingSince
            ? new Date(row.domainMissingSince.getTime() + graceDays * dayMs).toISOString()
            : null,
          recordName: recordName(row.domain),
          recordValue: recordValue(row.domainToken ?? ''),
          target: new URL(config.publicUrl).hostname,
        }
      : null,
  }
}

/** Made of the business's name; empty where that has too few Latin letters. */
function suggested(name: string): string {
  const slug = slugOf(name)
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '')
  return isSlug(slug) && !reserved.has(slug) ? slug : ''
}
