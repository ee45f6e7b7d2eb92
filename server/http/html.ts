import { escapeText } from './escape-html.ts'

/** HTML that is safe to send. Only `html` makes it. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[]

/**
 * HTML of which every value is text, in elements and in quoted attributes; HTML in it stays, and nothing is nothing. What
 * the source is indented by is not sent.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const between = compacted.get(strings) ?? strings.map((text) => text.replace(/\s*\n\s*/g, ' '))
  compacted.set(strings, between)
  return new Html(between.map((text, index) => text + htmlTextOf(parts[index])).join(''))
}

const compacted = new WeakMap<TemplateStringsArray, readonly string[]>()

function htmlTextOf(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  return typeof part === 'object' ? part.map(htmlTextOf).join('') : escapeText(String(part))
}

/** JSON inside a script element, of which nothing can end the element. */
export function jsonScript(type: string, value: object): Html {
  const json = JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return new Html(`<script type="${type}">${json}</script>`)
}

/** What is HTML already, because we built it. */
export const builtHtml = (text: string) => new Html(text)
