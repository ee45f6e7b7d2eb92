import { brand } from '#contract/brand.ts'
import { z } from 'zod/mini'
import { type Entries, readHints } from './sending/entries.ts'

const personal = ['customerName', 'customerEmail', 'company', 'content', 'rating']
const place = `${brand.prefix}-hints`

export interface Hints {
  readonly entries: Partial<Entries>
  /** False after a reload, when what was typed since is newer. */
  readonly isNew: boolean
}

const kept = z.partial(
  z.object({
    customerName: z.string(),
    customerEmail: z.string(),
    company: z.string(),
    content: z.string(),
    rating: z.int().check(z.gte(1), z.lte(5)),
  }),
)

/**
 * What the address suggests about a person, which is then taken out of it, so that it stays in no history and no
 * screenshot. This tab keeps it with the page, for a reload.
 */
export function takeHints(): Hints {
  const query = new URLSearchParams(location.search)
  if (!personal.some((name) => query.has(name))) return { entries: keptHints(), isNew: false }
  const entries = readHints(location.search)
  for (const name of personal) query.delete(name)
  const address = `${location.pathname}${query.size > 0 ? `?${query}` : ''}${location.hash}`
  history.replaceState({ ...pageState(), [place]: entries }, '', address)
  return { entries, isNew: true }
}

function keptHints(): Partial<Entries> {
  const found = kept.safeParse(pageState()[place])
  // What is not there is left out: `undefined` would stand in for an entry.
  return found.success ? (JSON.parse(JSON.stringify(found.data)) as Partial<Entries>) : {}
}

/** What this tab keeps with the page. */
export function pageState(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {}
}
