import type { Services } from '../context.ts'
import type { Entries, Entry } from './entries.ts'
import type { Freshness } from './freshness.ts'
import { answerBodyOf, headsOf, outletKindOf } from './outlets.ts'
import { preparePlain } from './prepared-response.ts'
import { embedReader } from './read.ts'
import { embedSourceOf } from './stored.ts'
import { idOf, type View } from './views.ts'
import type { WidgetCode } from './widget-script.ts'

/** One list for nearly all. Whoever changes a list takes something out of it. */
const noSites: string[] = []

/** Reads answers from the database and keeps them, prepared, among the entries. */
export function entryReader(
  services: Pick<Services, 'db' | 'secrets' | 'config'>,
  entries: Entries,
  freshness: Freshness,
  headers: Record<string, string>,
  widgetCode: WidgetCode,
) {
  const heads = headsOf(headers)
  const readEmbed = embedReader(services.db)
  /** What is heard of while something is read may be missing in it. */
  const reads = new Set<Set<string>>()

  async function prepare(key: string, asked: View) {
    const source = await embedSourceOf(services, key, asked)
    const found = source && (await readEmbed(source.apiKey))
    if (!found) return undefined
    const { rows, sums, policy, ...owner } = found
    const { view, version = owner.version } = source
    if (owner.outdatedSites.length === 0) owner.outdatedSites = noSites
    const body = await answerBodyOf(view, key, source.answer({ rows, sums, policy }), widgetCode)
    return { ...owner, version, hot: preparePlain(body, heads[outletKindOf(view)]) }
  }

  return {
    /** Nothing for a key that opens nothing. */
    async read(key: string, asked: View): Promise<Entry | undefined> {
      const id = idOf(key, asked)
      const moment = freshness.now()
      const heardOf = new Set<string>()
      reads.add(heardOf)
      try {
        const made = await prepare(key, asked)
        if (!made) {
          entries.remove(id)
          return undefined
        }
        const before = entries.get(id)?.hot
        const entry = {
          ...made,
          ...moment,
          id,
          hot: before?.tag === made.hot.tag ? before : made.hot,
          builtAt: moment.checkedAt,
          isStale: heardOf.has(made.workspaceId),
          wasUsed: true,
          addresses: [],
          bytes: 0,
        }
        entries.keep(entry)
        return entry
      } finally {
        reads.delete(heardOf)
      }
    },
    /** A change of this workspace was heard of. */
    changed(workspaceId: string): void {
      for (const heardOf of reads) heardOf.add(workspaceId)
      for (const entry of entries.ofWorkspace(workspaceId)) entry.isStale = true
    },
  }
}
