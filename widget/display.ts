import type { EmbedAnswer } from '#contract/embed.ts'
import css from './display.css?inline'
import { each, make } from './dom.ts'
import { dress, openFrame } from './frame.ts'
import { type Strings, keyOf, plainName, readOptions } from './options.ts'
import { render } from './render.ts'

const host = document.getElementById('testimonials')
if (host) void display(host)

/** The display page: the widget alone on a page, with its options in the address. */
async function display(host: HTMLElement): Promise<void> {
  const query: Strings = {}
  new URLSearchParams(location.search).forEach((value, name) => {
    query[plainName(name)] ??= value
  })
  const options = readOptions(query)
  dress(document, css)
  const { box, inner } = openFrame(host, options)
  // Inside a frame the page stays see-through; alone it needs a ground of its own, as dark as the cards.
  if (window === window.parent) document.body.className = box.matches('.dark') ? 'dark' : 'light'
  const note = make('p', 'none', 'Loading testimonials…')
  note.setAttribute('role', 'status')
  inner.append(note)
  try {
    const path = `/api/embed/testimonials/${encodeURIComponent(query['userid'] || 'me')}`
    const response = await fetch(`${path}?apiKey=${encodeURIComponent(keyOf(query))}`, {
      credentials: 'omit',
    })
    if (!response.ok) throw new Error(`${response.status}`)
    const answer = (await response.json()) as EmbedAnswer
    inner.replaceChildren()
    render(inner, answer, options)
    each(inner.querySelectorAll('li'), (item, index) =>
      linkProof(item, answer.testimonials[index]?.verifyUrl),
    )
  } catch {
    note.textContent = 'No testimonials available'
    inner.replaceChildren(note)
  }
}

/** Leads from a card to what anybody can verify about it. Websites' own widgets have no room for this. */
function linkProof(card: HTMLElement, verifyUrl: string | null | undefined): void {
  if (!verifyUrl) return
  const link = make('a', '', 'Where this comes from')
  link.href = verifyUrl
  link.target = '_blank'
  link.rel = 'noopener'
  link.style.color = 'inherit'
  const label = card.querySelector('.label')
  if (label) label.append(' · ', link)
  else card.appendChild(make('div', 'label')).append(link)
}
