import type { WidgetContent } from '#shared/widget/widget-nodes.ts'
import type { WidgetOptions } from '#shared/widget/widget-options.ts'
import type { Shorten } from './cut.ts'
import { buildElement, each } from './dom.ts'
import { openFrame } from './frame.ts'
import { settle, watchPresses } from './height.ts'
import { offerMore } from './more.ts'
import { runningScripts, watchForContainer } from './place.ts'
import { type Family, render } from './render.ts'
import { pageLanguage, widgetLanguageOf } from './page-language.ts'

/** What the server writes into the script: no second request, and no setting to be read in the browser. */
interface Carried {
  readonly key: string
  readonly options: WidgetOptions
  /** Nothing where there is nothing to show. */
  readonly content?: WidgetContent | undefined
  /** The address says in which language, whatever the page's is. */
  readonly isLanguageFixed?: boolean
}
declare const plauditCarried: Carried

/**
 * What a loader tells that has found the place: how high it is kept, how many testimonials were expected, and what makes a
 * list fit. A list, because every build shortens names in its own way.
 */
export type FoundPlace = readonly [place: Element, heightPx: number, most: number, shorten: Shorten]
declare const plauditPlace: FoundPlace
/** Whether this build is for the loader; what only one of the two needs is not in the other. */
declare const plauditHasPlace: boolean
/** The build with most in it leaves out what few pages need, to stay within 6 KB. */
declare const plauditIsLean: boolean

/** Shows what came with the script. Nothing that goes wrong in here may reach the page. */
export function showCarried(family: Family): void {
  try {
    const { content, key, isLanguageFixed } = plauditCarried
    watchPresses()
    if (plauditHasPlace) return void fillWithContent(plauditPlace[0], content, family)
    const scripts = runningScripts(key)
    const id = `plaudit-widget-${key}`
    let isShown = false
    const show = (place: Element): void => {
      isShown = true
      // At once, not a moment later: what follows on the page must not have been painted yet.
      const language = fillWithContent(place, content, family)
      // The words of the page's language go where these are, in their height.
      if (content && !isLanguageFixed && content.language !== language && scripts[0])
        translated(scripts[0].src, language).then(
          (other) => fillWithContent(place, other, family),
          () => {},
        )
    }
    each(scripts, (script) => {
      const before = script.previousElementSibling
      if (before?.matches(`[id^=${id}],[data-plaudit]`) && !before.shadowRoot) show(before)
      else if (!document.getElementById(id) && script.closest('body')) {
        const box = buildElement(['div', '', { 'data-plaudit': '' }])
        script.after(box)
        show(box)
      }
    })
    watchForContainer(id, show)
    // A page that is made in the browser has some time.
    if (!plauditIsLean)
      setTimeout(() => {
        if (!isShown) console.warn(`Plaudit: this page has no <div id="${id}"></div> for the testimonials.`)
      }, 2000)
  } catch {}
}

/** Where the page speaks another language, the server is asked once more, for that one. */
async function translated(source: string, language: string): Promise<WidgetContent> {
  return (await fetch(`${source}${source.includes('?') ? '&' : '?'}form=json&lang=${language}`)).json()
}

/** Answers the language that the page around would have it in. */
function fillWithContent(host: Element, content: WidgetContent | undefined, family: Family): string {
  const { options } = plauditCarried
  // By index: taking a list apart would run an iterator of the page.
  const keptPx = plauditHasPlace ? plauditPlace[1] : host.clientHeight
  const frame = openFrame(host, options, family)
  if (!content) {
    frame.box.hidden = true
    return ''
  }
  const spelled = pageLanguage(host)
  const language = widgetLanguageOf(spelled)
  render(frame.inner, content, options, family, language === content.language ? spelled : '')
  if (plauditHasPlace) {
    const list = frame.inner.querySelector('ul')
    // Fewer than were expected take the room of fewer.
    if ((list ? list.children.length : 0) >= plauditPlace[2])
      settle(frame, keptPx, () => shortenList(frame.box, list, keptPx, content))
  } else settle(frame, keptPx)
  return language
}

/** Makes a list fit where there is one and a height to fit into; answers what undoes it. */
function shortenList(
  box: HTMLElement,
  list: HTMLElement | null,
  keptPx: number,
  { copy }: WidgetContent,
): (() => void) | undefined {
  if (!keptPx || !list || list.closest('.view')) return undefined
  box.style.minHeight = `${keptPx}px`
  return plauditPlace[3](list, copy, offerMore, () => box.offsetHeight - keptPx)
}
