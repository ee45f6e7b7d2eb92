import { z } from 'zod/mini'
import { readDocuments, headingSlugOf } from './document.ts'

const wordsAMinute = 220

const front = z.object({
  title: z.string(),
  /** The moment of publication, ISO 8601. */
  date: z.iso.datetime(),
  category: z.string(),
  summary: z.string(),
  /** A sentence of the post that stands for it. */
  quote: z.string(),
})

const sources = import.meta.glob<string>('../content/blog/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The posts of the blog, newest first. */
export const posts = readDocuments(sources, front)
  .map(({ name, front, tokens, words }) => ({
    ...front,
    path: `/blog/${name}`,
    tokens,
    minutes: Math.max(1, Math.ceil(words / wordsAMinute)),
  }))
  .toSorted((a, b) => (a.date > b.date ? -1 : 1))
export type Post = (typeof posts)[number]

/** The categories that have posts, with their pages. */
export const categories = [...new Set(posts.map(({ category }) => category))]
  .toSorted()
  .map((name) => ({ name, path: categoryPath(name) }))

export function categoryPath(category: string): string {
  return `/blog/category/${headingSlugOf(category)}`
}

const asDay = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as readers write it, e.g. `November 21, 2026`. */
export function longDay(date: string): string {
  return asDay.format(new Date(date))
}
