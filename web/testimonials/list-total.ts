import type { Page } from '../lib/api.ts'

/** How many match; nothing while the server has not counted them to the end. */
export function totalOf(
  pages: readonly Page<unknown>[],
  loaded: number,
  hasMore: boolean,
): number | undefined {
  if (pages.every(({ isCounted }) => isCounted)) return pages.at(-1)?.total ?? loaded
  return hasMore ? undefined : loaded
}

/** How many there are, as the line above the list says it. */
export function countWords(total: number | undefined, loaded: number): string {
  if (total === undefined)
    return loaded === 0 ? 'Searching...' : `${loaded.toLocaleString()} testimonials so far`
  return total === 1 ? '1 testimonial' : `${total.toLocaleString()} testimonials`
}
