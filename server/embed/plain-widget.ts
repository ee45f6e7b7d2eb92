import type { EmbedAnswer } from '#contract/embed/embed.ts'
import type { WidgetAttributes, WidgetElement, WidgetNode } from '#shared/widget/widget-element.ts'
import { widgetContent } from '#shared/widget/widget-nodes.ts'
import type { WidgetOptions } from '#shared/widget/widget-options.ts'
import { builtHtml, type Html, html } from '../http/html.ts'

/** If somebody opens it alone, it is a document that may do nothing. */
export const plainHeaders = {
  'content-security-policy':
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups",
  'x-robots-tag': 'noindex',
}

/**
 * A widget for pages that a server puts together: HTML with a shadow root declared in it, and no script. Texts are whole
 * because nothing could unfold them, a carousel is scrolled, and a marquee stands still.
 */
export function plainWidget(key: string, options: WidgetOptions, answer: EmbedAnswer, css: string): string {
  const { layout, theme, look = '' } = options
  const content = widgetContent(answer, options)
  if (!content) return ''
  const theming = theme === 'light' ? '' : ` ${theme}`
  const list = content.list && plainElement(content.list, true)
  const [tag, className, ...parts] = content.foot
  const foot: WidgetElement = [tag, className, ...parts, ...(content.policy ? [content.policy] : [])]
  const isScrolled = layout === 'carousel' || layout === 'marquee'
  return html`<div id="plaudit-widget-${key}" lang="${content.language}">
    <template shadowrootmode="open"
      ><style>
        ${builtHtml(css.trim() + look)}
      </style>
      <div class="p plain ${layout}-in${theming}">
        <div class="in">
          ${list && isScrolled ? html`<div class="scroll" role="group" aria-label="${content.copy.group}" tabindex="0">${list}</div>` : list}${plainElement(foot)}
        </div>
      </div>
      <div class="ruler"><i></i><i></i><i></i><i></i></div
    ></template>
  </div> `.text
}

/** An element that a script would make, as HTML. Its tag and the names of its attributes are ours, all else is text. */
function plainElement([tag, className, ...inside]: WidgetElement, hasParts = false): Html {
  const parts = inside.map((part) => (isNode(part) ? part : undefined)).filter((part) => part !== undefined)
  const entries = inside.flatMap((part) => (isNode(part) ? [] : Object.entries(part)))
  const isReached = hasParts && className !== 'label'
  const named = [
    ...(className ? [['class', className] as const] : []),
    // As in widget/dom.ts.
    ...(isReached && className ? [['part', className] as const] : []),
  ]
  const attributes = [...named, ...entries].map(([name, value]) =>
    name.startsWith('--') ? html` style="${name}:${value}"` : html` ${builtHtml(name)}="${value}"`,
  )
  const start = html`<${builtHtml(tag)}${attributes}>`
  if (tag === 'img') return start
  return html`${start}${parts.map((part) => (typeof part === 'string' ? part : plainElement(part, isReached)))}</${builtHtml(tag)}>`
}

function isNode(part: WidgetNode | WidgetAttributes): part is WidgetNode {
  return typeof part === 'string' || Array.isArray(part)
}
