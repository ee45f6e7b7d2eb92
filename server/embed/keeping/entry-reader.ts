import { areWidgetsOff } from '../../billing/service.ts'
import type { Services } from '../../context.ts'
import type { Entries, Entry } from './entries.ts'
import type { Freshness } from './freshness.ts'
import { answerBodyOf, headsOf, outletKindOf } from '../outlets.ts'
import { preparePlain } from './prepared-response.ts'
import { embedReader } from '../read.ts'
import { embedSourceOf, noSubscription, nothingToShow } from '../stored.ts'
import { idOf, type View } from '../views.ts'
import type { WidgetCode } from '../widget-script.ts'

/** `now` is the clock, unless a test has its own. */
export type EmbedServices = Pick<Services, 'db' | 'secrets' | 'config'> & Partial<Pick<Services, 'now'>>

/** One list for nearly all. Whoever changes a list takes something out of it. */
const noSites: string[] = []

/** Reads answers from the database and keeps them, prepared, among the entries. */
export function entryReader(
  services: EmbedServices,
  entries: Entries,
  freshness: Freshness,
  headers: Record<string, string>,
  widgetCode: WidgetCode,
) {
  const prepare = answerPreparer(services, headers, widgetCode)
  /** What is heard of while something is read may be missing in it. */
  const reads = new Set<Set<string>>()

  /** Nothing for a key that opens nothing. */
  async function read(key: string, asked: View): Promise<Entry | undefined> {
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
      const { owner, version, response } = made
      const before = entries.get(id)?.prepared
      const prepared = before?.tag === response.tag ? before : response
      const isStale = heardOf.has(owner.workspaceId)
      const state = { isStale, wasUsed: true, addresses: [], bytes: 0 }
      const entry = { ...owner, version, ...moment, id, prepared, builtAt: moment.checkedAt, ...state }
      entries.keep(entry)
      return entry
    } finally {
      reads.delete(heardOf)
    }
  }

  /** A change of this workspace was heard of. */
  function changed(workspaceId: string): void {
    for (const heardOf of reads) heardOf.add(workspaceId)
    for (const entry of entries.ofWorkspace(workspaceId)) entry.isStale = true
  }

  return { read, changed }
}

/** Reads what an answer is made of, and makes it. */
function answerPreparer(services: EmbedServices, headers: Record<string, string>, widgetCode: WidgetCode) {
  const heads = headsOf(headers)
  const readEmbed = embedReader(services.db)
  return async (key: string, asked: View) => {
    const source = await embedSourceOf(services, key, asked)
    const found = source && (await readEmbed(source.apiKey))
    if (!found) return undefined
    const { rows, sums, policy, isClosed, plan, ...owner } = found
    const { view, version = owner.version } = source
    if (owner.outdatedSites.length === 0) owner.outdatedSites = noSites
    const answer = areWidgetsOff(services, plan)
      ? noSubscription
      : isClosed
        ? nothingToShow
        : source.answer({ rows, sums, policy })
    const body = await answerBodyOf(view, key, answer, widgetCode)
    return { owner, version, response: preparePlain(body, heads[outletKindOf(view)]) }
  }
}
