import { button, make, markRightToLeft, withAriaLabel } from './dom.ts'
import { watchCut } from './grid.ts'
import type { Drawn, Family } from './render.ts'
import css from './strip.css?inline'

/** What takes little room: one testimonial, a running row of them, faces, or only the average. */
export const strip: Family = {
  css,
  draw(into, drawn) {
    const { layout } = drawn.options
    if (layout === 'marquee') return marquee(into, drawn)
    into.prepend(drawn.list)
    if (layout === 'spotlight') watchCut(drawn)
  },
}

/** Runs twice the same row, so that it never ends; the second one is for the eye alone. */
function marquee(into: HTMLElement, { list, copy }: Drawn): void {
  const twin = list.cloneNode(true) as HTMLElement
  twin.setAttribute('aria-hidden', 'true')
  twin.inert = true
  const belt = make('div', 'belt')
  belt.style.setProperty('--seconds', `${list.children.length * 8}s`)
  belt.append(list, twin)
  const view = withAriaLabel(make('div', 'row'), copy.group)
  view.setAttribute('role', 'group')
  view.tabIndex = 0
  view.append(belt)
  const pause = button('more', copy.pause, () => {
    pause.textContent = view.classList.toggle('still') ? copy.play : copy.pause
  })
  markRightToLeft(into)
  into.prepend(view, pause)
}
