import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { customerLanguages } from '#contract/languages.ts'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { readProfile } from '../../business/service.ts'
import { readApart } from '../../kit/read-apart.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { everyText } from '../read/themes-of.ts'
import { themeDecisions, themePhrases, themeSearches } from '../tables.ts'
import type { OwnPhrase } from './find-phrases.ts'
import { phraseKey } from './own-themes.ts'

/** The newest texts say what a business is spoken of for. */
const textsRead = 5_000
/** Fewer texts have nothing in common yet. */
const fewestTexts = 20
/** They are searched again when there are so many more. */
const growth = 1.25

/** Looks for phrases of their own in those workspaces that have grown enough since the last time. */
export async function searchPhrases(services: Services, workspaceIds: Iterable<string>): Promise<void> {
  for (const workspaceId of workspaceIds) {
    const texts = await countTexts(services, workspaceId)
    const [before] = await services.db
      .select({ texts: themeSearches.texts })
      .from(themeSearches)
      .where(eq(themeSearches.workspaceId, workspaceId))
    if (texts < fewestTexts || texts < growth * (before?.texts ?? 0)) continue
    await searchWorkspace(services, workspaceId, texts)
  }
}

export async function searchWorkspace(services: Services, workspaceId: string, texts: number): Promise<void> {
  const found = await readApart('ownPhrases', [
    await readTexts(services, workspaceId),
    await namesOf(services, workspaceId),
  ])
  await services.db.transaction((tx) => keep(services, tx, { workspaceId, texts, found }))
}

async function countTexts({ db }: Services, workspaceId: string): Promise<number> {
  const { rows } = await db.execute<{ texts: number }>(
    sql`select coalesce(sum(mentions), 0)::int as texts from theme_counts where workspace_id = ${workspaceId} and theme = ${everyText}`,
  )
  return rows[0]?.texts ?? 0
}

async function readTexts({ db }: Services, workspaceId: string) {
  const { content, language, createdAt, id, deletedAt } = testimonials
  const rows = await db
    .select({ content, language })
    .from(testimonials)
    .where(and(eq(testimonials.workspaceId, workspaceId), isNull(deletedAt), ne(content, '')))
    .orderBy(desc(createdAt), desc(id))
    .limit(textsRead)
  return rows.flatMap((row) => {
    const known = customerLanguages.find((one) => one === row.language)
    return known ? [{ content: row.content, language: known }] : []
  })
}

/** What the business is called is no theme. */
async function namesOf({ db }: Services, workspaceId: string): Promise<string[]> {
  const profile = await db.transaction((tx) => readProfile(tx, workspaceId))
  return profile ? [profile.businessName] : []
}

/** Those that the owner decided something of stay. What is new or gone is counted by reading all texts again. */
async function keep(
  { now }: Services,
  tx: Tx,
  { workspaceId, texts, found }: { workspaceId: string; texts: number; found: readonly OwnPhrase[] },
): Promise<void> {
  const search = { searchedAt: now(), texts }
  await tx
    .insert(themeSearches)
    .values({ workspaceId, ...search })
    .onConflictDoUpdate({ target: themeSearches.workspaceId, set: search })
  const wanted = new Map(found.map((phrase) => [phraseKey(phrase.name), phrase]))
  const kept = await tx.select().from(themePhrases).where(eq(themePhrases.workspaceId, workspaceId))
  const decided = await tx
    .select({ theme: themeDecisions.theme })
    .from(themeDecisions)
    .where(eq(themeDecisions.workspaceId, workspaceId))
  const stays = new Set([...wanted.keys(), ...decided.map(({ theme }) => theme)])
  const gone = kept.filter(({ theme }) => !stays.has(theme))
  const known = new Set(kept.map(({ theme }) => theme))
  const added = [...wanted].filter(([theme]) => !known.has(theme))
  if (gone.length + added.length === 0) return
  for (const { theme } of gone)
    await tx
      .delete(themePhrases)
      .where(and(eq(themePhrases.workspaceId, workspaceId), eq(themePhrases.theme, theme)))
  if (added.length > 0)
    await tx
      .insert(themePhrases)
      .values(added.map(([theme, { name, language }]) => ({ workspaceId, theme, name, language })))
  await tx.execute(sql`
    insert into theme_changes (workspace_id, id, testimonial_id)
    select workspace_id, gen_random_uuid(), id from testimonials
    where workspace_id = ${workspaceId} and deleted_at is null and content <> ''`)
}
