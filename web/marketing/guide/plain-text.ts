import type { Token } from 'marked'
import { typeset } from '../copy/document.ts'

/** What a reader sees of some Markdown, without its marks: words to search in. */
export function plainText(tokens: readonly Token[]): string {
  const source = tokens.map(({ raw }) => raw).join(' ')
  return typeset(
    source
      .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
      .replaceAll(/^```.*$|^\|[-| ]+\|$/gm, ' ')
      .replaceAll(/[*`|#]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ (?=[.,;:?!)])/g, '')
      .trim(),
  )
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  return /^.*?[.?!:](?= |$)/.exec(text)?.[0].replace(/:$/, '.') ?? text
}
