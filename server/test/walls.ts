import { Window, type Document } from 'happy-dom'
import { saveWall } from '#contract/wall/wall.ts'
import { makeBusiness, type Owner } from './make.ts'
import type { TestApp } from './test-app.ts'

const parser = new new Window({ settings: { disableJavaScriptFileLoading: true } }).DOMParser()
let made = 0

/** Walls of this app, and what a browser gets of them. */
export function wallsOf(app: TestApp) {
  const form = (own: object = {}) => ({
    slug: `bakery-${++made}`,
    isOn: true,
    isIndexed: true,
    title: '',
    intro: '',
    accentColor: null,
    backgroundColor: null,
    shownTags: [],
    ...own,
  })

  async function withWall(own: object = {}): Promise<{ owner: Owner; path: string }> {
    const owner = await makeBusiness(app)
    const { body } = await owner.call(saveWall, { body: form(own) })
    return { owner, path: `/wall/${body.slug}` }
  }

  const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers })

  async function open(url: string, headers?: Record<string, string>) {
    const answer = await get(url, headers)
    const document = parser.parseFromString(answer.body, 'text/html')
    return { answer, document, cards: textsOf(document, '.card blockquote') }
  }
  return { form, withWall, get, open }
}

export function textsOf(document: Document, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim())
}
