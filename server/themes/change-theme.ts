import { and, eq, sql } from 'drizzle-orm'
import type { changeTheme as call } from '#contract/themes/themes.ts'
import type { Received } from '#contract/endpoint.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { fieldProblem, notFound } from '../http/problem.ts'
import { countGroup } from './count/count-group.ts'
import { readThemes } from './show/list-themes.ts'
import { themeDecisions } from './tables.ts'

type Change = Received<typeof call>['body']

/** Renames a theme, hides it, or counts it as another one. */
export function changeTheme(context: WorkspaceContext, change: Change): Promise<{ key: string }> {
  const { tenant, workspaceId, now, jobs } = context
  return tenant(async (tx) => {
    const { key, name, isHidden, mergedInto } = change
    const { themes } = await readThemes(tx, workspaceId, now())
    const merged = themes.flatMap((theme) => theme.merged.map((one) => ({ ...one, into: theme.key })))
    const theme = themes.find((one) => one.key === key)
    const before = merged.find((one) => one.key === key)
    if (!theme && !before) throw notFound('theme')
    await write(tx, workspaceId, key, {
      ...(name !== undefined && { name: name === null || name === theme?.usualName ? null : name || null }),
      ...(isHidden !== undefined && { isHidden }),
    })
    if (mergedInto === undefined) return { key }
    if (mergedInto !== null && (mergedInto === key || !themes.some((one) => one.key === mergedInto)))
      throw fieldProblem('mergedInto', 'Choose another theme to merge it with.')
    await write(tx, workspaceId, key, { mergedInto })
    if (mergedInto !== null) await passOn(tx, workspaceId, key, mergedInto)
    for (const target of new Set([mergedInto, before?.into, key])) {
      if (target) await jobs.enqueue(tx, countGroup, { workspaceId, theme: target })
    }
    return { key }
  })
}

type Decision = Partial<Pick<typeof themeDecisions.$inferInsert, 'name' | 'isHidden' | 'mergedInto'>>

async function write(tx: Tx, workspaceId: string, theme: string, decision: Decision): Promise<void> {
  if (Object.keys(decision).length === 0) return
  await tx
    .insert(themeDecisions)
    .values({ workspaceId, theme, ...decision })
    .onConflictDoUpdate({ target: [themeDecisions.workspaceId, themeDecisions.theme], set: decision })
}

/** What counted as a theme that now counts as another counts as that one too. */
async function passOn(tx: Tx, workspaceId: string, theme: string, into: string): Promise<void> {
  await tx
    .update(themeDecisions)
    .set({ mergedInto: sql`${into}` })
    .where(and(eq(themeDecisions.workspaceId, workspaceId), eq(themeDecisions.mergedInto, theme)))
}
