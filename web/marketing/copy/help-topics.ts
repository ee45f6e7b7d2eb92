import type { Token } from 'marked'
import { z } from 'zod/mini'
import { readDocuments, slugOf, typeset } from './document.ts'

const front = z.object({ title: z.string(), slug: z.string(), summary: z.string() })

const sources = import.meta.glob<string>('../content/help/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** One question and its answer. */
export interface HelpEntry {
  id: string
  question: string
  tokens: Token[]
}

/** What can be looked up, topic by topic, in the order of the files' names. */
export const helpTopics = readDocuments(sources, front).map(({ front, tokens }) => ({
  ...front,
  entries: entriesOf(tokens),
}))

/** Every second-level heading begins an entry. */
function entriesOf(tokens: readonly Token[]): HelpEntry[] {
  const entries: HelpEntry[] = []
  for (const token of tokens) {
    if (token.type === 'heading') {
      const text = String(token['text'])
      entries.push({ id: slugOf(text), question: typeset(text), tokens: [] })
    } else entries.at(-1)?.tokens.push(token)
  }
  return entries
}
