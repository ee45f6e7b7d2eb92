import type { WidgetOptions } from '#contract/widget-options.ts'
import type { PublicTestimonial } from '#contract/site.ts'
import type { Services } from '../context.ts'
import { ofConsentingWorkspaces } from './answer.ts'
import { Entries, type Entry } from './entries.ts'
import type { Hearing } from './listener.ts'
import { addEncoding, type Encoding, preparePlain } from './prepared-response.ts'
import { embedReader, readChanged } from './read.ts'
import { answerBodyOf, headsOf, outletKindOf } from './outlets.ts'
import { idOf, sheetFor, type View, wholeAnswer } from './views.ts'
import type { WidgetCode } from './widget-script.ts'
import { builtCode } from './scripts.ts'
import { embedSourceOf } from './stored.ts'

export { presentToAll, shownColumns } from './answer.ts'
export { policyOf, policySentences } from './policy.ts'
export { measureHeights } from './heights.ts'
export { readOutdatedSites } from './outdated-sites.ts'
export type { Entry } from './entries.ts'
export { ownAnswer } from './own-answer.ts'
export { plainWidget } from './plain-widget.ts'

/**
 * With the 50 seconds that others keep it, a withdrawal leaves every browser and CDN within 60: an answer that was known to
 * be right is sent for 5 seconds, and for 10 while the database is away.
 */
const trustMs = 5_000
const trustWithoutDatabaseMs = 10_000
/** Sums change without a new version: counting every submission into it would make them wait for each other. */
const sumsEveryMs = 60_000
/** So early they are asked about in the background, so that nobody waits for it. */
const sumsSoonMs = 45_000
/** So long after the last question changes are waited for on purpose. */
const inUseForMs = 15_000
const usualCacheBytes = 256 * 2 ** 20

/** One list for nearly all. Whoever changes a list takes something out of it. */
const noSites: string[] = []

/** The prepared answers of the embed call, by publishable key. */
export interface Embeds extends Hearing {
  /** At once when the answer is at hand and known to be right; `undefined` for a key that opens nothing. */
  find(key: string, encoding?: Encoding, view?: View): Entry | undefined | Promise<Entry | undefined>
  /** What an address was last answered with, if that is still known to be right. */
  at(address: string, encoding: Encoding): Entry | undefined
  keepAddress(address: string, found: Entry): void
  readonly size: number
  readonly sizeBytes: number
}

