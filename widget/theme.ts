import darkCss from './styles/dark.css?inline'
import { each } from './dom.ts'
import type { Theme } from './render.ts'

/** What the dark theme needs. */
export const dark: Theme = { css: darkCss }

/** What any theme but the light one needs. */
export const themes: Theme = { css: darkCss, follow }

/** Keeps a widget as dark as the page behind it, which switches on one of these two elements, or with the device. */
function follow(host: Element, box: Element): void {
  const tint = (): void => void box.classList.toggle('dark', isOnDark(host))
  const watcher = new MutationObserver(tint)
  // Every attribute: each kit has its own name for it.
  each([document.documentElement, document.body], (element) => watcher.observe(element, { attributes: true }))
  matchMedia(darkDevice).addEventListener?.('change', tint)
  tint()
}

/**
 * Whether the page behind an element is dark, by its background color. Where that is a picture, or the page sets none,
 * its text color decides: light text means a dark page.
 */
function isOnDark(host: Element): boolean {
  let text = ''
  for (
    let at: Element | undefined = host;
    at;
    at = at.parentElement ?? (at.getRootNode() as ShadowRoot).host
  ) {
    const { backgroundColor, backgroundImage, color } = getComputedStyle(at)
    text = color
    if (at !== host && /\(/.test(backgroundImage)) break
    const light = lightness(backgroundColor)
    if (light >= 0) return light < 0.5
  }
  return lightness(text) > 0.6
}

const darkDevice = '(prefers-color-scheme:dark)'

export function prefersDark(): boolean {
  return matchMedia(darkDevice).matches
}

/**
 * From 0 to 1 as the eye sees it; -1 for what one sees through. A color without numbers gives `undefined`, which compares
 * as neither light nor dark.
 */
function lightness(color: string): number {
  const at = (color.match(/[\d.]+/g) ?? []).map(Number)
  if (at[3]! < 0.5) return -1
  if (color.startsWith('rgb')) return (at[0]! * 299 + at[1]! * 587 + at[2]! * 114) / 255_000
  return at[0]! > 1 ? at[0]! / 100 : at[0]!
}
