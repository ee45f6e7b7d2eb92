import { buildElement } from './dom.ts'

/** A constructed sheet passes a page's `style-src`; the element is for browsers that have none. */
export function addStyles(root: DocumentOrShadowRoot, css: string, into: ParentNode): void {
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [sheet]
  } catch {
    into.append(buildElement(['style', '', css]))
  }
}
