import { make } from './dom.ts'

/** A constructed sheet passes a page's `style-src`; the element is for browsers that have none. */
export function dressRoot(root: Document | ShadowRoot, css: string): void {
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [sheet]
  } catch {
    ;('head' in root ? root.head : root).append(make('style', '', css))
  }
}
