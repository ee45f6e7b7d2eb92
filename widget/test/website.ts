import { vi } from 'vitest'
import type { EmbedAnswer } from '#contract/embed.ts'

// A script element is only where a widget begins: `run` loads the script itself.
const { happyDOM } = window as unknown as {
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } }
}
happyDOM.settings.handleDisabledFileLoadingAsSuccess = true

/** The addresses that the widget asked for, from here on; each is answered like this. */
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

/** Runs a script of ours in this document, as a page that loads it does: anew with each call. */
export async function run(script: 'embed' | 'display'): Promise<void> {
  runs += 1
  // Another query is another module. Emptying the cache of modules would take it from other test files, too.
  const address = `../${script}.ts?run=${runs}`
  await import(/* @vite-ignore */ address)
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
