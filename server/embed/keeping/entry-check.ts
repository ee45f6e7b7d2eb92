import type { Db } from '../../db/database.ts'
import type { Entries } from './entries.ts'
import type { Freshness } from './freshness.ts'
import { readChanged } from '../read.ts'

/** Asks about all entries in one query, after a gap; `withSums`, once a minute, about their sums as well. */
export type ConfirmAll = (withSums: boolean) => Promise<void>

/** One question at a time answers everybody who waits for it. */
export function entryCheck(db: Db, entries: Entries, freshness: Freshness): ConfirmAll {
  async function askAll(withSums: boolean): Promise<void> {
    const moment = freshness.now()
    if (withSums) freshness.sumsAsked(moment.checkedAt)
    const asked = entries.all()
    const changed = asked.length === 0 ? new Set() : await readChanged(db, asked, withSums)
    for (const entry of asked) {
      if (changed.has(entry.key)) entry.isStale = true
      else Object.assign(entry, moment)
    }
    if (withSums) freshness.sumsKnown(moment.checkedAt)
  }

  let asking: { readonly connection: number; readonly withSums: boolean; done: Promise<void> } | undefined
  return (withSums) => {
    const { connection } = freshness
    if (asking && asking.connection === connection && (asking.withSums || !withSums)) return asking.done
    const mine = { connection, withSums, done: askAll(withSums) }
    const end = () => {
      if (asking === mine) asking = undefined
    }
    asking = mine
    mine.done.then(end, end)
    return mine.done
  }
}
