import type { EmbedAnswer } from '#contract/embed/embed.ts'
import { widgetContent } from '#shared/widget/widget-nodes.ts'
import { plainHeaders, plainWidget } from './plain-widget.ts'
import { sheetFor, type View } from './views.ts'
import { type WidgetCode, widgetScript } from './widget-script.ts'

/** So long browsers and CDNs keep an answer. */
const cacheControl = 'public, max-age=50, must-revalidate'

/** The headers of all answers of a kind, one list each. */
export function headsOf(headers: Record<string, string>) {
  return {
    json: rawHeadersOf(headers, 'application/json'),
    script: rawHeadersOf(headers, 'text/javascript'),
    html: rawHeadersOf({ ...headers, ...plainHeaders }, 'text/html'),
  }
}

function rawHeadersOf(headers: Record<string, string>, type: string): readonly string[] {
  const all = {
    ...headers,
    'content-type': `${type}; charset=utf-8`,
    'cache-control': cacheControl,
    vary: 'Accept-Encoding',
  }
  return Object.entries(all).flat()
}

export const outletKindOf = ({ options, form }: View) =>
  !options ? 'json' : form === undefined || form === 'module' ? 'script' : form

/** What is sent of an answer: as data, or drawn by a script, or drawn. */
export async function answerBodyOf(
  view: View,
  key: string,
  answer: EmbedAnswer,
  widgetCode: WidgetCode,
): Promise<string> {
  const { options, form } = view
  if (!options) return JSON.stringify(answer)
  if (form === 'html') return plainWidget(key, options, answer, await widgetCode(sheetFor(options)))
  if (form === 'json') return JSON.stringify(widgetContent(answer, options) ?? null)
  return widgetScript(widgetCode, { ...view, options, key }, answer)
}
