import type { Token } from 'marked'
import { z } from 'zod/mini'
import { readDocuments, slugOf, typeset } from '../copy/document.ts'
import type { Guide, GuidePage, GuideSection } from './guide.ts'
import { plainText } from './plain-text.ts'

const groups = ['Start', 'Collect', 'Decide', 'Show', 'Manage'] as const

const front = z.object({ title: z.string(), slug: z.string(), group: z.enum(groups), summary: z.string() })

const sources = import.meta.glob<string>('../content/help/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** One question and its answer. */
interface HelpEntry extends GuideSection {
  tokens: Token[]
}

/** A page of the help: what can be asked about one topic. */
export interface HelpTopic extends GuidePage {
  slug: string
  sections: readonly HelpEntry[]
}

/** In the order of the files' names. */
const topics = readDocuments(sources, front).map(({ front: { group, slug, title, summary }, tokens }) => ({
  group,
  slug,
  path: `/help/${slug}`,
  title: typeset(title),
  summary: typeset(summary),
  sections: entriesOf(tokens),
}))

/** The help by groups of topics. */
export const helpGroups = groups.map((title) => ({
  title,
  pages: topics.filter(({ group }) => group === title) as readonly HelpTopic[],
}))

export const helpGuide: Guide = { name: 'Help', path: '/help', groups: helpGroups }

/** Every second-level heading begins an entry. */
function entriesOf(tokens: readonly Token[]): HelpEntry[] {
  const entries: HelpEntry[] = []
  for (const token of tokens) {
    if (token.type === 'heading') {
      const text = String(token['text'])
      entries.push({ id: slugOf(text), title: typeset(text), text: '', tokens: [] })
    } else entries.at(-1)?.tokens.push(token)
  }
  return entries.map((entry) => ({ ...entry, text: plainText(entry.tokens) }))
}
