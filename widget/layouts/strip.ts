import { buildElement, button, markRightToLeft, listenUntil } from '../dom.ts'
import { watchCut } from './grid.ts'
import type { Drawn, Family } from '../render.ts'
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

/** A row that never ends: a second one follows the first before its end is in sight. */
function marquee(into: HTMLElement, { list, copy }: Drawn): void {
  const seconds = list.children.length * 8
  const belt = buildElement(['div', 'belt'])
  belt.style.setProperty('--seconds', `${seconds}s`)
  belt.append(list)
  const view = buildElement(['div', 'row', { role: 'group', tabindex: '0', 'aria-label': copy.group }])
  view.append(belt)
  const pause = button('more', copy.pause, () => {
    pause.textContent = view.classList.toggle('still') ? copy.play : copy.pause
  })
  into.prepend(view, pause)
  markRightToLeft(into)
  const inSightMs = (1 - view.clientWidth / list.offsetWidth) * seconds * 1000
  const addTwin = (): true => addSecondRow(belt, list)
  // Not a number where the list is hidden.
  if (!(inSightMs > 1000)) addTwin()
  else {
    setTimeout(addTwin, inSightMs - 1000)
    // A wider window shows the end sooner.
    listenUntil(['resize'], addTwin)
  }
}

/** The same row again, behind the first and for the eye alone. Returns true, because once is enough. */
function addSecondRow(belt: HTMLElement, list: HTMLElement): true {
  if (belt.children[1]) return true
  const twin = list.cloneNode(true) as HTMLElement
  twin.setAttribute('aria-hidden', 'true')
  twin.inert = true
  belt.append(twin)
  belt.style.setProperty('--end', '-50%')
  return true
}