/** `clock` counts milliseconds; it need not know the date. */
export function openEmbeds(
  { db, secrets, config }: Pick<Services, 'db' | 'secrets' | 'config'>,
  headers: Record<string, string> = {},
  clock: () => number = () => performance.now(),
  mostBytes = usualCacheBytes,
  widgetCode: WidgetCode = () => Promise.resolve(''),
): Embeds {
  // Only keys that exist get in, so that guessing cannot fill it.
  const entries = new Entries(mostBytes)
  const heads = headsOf(headers)
  const readEmbed = embedReader(db)
  const running = new Map<string, Promise<Entry | undefined>>()
  /** What is heard of while something is read may be missing in it. */
  const reads = new Set<Set<string>>()
  let connection = 0
  let heardAt = -Infinity
  let askedAt = -Infinity
  let sumsAskedAt = clock()
  let sumsKnownAt = sumsAskedAt

  const rightAt = ({ isStale, checkedAt, connection: ofEntry }: Entry): number =>
    isStale ? -Infinity : ofEntry === connection ? Math.max(checkedAt, heardAt) : checkedAt
  // In this order, so that of an answer among 50,000 as little as possible is fetched from memory.
  const isRight = (entry: Entry, moment: number): boolean =>
    !entry.isStale &&
    ((entry.connection === connection && moment - heardAt < trustMs) || moment - entry.checkedAt < trustMs) &&
    (moment - sumsKnownAt < sumsEveryMs || moment - entry.builtAt < sumsEveryMs)

  async function read(key: string, asked: View): Promise<Entry | undefined> {
    const id = idOf(key, asked)
    const moment = { checkedAt: clock(), connection }
    const heardOf = new Set<string>()
    reads.add(heardOf)
    try {
      const source = await embedSourceOf({ db, secrets, config }, key, asked)
      const found = source && (await readEmbed(source.apiKey))
      if (!found) {
        entries.remove(id)
        return undefined
      }
      const { rows, sums, policy, ...owner } = found
      const { view, version = owner.version } = source
      if (owner.outdatedSites.length === 0) owner.outdatedSites = noSites
      const answer = source.answer({ rows, sums, policy })
      const made = preparePlain(await answerBodyOf(view, key, answer, widgetCode), heads[outletKindOf(view)])
      const before = entries.get(id)?.hot
      const hot = before?.tag === made.tag ? before : made
      const isStale = heardOf.has(owner.workspaceId)
      const entry = {
        ...owner,
        version,
        ...moment,
        id,
        hot,
        builtAt: moment.checkedAt,
        isStale,
        wasUsed: true,
        addresses: [],
        bytes: 0,
      }
      entries.keep(entry)
      return entry
    } finally {
      reads.delete(heardOf)
    }
  }

  /** Asks about all answers in one query, after a gap; with their sums, once a minute. */
  async function askAll(withSums: boolean): Promise<void> {
    const moment = { checkedAt: clock(), connection }
    if (withSums) sumsAskedAt = moment.checkedAt
    const asked = entries.all()
    const changed = asked.length === 0 ? new Set() : await readChanged(db, asked, withSums)
    for (const entry of asked) {
      if (changed.has(entry.key)) entry.isStale = true
      else Object.assign(entry, moment)
    }
    if (withSums) sumsKnownAt = moment.checkedAt
  }

  let asking: { readonly connection: number; readonly withSums: boolean; done: Promise<void> } | undefined
  /** One question at a time answers everybody who waits for it. */
  function confirmAll(withSums: boolean): Promise<void> {
    if (asking && asking.connection === connection && (asking.withSums || !withSums)) return asking.done
    const mine = { connection, withSums, done: askAll(withSums) }
    const end = () => {
      if (asking === mine) asking = undefined
    }
    asking = mine
    mine.done.then(end, end)
    return mine.done
  }

  async function confirm(key: string, view: View, known: Entry | undefined): Promise<Entry | undefined> {
    if (!known || known.isStale) return read(key, view)
    await confirmAll(clock() - Math.max(sumsKnownAt, known.builtAt) >= sumsEveryMs)
    const entry = entries.get(known.id)
    return entry && isRight(entry, clock()) ? entry : read(key, view)
  }

  async function confirmOrTrust(
    key: string,
    view: View,
    known: Entry | undefined,
  ): Promise<Entry | undefined> {
    try {
      return await confirm(key, view, known)
    } catch (failure) {
      if (known && clock() - rightAt(known) < trustWithoutDatabaseMs) return known
      throw failure
    } finally {
      running.delete(idOf(key, view))
    }
  }

  function confirmOnce(key: string, view: View, known: Entry | undefined): Promise<Entry | undefined> {
    const id = idOf(key, view)
    let found = running.get(id)
    if (!found) {
      found = confirmOrTrust(key, view, known)
      running.set(id, found)
    }
    return found
  }

  async function encoded(found: Promise<Entry | undefined> | Entry, encoding: Encoding) {
    const entry = await found
    if (!entry || entry.hot[encoding] !== undefined) return entry
    await addEncoding(entry.hot, encoding)
    if (entries.get(entry.id) === entry) entries.keep(entry)
    return entry
  }

  /** Whether it may be sent as it is. Somebody has asked for it. */
  function isAtHand(known: Entry | undefined): known is Entry {
    const moment = clock()
    askedAt = moment
    if (!known || !isRight(known, moment)) return false
    if (!known.wasUsed) known.wasUsed = true
    if (moment - sumsAskedAt >= sumsSoonMs) confirmAll(true).catch(() => undefined)
    return true
  }

  return {
    find(key, encoding = 'identity', view = wholeAnswer) {
      const known = entries.get(idOf(key, view))
      if (!isAtHand(known)) return encoded(confirmOnce(key, view, known), encoding)
      return known.hot[encoding] === undefined ? encoded(known, encoding) : known
    },
    at(address, encoding) {
      const known = entries.at(address)
      return known?.hot[encoding] !== undefined && isAtHand(known) ? known : undefined
    },
    keepAddress: (address, found) => entries.keepAddress(address, found),
    opened() {
      connection++
      heardAt = -Infinity
      if (entries.size > 0) confirmAll(false).catch(() => undefined)
    },
    changed(workspaceId) {
      for (const heardOf of reads) heardOf.add(workspaceId)
      for (const entry of entries.ofWorkspace(workspaceId)) entry.isStale = true
    },
    heard(moment) {
      heardAt = Math.max(heardAt, moment)
    },
    isInUse: () => clock() - askedAt < inUseForMs,
    get size() {
      return entries.size + running.size
    },
    get sizeBytes() {
      return entries.sizeBytes
    },
  }
}

/** The looks of a widget without a script. */
export function plainSheet({ config }: Pick<Services, 'config'>, options: WidgetOptions): Promise<string> {
  return builtCode(config.development)(sheetFor(options))
}

/** For our own public pages: 12 at most, and 3 of one business at most. */
export function publicTestimonials(services: Services): Promise<PublicTestimonial[]> {
  return ofConsentingWorkspaces(services, 12, 3)
}
