import { and, desc, eq } from 'drizzle-orm'
import { mostWidgets, type Widget, type WidgetForm } from '#contract/widgets/widgets.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { addLookup, removeLookup } from '../db/lookups.ts'
import { idempotent } from '../http/idempotent.ts'
import { notFound, Problem } from '../http/problem.ts'
import { randomToken, rowId } from '../kit/ids.ts'
import { raiseOutletVersion } from '../workspaces/service.ts'
import { readCustomCss } from './css/read-css.ts'
import { widgets } from './tables.ts'

type Row = typeof widgets.$inferSelect

export function listWidgets({ tenant, workspaceId }: WorkspaceContext): Promise<Widget[]> {
  return tenant(async (tx) => {
    const rows = await tx
      .select()
      .from(widgets)
      .where(eq(widgets.workspaceId, workspaceId))
      .orderBy(desc(widgets.createdAt), desc(widgets.id))
    return rows.map(presentWidget)
  })
}

export function createWidget(context: WorkspaceContext, form: WidgetForm): Promise<Widget> {
  refuseUnusableCss(form)
  return idempotent(context, context.workspaceId, 'create-widget', form, (tx) => addWidget(context, tx, form))
}

export function duplicateWidget(context: WorkspaceContext, id: string): Promise<Widget> {
  return idempotent(context, context.workspaceId, 'duplicate-widget', { id }, async (tx) => {
    const [original] = await tx.select().from(widgets).where(widgetWithId(context, id))
    if (!original) throw notFound('widget')
    const { name, templateId, settings, filters } = original
    const copy = { name: `${name.slice(0, 72)} (copy)`, templateId, settings, filters }
    return addWidget(context, tx, copy)
  })
}

export function updateWidget(context: WorkspaceContext, id: string, form: WidgetForm): Promise<Widget> {
  refuseUnusableCss(form)
  return changeWidget(context, id, form)
}

export function pauseWidget(context: WorkspaceContext, id: string, isPaused: boolean): Promise<Widget> {
  return changeWidget(context, id, { isPaused })
}

export function deleteWidget(context: WorkspaceContext, id: string): Promise<{ id: string }> {
  const { tenant, workspaceId } = context
  return tenant(async (tx) => {
    const [gone] = await tx.delete(widgets).where(widgetWithId(context, id)).returning()
    if (!gone) throw notFound('widget')
    await removeLookup(tx, 'widget', gone.key, workspaceId)
    await raiseOutletVersion(tx, workspaceId)
    return { id }
  })
}

/** All of an owner's CSS or none of it: a rule that is left out in silence would be looked for in vain. */
function refuseUnusableCss({ settings }: WidgetForm): void {
  const { problems } = readCustomCss(settings.customCss)
  if (problems[0])
    throw new Problem('invalid-input', problems[0], { fields: { customCss: problems.join('\n') } })
}

async function addWidget(context: WorkspaceContext, tx: Tx, form: WidgetForm): Promise<Widget> {
  const { workspaceId, now } = context
  if ((await tx.$count(widgets, eq(widgets.workspaceId, workspaceId))) >= mostWidgets) {
    throw new Problem('too-large', `You can have ${mostWidgets} widgets. Delete one to add another.`)
  }
  const key = `wgt_${randomToken()}`
  await addLookup(tx, 'widget', key, workspaceId)
  const moment = now()
  const [made] = await tx
    .insert(widgets)
    .values({ workspaceId, id: rowId(moment), key, ...form, createdAt: moment, updatedAt: moment })
    .returning()
  return presentWidget(made!)
}

function changeWidget(
  context: WorkspaceContext,
  id: string,
  part: Partial<WidgetForm & { isPaused: boolean }>,
): Promise<Widget> {
  return context.tenant(async (tx) => {
    const [changed] = await tx
      .update(widgets)
      .set({ ...part, updatedAt: context.now() })
      .where(widgetWithId(context, id))
      .returning()
    if (!changed) throw notFound('widget')
    await raiseOutletVersion(tx, context.workspaceId)
    return presentWidget(changed)
  })
}

function widgetWithId({ workspaceId }: WorkspaceContext, id: string) {
  return and(eq(widgets.workspaceId, workspaceId), eq(widgets.id, id))
}

function presentWidget({ key, createdAt, updatedAt, ...row }: Row): Widget {
  return {
    ...row,
    widgetKey: key,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
