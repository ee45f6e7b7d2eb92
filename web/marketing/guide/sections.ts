import type { Token } from 'marked'
import { headingSlugOf, typeset } from '../copy/document.ts'
import type { GuideSection } from './guide.ts'
import { plainText } from './plain-text.ts'

/** A section that is a text. */
export interface TextSection extends GuideSection {
  tokens: readonly Token[]
}

/** Every second-level heading of a text begins a section. */
export function sectionsOf(tokens: readonly Token[]): TextSection[] {
  const starts = tokens.flatMap((token, index) =>
    token.type === 'heading' && token['depth'] === 2 ? [index] : [],
  )
  return starts.map((start, index) => {
    const title = String((tokens[start] as { text?: string }).text)
    const body = tokens.slice(start + 1, starts[index + 1])
    return { id: headingSlugOf(title), title: typeset(title), text: plainText(body), tokens: body }
  })
}
