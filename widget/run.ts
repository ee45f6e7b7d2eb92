import { readOptions, type Strings } from '#contract/widget-options.ts'
import { ask } from './ask.ts'
import { cut } from './cut.ts'
import { each, make } from './dom.ts'
import { openFrame } from './frame.ts'
import { expectedHeight, hold, settle, watchFollowing } from './height.ts'
import { attributesOf, keyOf } from './options.ts'
import { isScript, watchForContainer } from './place.ts'
import { type Family, render } from './render.ts'
import { pageLanguage, spoken } from './words.ts'

const places = '[data-plaudit],[id^=plaudit-widget-]'

/** Finds out where the widget belongs, and fills it. Nothing that goes wrong in here may reach the page. */
export function run(family: Family): void {
  const script = document.currentScript ?? document.querySelector('script[src*="/embed.js"]')
  if (script instanceof HTMLScriptElement) start(script, family, false)
}

function start(script: HTMLScriptElement, family: Family, isLastTry: boolean): void {
  try {
    const attributes = attributesOf(script)
    if ((attributes['widget'] ?? 'testimonials') !== 'testimonials') return
    const show = (place: Element): void => {
      fill(place, script.src, attributesOf(place, attributes), family).catch(() => {})
    }
    const found = placesFor(script, attributes['target'])
    const box = make('div')
    box.toggleAttribute('data-plaudit')
    if (found.length) each(found, show)
    else if (!attributes['target'] && document.body?.contains(script)) {
      script.after(box)
      show(box)
    } else if (document.readyState === 'loading' && !isLastTry) {
      return document.addEventListener('DOMContentLoaded', () => start(script, family, true))
    } else if (keyOf(attributes)) {
      document.body.append(box)
      show(box)
    }
    watchForContainer(`plaudit-widget-${keyOf(attributes)}`, show)
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

async function fill(host: Element, source: string, strings: Strings, family: Family): Promise<void> {
  const options = readOptions(strings, family.layouts)
  const { clientHeight, clientWidth } = host
  // Where the page's owner looks at it, such as in a preview, it may take its room at once.
  const watch = strings['height'] === 'auto' ? () => () => false : watchFollowing
  const given = Number(strings['height']) || clientHeight
  const language = strings['lang'] || pageLanguage(host)
  let hasMoved = watch(host)
  const frame = openFrame(host, options, family)
  let held = given > 99 ? given : expectedHeight(options, clientWidth)
  hold(frame, held)
  if (held !== given && hasMoved()) hold(frame, (held = 0))
  frame.box.hidden = !held
  const answer = await ask(source, keyOf(strings), options.max, spoken(language), strings['userid'])
  hasMoved = watch(host)
  frame.box.hidden = false
  if (!answer || !render(frame.inner, answer, options, family, language))
    return void (frame.box.hidden = true)
  // Fewer than were expected take the room of fewer.
  if (held && answer.testimonials.length < options.max) hasMoved = () => false
  settle(frame, held, hasMoved, (list) => cut(list, answer.words!, () => frame.box.offsetHeight - held))
}
