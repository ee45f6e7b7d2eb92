import type { EmbedAnswer } from '#contract/embed.ts'
import { each, make } from './dom.ts'
import { expectedHeight, hold, openFrame, release } from './frame.ts'
import { attributesOf, type Given, keyOf, readOptions } from './options.ts'
import { render } from './render.ts'

/** Our boxes remember the script they came from, so that a page that swaps scripts keeps one box each. */
type Box = Element & { plauditScript?: Element }

const script = document.currentScript ?? document.querySelector('script[src*="/embed.js"]')
if (script instanceof HTMLScriptElement) start(script)

/** Nothing that goes wrong in here may reach the page. */
function start(script: HTMLScriptElement, isLastTry = false): void {
  try {
    const given = attributesOf(script)
    const show = (place: Element, isOurs: boolean): void => {
      fill(place, script.src, isOurs ? given : attributesOf(place, given), isOurs).catch(() => {})
    }
    const places = marked(script, given)
    if ((given['widget'] ?? 'testimonials') !== 'testimonials') return
    if (places.length) each(places, (place) => show(place, false))
    else if (!given['target'] && document.body?.contains(script)) show(boxAfter(script), true)
    else if (document.readyState === 'loading' && !isLastTry) {
      document.addEventListener('DOMContentLoaded', () => start(script, true))
    } else if (keyOf(given)) {
      const box = make('div')
      document.body.append(box)
      show(box, true)
    }
  } catch {}
}

/** Where the page wants it: the named target, the marked box before the script, or every marked box without a script. */
function marked(script: Element, given: Given): Element[] {
  const target = given['target']
  if (target) {
    const named = document.querySelector(/^[\w-]+$/.test(target) ? `#${target}` : target)
    return named ? [named] : []
  }
  const free: Element[] = []
  const before = script.previousElementSibling
  let isBefore = false
  each(document.querySelectorAll('[data-plaudit],[id^=plaudit-widget-]'), (box) => {
    if (box.shadowRoot) return
    if (box === before) isBefore = true
    else if (box.nextElementSibling?.tagName !== 'SCRIPT') free.push(box)
  })
  return before && isBefore ? [before] : free
}

/** A new box after the script; boxes whose script a page has taken away go. */
function boxAfter(script: Element): Element {
  const siblings: ArrayLike<Box> = script.parentElement?.children ?? []
  for (let index = siblings.length; index--;) {
    const box = siblings[index]
    if (box?.plauditScript?.isConnected === false) box.remove()
  }
  const box: Box = make('div')
  box.plauditScript = script
  script.after(box)
  return box
}

async function fill(host: Element, source: string, given: Given, isOurs: boolean): Promise<void> {
  const options = readOptions(given)
  const { clientHeight, clientWidth } = host
  const frame = openFrame(host, options)
  const held = Number(given['height']) || (isOurs ? expectedHeight(options, clientWidth) : clientHeight)
  hold(frame.box, held)
  try {
    const path = `api/embed/testimonials/${encodeURIComponent(given['userid'] || 'me')}`
    const url = new URL(`${path}?apiKey=${encodeURIComponent(keyOf(given))}`, source)
    const response = await fetch(url, { credentials: 'omit' })
    if (response.ok) render(frame.inner, (await response.json()) as EmbedAnswer, options)
  } catch {
    frame.inner.replaceChildren()
  }
  release(frame, held)
}
