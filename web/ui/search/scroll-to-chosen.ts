/** In a row that scrolls sideways: moves it just as far as `chosen` needs to be seen whole. The page stays where it is. */
export function scrollToChosen(row: HTMLElement | null, chosen: Element | null | undefined): void {
  if (!row || !chosen) return
  const seen = row.getBoundingClientRect()
  const { left, right } = chosen.getBoundingClientRect()
  if (left < seen.left) row.scrollLeft -= seen.left - left
  else if (right > seen.right) row.scrollLeft += Math.min(right - seen.right, left - seen.left)
}
