import { z } from 'zod/mini'
import { readDocuments, typeset } from '../copy/document.ts'
import type { Guide, GuidePage } from './guide.ts'
import { sectionsOf, type TextSection } from './sections.ts'

const groups = ['Start', 'Collect', 'Decide', 'Show', 'Manage'] as const

const front = z.object({ title: z.string(), slug: z.string(), group: z.enum(groups), summary: z.string() })

const sources = import.meta.glob<string>('../content/help/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A page of the help: what can be asked about one topic. */
export interface HelpTopic extends GuidePage {
  slug: string
  /** Questions, each with its answer. */
  sections: readonly TextSection[]
}

/** In the order of the files' names. */
const topics = readDocuments(sources, front).map(({ front: { group, slug, title, summary }, tokens }) => ({
  group,
  slug,
  path: `/help/${slug}`,
  title: typeset(title),
  summary: typeset(summary),
  sections: sectionsOf(tokens),
}))

/** The help by groups of topics. */
export const helpGroups = groups.map((title) => ({
  title,
  pages: topics.filter(({ group }) => group === title) as readonly HelpTopic[],
}))

export const helpGuide: Guide = { name: 'Help', path: '/help', groups: helpGroups }
