import type { WidgetWords } from '#contract/widget-words.ts'
import { button } from './dom.ts'

/** Shows fewer lines, and what still does not fit at a press. Answers what shows all of it. */
export type Shorten = (
  list: HTMLElement,
  words: Partial<WidgetWords>,
  offerMore: (list: HTMLElement, words: Partial<WidgetWords>) => void,
  excess: () => number,
) => () => void

// In the styles of elements, because the sheet of a widget is without them.
const looks =
  'z-index:1;align-self:center;height:40px;margin-top:-40px;padding:0 20px;background:var(--t);color:var(--c)'
const fading = 'overflow:clip;mask:linear-gradient(#000 calc(100% - 9em),#0000);max-height:'

export const cut: Shorten = (list, words, offerMore, excess) => {
  const { style } = list
  for (let lines = 6; excess() > 0 && lines > 2; lines--) {
    style.setProperty('--n', `${lines}`)
    offerMore(list, words)
  }
  const full = style.cssText.replace(/--n:[^;]*;?/, '')
  const all = button('more', words.all!, open)
  function open(): void {
    all.remove()
    style.cssText = full
  }
  if (excess() > 0) {
    style.cssText += `;${fading}${list.offsetHeight - excess() - 1}px`
    all.style.cssText = looks
    list.after(all)
    list.addEventListener('focusin', open)
  }
  return open
}
