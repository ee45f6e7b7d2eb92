import type { EmbedAnswer } from '#contract/embed.ts'
import type { WidgetOptions } from '#contract/widget-options.ts'
import { make } from './dom.ts'
import { openFrame } from './frame.ts'
import { settle, watchFollowing } from './height.ts'
import { watchForContainer } from './place.ts'
import { type Family, render } from './render.ts'
import { pageLanguage, spoken } from './words.ts'

/** What the server writes into the script: no second request, and no setting to be read in the browser. */
interface Carried {
  readonly key: string
  readonly options: WidgetOptions
  readonly answer: EmbedAnswer
  /** The address says in which language, whatever the page's is. */
  readonly isLanguageFixed: boolean
}
declare const plauditCarried: Carried

/** Shows what came with the script. Nothing that goes wrong in here may reach the page. */
export function showCarried(family: Family): void {
  try {
    const script = document.currentScript as HTMLScriptElement | null
    const id = `plaudit-widget-${plauditCarried.key}`
    const seen = new WeakSet<Element>()
    const show = (place: Element): void => {
      if (seen.has(place)) return
      seen.add(place)
      const { answer, isLanguageFixed } = plauditCarried
      // At once, not a moment later: what follows on the page must not have been painted yet.
      fill(place, answer, family)
      // The words of the page's language go where these are, in their height.
      if (!isLanguageFixed && answer.language !== spoken(pageLanguage(place)))
        translated(place, script?.src ?? '').then(
          (other) => fill(place, other, family),
          () => {},
        )
    }
    const before = script?.previousElementSibling
    if (before?.matches(`[id^=${id}],[data-plaudit]`) && !before.shadowRoot) show(before)
    else if (script && !document.getElementById(id) && document.body?.contains(script)) {
      const box = make('div')
      box.toggleAttribute('data-plaudit')
      script.after(box)
      show(box)
    }
    watchForContainer(id, show)
  } catch {}
}

/** Where the page speaks another language, the server is asked once more, for that one. */
async function translated(place: Element, source: string): Promise<EmbedAnswer> {
  const { answer, key } = plauditCarried
  const language = spoken(pageLanguage(place))
  const count = answer.testimonials.length
  const path = `/api/embed/testimonials/me?apiKey=${key}&max=${count}&lang=${language}`
  return (await (await fetch(new URL(path, source))).json()) as EmbedAnswer
}

function fill(host: Element, answer: EmbedAnswer, family: Family): void {
  const { options } = plauditCarried
  const { clientHeight } = host
  const hasMoved = watchFollowing(host)
  const language = pageLanguage(host)
  const dates = spoken(language) === answer.language ? language : answer.language!
  const frame = openFrame(host, options, family)
  if (render(frame.inner, answer, options, family, dates)) settle(frame, clientHeight, hasMoved)
  else frame.box.hidden = true
}
