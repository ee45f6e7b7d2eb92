import type { Page } from './api.ts'

/** How many match; nothing while the server has not counted them to the end. */
export function totalOf(
  pages: readonly Page<unknown>[],
  loaded: number,
  hasMore: boolean,
): number | undefined {
  if (pages.every(({ isCounted }) => isCounted)) return pages.at(-1)?.total ?? loaded
  return hasMore ? undefined : loaded
}

/** How many there are, as the line above a list says it: `12 testimonials`. */
export function countCopy(total: number | undefined, loaded: number, noun: string): string {
  if (total === undefined) return loaded === 0 ? 'Searching...' : `${loaded.toLocaleString()} ${noun}s so far`
  return total === 1 ? `1 ${noun}` : `${total.toLocaleString()} ${noun}s`
}
