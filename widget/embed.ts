import type { EmbedAnswer } from '#contract/embed.ts'
import { each, make } from './dom.ts'
import { expectedHeight, hold, openFrame, release } from './frame.ts'
import { attributesOf, type Strings, keyOf, readOptions } from './options.ts'
import { render } from './render.ts'

const places = '[data-plaudit],[id^=plaudit-widget-]'
const script = document.currentScript ?? document.querySelector('script[src*="/embed.js"]')
if (script instanceof HTMLScriptElement) start(script)

/** Nothing that goes wrong in here may reach the page. */
function start(script: HTMLScriptElement, isLastTry = false): void {
  try {
    const attributes = attributesOf(script)
    if ((attributes['widget'] ?? 'testimonials') !== 'testimonials') return
    const show = (place: Element): void => {
      fill(place, script.src, attributesOf(place, attributes)).catch(() => {})
    }
    const found = marked(script, attributes['target'])
    const box = make('div')
    box.toggleAttribute('data-plaudit')
    if (found.length) each(found, show)
    else if (!attributes['target'] && document.body?.contains(script)) {
      script.after(box)
      show(box)
    } else if (document.readyState === 'loading' && !isLastTry) {
      document.addEventListener('DOMContentLoaded', () => start(script, true))
    } else if (keyOf(attributes)) {
      document.body.append(box)
      show(box)
    }
  } catch {}
}

/** Where the page wants it: the named target, the marked box before the script, or every marked box without a script. */
function marked(script: Element, target: string | undefined): Element[] {
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

function isScript(element: Element | null): boolean {
  return element?.tagName === 'SCRIPT'
}

async function fill(host: Element, source: string, attributes: Strings): Promise<void> {
  const options = readOptions(attributes)
  const { clientHeight, clientWidth } = host
  const frame = openFrame(host, options)
  const reserved = Number(attributes['height']) || clientHeight
  const held = reserved > 99 ? reserved : expectedHeight(options, clientWidth)
  hold(frame.box, held)
  try {
    const path = `api/embed/testimonials/${encodeURIComponent(attributes['userid'] || 'me')}`
    const url = new URL(`${path}?apiKey=${encodeURIComponent(keyOf(attributes))}`, source)
    // Without options: a page may have put some into `Object.prototype`. Across origins no cookie is sent.
    const response = await fetch(url)
    if (response.ok) render(frame.inner, (await response.json()) as EmbedAnswer, options)
  } catch {
    frame.inner.replaceChildren()
  }
  release(frame, held)
}
