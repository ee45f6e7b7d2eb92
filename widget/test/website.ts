import { vi } from 'vitest'
import { type EmbedAnswer } from '#contract/embed/embed.ts'
import { widgetLayouts } from '#contract/widgets/widget-layouts.ts'
import { widgetContent } from '#shared/widget/widget-nodes.ts'
import { plainName, readOptions } from '#shared/widget/widget-options.ts'
import { type FoundPlace, showCarried } from '../carried.ts'
import { startLoader as load } from '../loader.ts'
import { several } from '../several.ts'

// A script element is only where a widget begins: the test runs the script itself.
const { happyDOM } = window as unknown as {
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } }
}
happyDOM.settings.handleDisabledFileLoadingAsSuccess = true

/** The addresses that a page of ours asked for, from here on; each is answered like this. */
export function answering(answer: EmbedAnswer | 401 | 'nothing'): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string | URL) => {
    asked.push(String(address))
    if (answer === 'nothing') throw new TypeError('Failed to fetch')
    return answer === 401 ? new Response('{}', { status: 401 }) : Response.json(answer)
  })
  return asked
}

/** The parts of a page of somebody else's. */
export function partsOf(html: string): ChildNode[] {
  return [...new DOMParser().parseFromString(`<body>${html}`, 'text/html').body.childNodes]
}

/** From here on the document is that page. */
export function website(html: string): void {
  document.documentElement.lang = 'en'
  document.body.replaceChildren(...partsOf(html))
}

let runs = 0

/** Runs the display page's script in this document, as a page that loads it does: anew with each call. */
export async function runDisplay(): Promise<void> {
  runs += 1
  // Another query is another module. Emptying the cache of modules would take it from other test files, too.
  const address = `../display.ts?run=${runs}`
  await import(/* @vite-ignore */ address)
}

/**
 * Runs the loader in this document, anew with each call; answers the addresses of the widgets it loads. What the server
 * sends for them is made here of the same code: with these testimonials, for a key that opens nothing, or not at all.
 */
export function runLoader(answer: EmbedAnswer | 'refused' | 'nothing'): string[] {
  const asked: string[] = []
  load(async (address) => {
    asked.push(address)
    if (answer === 'nothing') throw new TypeError('Failed to fetch dynamically imported module')
    return answer === 'refused' ? {} : { default: (place) => drawWidget(new URL(address), answer, place) }
  })
  return asked
}

function drawWidget({ searchParams }: URL, answer: EmbedAnswer, plauditPlace: FoundPlace): void {
  const strings = Object.fromEntries([...searchParams].map(([name, value]) => [plainName(name), value]))
  const options = readOptions(strings, widgetLayouts)
  const family = several(options.autoSlide)
  const content = widgetContent(answer, options)
  const plauditCarried = { key: 'pk_lindqvist', options, content, isLanguageFixed: true }
  Object.assign(globalThis, { plauditCarried, plauditPlace, plauditHasPlace: true })
  showCarried(family)
}

/** Runs the script of a widget with its testimonials in it, as from the head of this document. */
export function runCarried(answer: EmbedAnswer): void {
  const options = readOptions({}, widgetLayouts)
  const content = widgetContent(answer, options)
  const plauditCarried = { key: 'pk_lindqvist', options, content, isLanguageFixed: true }
  Object.assign(globalThis, { plauditCarried, plauditPlace: undefined, plauditHasPlace: false })
  showCarried(several(false))
}

export const widgetScript = (attributes = '') =>
  `<script src="https://plaudit.example/embed.js" data-key="pk_lindqvist" ${attributes}></script>`

/** What visitors read in each filled place, in the order of the page. */
export function widgets(): (string | undefined)[] {
  return [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot
      ? [Array.from(shadowRoot.querySelectorAll('.foot > span'), ({ textContent }) => textContent).join('')]
      : [],
  )
}
