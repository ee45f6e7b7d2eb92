import { face } from './card.ts'
import { button, each, make, named } from './dom.ts'
import { listOf, watchCut } from './grid.ts'
import type { Drawn, Family } from './render.ts'
import css from './strip.css?inline'

/** What takes little room: one testimonial, a running row of them, faces, or only the average. */
export const strip: Family = {
  layouts: ['badge', 'spotlight', 'avatars', 'marquee'],
  css,
  draw(into, drawn) {
    const { layout } = drawn.options
    if (layout === 'spotlight') {
      const list = listOf(drawn)
      into.append(list)
      watchCut(list, drawn)
    } else if (layout === 'avatars') into.append(faces(drawn))
    else if (layout === 'marquee') marquee(into, drawn)
  },
}

function faces({ answer }: Drawn): HTMLElement {
  const list = make('ul', 'avatars')
  list.setAttribute('role', 'list')
  each(answer.testimonials, (praise) => {
    const item = make('li')
    item.title = praise.customerName
    item.append(face(praise), make('span', 'sr', praise.customerName))
    list.append(item)
  })
  return list
}

/** Runs twice the same row, so that it never ends; the second one is for the eye alone. */
function marquee(into: HTMLElement, drawn: Drawn): void {
  const { words, answer } = drawn
  const list = listOf(drawn)
  const twin = list.cloneNode(true) as HTMLElement
  twin.setAttribute('aria-hidden', 'true')
  twin.inert = true
  const belt = make('div', 'belt')
  belt.style.setProperty('--seconds', `${answer.testimonials.length * 8}s`)
  belt.append(list, twin)
  const view = named(make('div', 'row'), words.group)
  view.setAttribute('role', 'group')
  view.tabIndex = 0
  view.append(belt)
  const pause = button('more', words.pause, () => {
    pause.textContent = view.classList.toggle('still') ? words.play : words.pause
  })
  into.append(view, pause)
}
