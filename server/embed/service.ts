import type { WidgetOptions } from '#shared/widget/widget-options.ts'
import type { PublicTestimonial } from '#contract/site/site.ts'
import type { Services } from '../context.ts'
import { ofConsentingWorkspaces } from './answer.ts'
import { Entries, type Entry } from './keeping/entries.ts'
import type { Hearing } from './keeping/listener.ts'
import { addEncoding } from './keeping/prepared-response.ts'
import type { Encoding } from './keeping/response-forms.ts'
import { type ConfirmAll, entryCheck } from './keeping/entry-check.ts'
import { type EmbedServices, entryReader } from './keeping/entry-reader.ts'
import { Freshness } from './keeping/freshness.ts'
import { idOf, sheetFor, type View, wholeAnswer } from './views.ts'
import type { WidgetCode } from './widget-script.ts'
import { builtCode } from './scripts.ts'

export { policyOf, policySentences } from './policy.ts'
export { measureHeights } from './heights/heights.ts'
export { readOutdatedSites } from './outdated-sites.ts'
export type { Entry } from './keeping/entries.ts'
export { ownAnswer } from './own-answer.ts'
export { plainWidget } from './plain-widget.ts'

/** So long after the last question changes are waited for on purpose. */
const inUseForMs = 15_000
const usualCacheBytes = 256 * 2 ** 20

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
  services: EmbedServices,
  headers: Record<string, string> = {},
  clock = () => performance.now(),
  mostBytes = usualCacheBytes,
  widgetCode: WidgetCode = () => Promise.resolve(''),
): Embeds {
  // Only keys that exist get in, so that guessing cannot fill it.
  const entries = new Entries(mostBytes)
  const freshness = new Freshness(clock)
  const { read, changed } = entryReader(services, entries, freshness, headers, widgetCode)
  const confirmAll = entryCheck(services.db, entries, freshness)
  const confirmed = confirmOnce(entries, freshness, confirmAll, read)
  let askedAt = -Infinity

  /** Whether it may be sent as it is. Somebody has asked for it. */
  function isAtHand(known: Entry | undefined): known is Entry {
    const moment = clock()
    askedAt = moment
    if (!known || !freshness.isRight(known, moment)) return false
    if (!known.wasUsed) known.wasUsed = true
    if (freshness.areSumsDueSoon(moment)) confirmAll(true).catch(() => undefined)
    return true
  }

  return {
    find(key, encoding = 'identity', view = wholeAnswer) {
      const known = entries.get(idOf(key, view))
      if (!isAtHand(known)) return encoded(entries, confirmed.entry(key, view, known), encoding)
      return known.prepared[encoding] === undefined ? encoded(entries, known, encoding) : known
    },
    at(address, encoding) {
      const known = entries.at(address)
      return known?.prepared[encoding] !== undefined && isAtHand(known) ? known : undefined
    },
    keepAddress: (address, found) => entries.keepAddress(address, found),
    changed,
    opened: () => askAgain(entries, freshness, confirmAll),
    heard: (moment) => freshness.heard(moment),
    isInUse: () => clock() - askedAt < inUseForMs,
    get size() {
      return entries.size + confirmed.size
    },
    get sizeBytes() {
      return entries.sizeBytes
    },
  }
}

/** A new connection listens: whatever was said before may have been missed. */
function askAgain(entries: Entries, freshness: Freshness, confirmAll: ConfirmAll): void {
  freshness.opened()
  if (entries.size > 0) confirmAll(false).catch(() => undefined)
}

/** Makes sure of an answer, by one question or reading for everybody who waits for the same. */
function confirmOnce(
  entries: Entries,
  freshness: Freshness,
  confirmAll: ConfirmAll,
  read: (key: string, view: View) => Promise<Entry | undefined>,
) {
  const running = new Map<string, Promise<Entry | undefined>>()

  async function confirm(key: string, view: View, known: Entry | undefined): Promise<Entry | undefined> {
    if (!known || known.isStale) return read(key, view)
    await confirmAll(freshness.hasOldSums(known))
    const entry = entries.get(known.id)
    return entry && freshness.isRight(entry, freshness.clock()) ? entry : read(key, view)
  }

  async function confirmOrTrust(key: string, view: View, known: Entry | undefined) {
    try {
      return await confirm(key, view, known)
    } catch (failure) {
      if (known && freshness.isTrusted(known)) return known
      throw failure
    } finally {
      running.delete(idOf(key, view))
    }
  }

  return {
    entry(key: string, view: View, known: Entry | undefined): Promise<Entry | undefined> {
      const id = idOf(key, view)
      let found = running.get(id)
      if (!found) {
        found = confirmOrTrust(key, view, known)
        running.set(id, found)
      }
      return found
    },
    get size() {
      return running.size
    },
  }
}

async function encoded(entries: Entries, found: Promise<Entry | undefined> | Entry, encoding: Encoding) {
  const entry = await found
  if (!entry || entry.prepared[encoding] !== undefined) return entry
  await addEncoding(entry.prepared, encoding)
  if (entries.get(entry.id) === entry) entries.keep(entry)
  return entry
}

/** The looks of a widget without a script. */
export function plainSheet({ config }: Pick<Services, 'config'>, options: WidgetOptions): Promise<string> {
  return builtCode(config.development)(sheetFor(options))
}

export { widgetFilterCondition } from './stored.ts'

/** For our own public pages: 12 at most, and 3 of one business at most. */
export function publicTestimonials(services: Services): Promise<PublicTestimonial[]> {
  return ofConsentingWorkspaces(services, 12, 3)
}
