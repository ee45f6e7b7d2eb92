import type { Strings } from '#shared/widget/widget-options.ts'
import type { FoundPlace } from './carried.ts'
import { cutCards } from './cut.ts'
import { each } from './dom.ts'
import { expectedHeight, hasMoved, topsBelow } from './height.ts'
import { attributesOf, publishableKeyOf } from './options.ts'
import { isScript, runningScripts, watchForContainer } from './place.ts'
import { pageLanguage, widgetLanguageOf } from './page-language.ts'

/** What an address of a widget answers: code and testimonials. Where the key opens nothing, it draws nothing. */
interface Loaded {
  readonly default?: (place: FoundPlace) => void
}
export type Load = (address: string) => Promise<Loaded>

const places = '[data-plaudit],[id^=plaudit-widget-]'
const settings = 'layout theme columns max showratings showdates showcompany autoslide slideinterval userid'

/**
 * Finds out where the widgets of an older snippet belong, keeps their height free, and loads what draws them: as modules,
 * because a strict page lets no script set the address of another. Nothing that goes wrong in here may reach the page.
 */
export function startLoader(load: Load): void {
  each(runningScripts('/embed.js'), (script) => placeWidgets(script, load, false))
}

function placeWidgets(script: HTMLScriptElement, load: Load, isLastTry: boolean): void {
  try {
    const attributes = attributesOf(script)
    if ((attributes['widget'] ?? 'testimonials') !== 'testimonials') return
    const show = (place: Element): void =>
      fillFromServer(place, script.src, attributesOf(place, attributes), load)
    const found = placesFor(script, attributes['target'])
    const box = document.createElement('div')
    box.toggleAttribute('data-plaudit')
    if (found.length) each(found, show)
    else if (!attributes['target'] && document.body?.contains(script)) {
      script.after(box)
      show(box)
    } else if (document.readyState === 'loading' && !isLastTry) {
      return document.addEventListener('DOMContentLoaded', () => placeWidgets(script, load, true))
    } else if (attributes['target'] || !publishableKeyOf(attributes)) {
      const missing = attributes['target']
        ? `page has no "${attributes['target']}"`
        : 'script has no data-key'
      console.warn(`Plaudit: this ${missing}.`)
    } else {
      document.body.append(box)
      show(box)
    }
    watchForContainer(`plaudit-widget-${publishableKeyOf(attributes)}`, show)
  } catch {}
}

/** Where the page wants it: the named target, the marked box before the script, or every marked box without a script. */
function placesFor(script: Element, target: string | undefined): Element[] {
  if (target) {
    const named = document.querySelector(/^[\w-]+$/.test(target) ? `#${target}` : target)
    return named ? [named] : []
  }
  const before = script.previousElementSibling
  // A filled box is another script's, unless a page has taken that script away to put this one here.
  if (before?.matches(places) && !(before.shadowRoot && isScript(before.previousElementSibling))) {
    return [before]
  }
  const free: Element[] = []
  each(document.querySelectorAll(places), (box) => {
    if (!box.shadowRoot && !isScript(box.nextElementSibling)) free.push(box)
  })
  return free
}

function fillFromServer(host: Element, source: string, strings: Strings, load: Load): void {
  const { clientHeight, clientWidth } = host
  // Where the page's owner looks at it, such as in a preview, it may take its room at once.
  const isFree = strings['height'] === 'auto'
  const hostHeight = Number(strings['height']) || clientHeight
  const tops = topsBelow(host)
  const box = document.createElement('div')
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':host{all:initial!important;display:block!important}')
    root.adoptedStyleSheets = [sheet]
  } catch {}
  root.replaceChildren(box)
  let heightPx = hostHeight > 99 ? hostHeight : expectedHeight(strings, clientWidth)
  box.style.minHeight = `${heightPx}px`
  if (heightPx !== hostHeight && !isFree && hasMoved(host, tops)) box.style.minHeight = `${(heightPx = 0)}px`
  load(scriptAddressOf(source, strings, pageLanguage(host))).then(
    // A later script may have taken the place.
    ({ default: draw }) =>
      box.parentNode &&
      (draw
        ? draw([host, heightPx, isFree ? Infinity : Number(strings['max']) || 6, cutCards])
        : box.remove()),
    () => box.remove(),
  )
}

function scriptAddressOf(source: string, strings: Strings, language: string): string {
  // The server answers so to the owner alone.
  const path =
    strings['userid'] === 'samples'
      ? 'api/embed/samples'
      : `widget/${encodeURIComponent(publishableKeyOf(strings))}`
  let address = `${new URL(`/${path}.js`, source)}?form=module&lang=${widgetLanguageOf(strings['lang'] || language)}`
  each(settings.split(' '), (name) => {
    const value = strings[name]
    if (value !== undefined) address += `&${name}=${encodeURIComponent(value)}`
  })
  return address
}
