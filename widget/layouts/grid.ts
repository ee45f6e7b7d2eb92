import css from './grid.css?inline'
import { watchSize } from '../dom.ts'
import { offerMore } from '../more.ts'
import type { Drawn, Family } from '../render.ts'

/** Everything on one page: side by side, below each other, or as bricks. */
export const grid: Family = {
  css,
  draw(into, drawn) {
    into.prepend(drawn.list)
    watchCut(drawn)
  },
}

/** Another width cuts other texts, after what else it changes. */
export function watchCut({ list, copy }: Drawn, fit?: (() => void) | void): void {
  offerMore(list, copy)
  watchSize(list, () => {
    fit?.()
    offerMore(list, copy)
  })
}
