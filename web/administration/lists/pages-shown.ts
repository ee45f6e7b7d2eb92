import { mostPageButtons } from '#contract/administration/lists.ts'

/** The numbers of the page buttons: at most five, around the page that is shown. */
export function pagesShown(page: number, last: number): number[] {
  const count = Math.min(mostPageButtons, last)
  const first = Math.max(1, Math.min(page - Math.floor(count / 2), last - count + 1))
  return Array.from({ length: count }, (_, index) => first + index)
}
