import { and, asc, eq, sql } from 'drizzle-orm'
import { bulkBatch, mostTags } from '#contract/testimonials/organizing.ts'
import type { WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { byCaller, raised } from '../rows.ts'
import { testimonials, testimonialTags } from '../tables.ts'

/** Each once, whatever the capitals. */
export function uniqueTags(tags: readonly string[]): string[] {
  const byName = new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag]))
  return [...byName.values()].toReversed()
}

/** Every tag of the workspace, by name. */
export async function listTags({ tenant, workspaceId }: WorkspaceContext): Promise<string[]> {
  const rows = await tenant((tx) =>
    tx
      .select()
      .from(testimonialTags)
      .where(eq(testimonialTags.workspaceId, workspaceId))
      .orderBy(asc(sql`lower(${testimonialTags.name})`), asc(testimonialTags.name)),
  )
  return rows.map(({ name }) => name)
}

/** Enters new ones. A tag that is there in other capitals is meant: it is answered as it is spelled there. */
export async function knowTags(tx: Tx, workspaceId: string, tags: readonly string[]): Promise<string[]> {
  if (tags.length === 0) return []
  const known = await tx.select().from(testimonialTags).where(eq(testimonialTags.workspaceId, workspaceId))
  const spelled = new Map(known.map(({ name }) => [name.toLowerCase(), name]))
  const meant = uniqueTags(tags.map((tag) => spelled.get(tag.toLowerCase()) ?? tag))
  const unknown = meant.filter((tag) => !spelled.has(tag.toLowerCase()))
  if (unknown.length > 0) {
    const rows = unknown.map((name) => ({ workspaceId, name }))
    await tx.insert(testimonialTags).values(rows).onConflictDoNothing()
  }
  return meant
}

/** Replaces a tag, or takes it off, on some testimonials; the last call forgets it. */
export function replaceTag(context: WorkspaceContext, name: string, newName: string | undefined) {
  const { tenant, workspaceId } = context
  return tenant(async (tx) => {
    if (newName === name) return { changed: 0, isDone: true }
    if (newName !== undefined) {
      await tx.insert(testimonialTags).values({ workspaceId, name: newName }).onConflictDoNothing()
    }
    const rows = await replaceSome(tx, workspaceId, name, newName)
    await context.emit(tx, {
      name: 'testimonial-tagged',
      ...byCaller(context),
      each: rows.map(({ id, tags }) => ({ testimonialId: id, tags })),
    })
    const isDone = rows.length < bulkBatch
    if (isDone) {
      const { workspaceId: ofWorkspace, name: called } = testimonialTags
      await tx.delete(testimonialTags).where(and(eq(ofWorkspace, workspaceId), eq(called, name)))
    }
    return { changed: rows.length, isDone }
  })
}

function replaceSome(tx: Tx, workspaceId: string, name: string, newName: string | undefined) {
  const { tags, id } = testimonials
  const isTagged = and(eq(testimonials.workspaceId, workspaceId), sql`${tags} @> array[${name}]::text[]`)
  const without = sql`array_remove(${tags}, ${name})`
  const replaced =
    newName === undefined
      ? without
      : sql`case when ${tags} @> array[${newName}]::text[] then ${without} else array_replace(${tags}, ${name}, ${newName}) end`
  const some = tx.select({ id }).from(testimonials).where(isTagged).limit(bulkBatch)
  return tx
    .update(testimonials)
    .set({ tags: sql`${replaced}`, version: raised })
    .where(and(eq(testimonials.workspaceId, workspaceId), sql`${id} in ${some}`))
    .returning({ id, tags })
}

/** Adds a tag to those of `ids` that do not have it and have room for it. */
export function addTag(tx: Tx, among: ReturnType<typeof and>, tag: string) {
  const { tags, id } = testimonials
  const hasRoom = sql`not ${tags} @> array[${tag}]::text[] and cardinality(${tags}) < ${mostTags}`
  return tx
    .update(testimonials)
    .set({ tags: sql`array_append(${tags}, ${tag})`, version: raised })
    .where(and(among, hasRoom))
    .returning({ id, tags })
}

export function takeTagOff(tx: Tx, among: ReturnType<typeof and>, tag: string) {
  const { tags, id } = testimonials
  return tx
    .update(testimonials)
    .set({ tags: sql`array_remove(${tags}, ${tag})`, version: raised })
    .where(and(among, sql`${tags} @> array[${tag}]::text[]`))
    .returning({ id, tags })
}
