import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { followMoved } from './guide/moved.ts'
import { loadIsland } from './islands.ts'

const margin = '300px'

followMoved()
addEventListener('hashchange', followMoved)

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      near.unobserve(target)
      void hydrateIsland(target)
    }
  },
  { rootMargin: margin },
)

for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
  if (place.dataset['when'] === 'now') void hydrateIsland(place)
  else near.observe(place)
}

// The menu of small screens is plain HTML; a link to a place on this page must close it behind itself.
document.addEventListener('click', ({ target }) => {
  const open = document.querySelector<HTMLDetailsElement>('details[data-menu][open]')
  if (!open || !(target instanceof Element)) return
  if (!open.contains(target) || target.closest('a')) open.open = false
})
document.addEventListener('keydown', ({ key }) => {
  const open = document.querySelector<HTMLDetailsElement>('details[data-menu][open]')
  if (key !== 'Escape' || !open) return
  open.open = false
  open.querySelector('summary')?.focus()
})

async function hydrateIsland(place: Element) {
  if (!(place instanceof HTMLElement)) return
  const component = await loadIsland(place.dataset['island'] ?? '')
  if (!component) return
  const props = JSON.parse(place.dataset['props'] ?? '{}') as Record<string, unknown>
  hydrateRoot(place, createElement(component, props))
  place.dataset['live'] = ''
}
