import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { EmbedAnswer } from '#contract/embed/embed.ts'
import { previewWidget, widgetDraft } from '#contract/widgets/widgets.ts'
import { apiKeys } from '../accounts/tables.ts'
import type { WorkspaceContext } from '../context.ts'
import { type App, mount } from '../http/mount.ts'
import { Problem } from '../http/problem.ts'
import { widgetOptionsOf } from '../widgets/service.ts'
import { embedAnswer } from './answer.ts'
import { embedReader } from './read.ts'
import { sampleAnswer } from './samples.ts'
import { narrowing } from './stored.ts'
import type { View } from './views.ts'
import { type WidgetCode, widgetScript } from './widget-script.ts'

/** The script of a widget that is being designed, for its owner alone: as its page will get it, and kept nowhere. */
export function previewRoute(app: App, widgetCode: WidgetCode): void {
  const readEmbed = embedReader(app.services.db)
  mount(app, previewWidget, async (context, { query }, reply) => {
    const { templateId, settings, filters } = draftIn(query.draft)
    const options = widgetOptionsOf(templateId, settings)
    const language = settings.language === 'page' ? 'en' : settings.language
    const view: View = { max: options.max, language, options, isLanguageFixed: true }
    const key = await publishableKey(context)
    const found = key === undefined ? undefined : await readEmbed(key)
    let answer = samples(view)
    if (found && found.rows.length > 0) {
      const narrow = await narrowing(context.db, context.workspaceId, filters)
      answer = embedAnswer(context, { ...found, ...narrow?.(found) }, view)
    }
    const script = await widgetScript(widgetCode, { ...view, options, key: 'preview' }, answer)
    return reply.type('text/javascript; charset=utf-8').send(script)
  })
}

function draftIn(text: string): z.output<typeof widgetDraft> {
  try {
    return z.parse(widgetDraft, JSON.parse(text))
  } catch {
    throw new Problem('invalid-input', 'This is no widget.')
  }
}

/** What takes the place of testimonials while there are none: labeled, and no average counts them. */
function samples({ max }: View): EmbedAnswer {
  const all = sampleAnswer()
  return { ...all, testimonials: all.testimonials.slice(0, Math.max(max, 1)) }
}

async function publishableKey({ db, workspaceId }: WorkspaceContext): Promise<string | undefined> {
  const current = and(
    eq(apiKeys.workspaceId, workspaceId),
    eq(apiKeys.kind, 'publishable'),
    isNull(apiKeys.revokedAt),
  )
  const [key] = await db.select({ shown: apiKeys.shown }).from(apiKeys).where(current).limit(1)
  return key?.shown
}
