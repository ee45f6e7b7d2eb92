import type { WidgetCopy } from '#contract/widgets/widget-copy.ts'

/** Shows fewer lines, and what still does not fit at a press. Answers what shows all of it. */
export type Shorten = (
  list: HTMLElement,
  copy: Partial<WidgetCopy>,
  offerMore: (list: HTMLElement, copy: Partial<WidgetCopy>) => void,
  excess: () => number,
) => () => void

// In the styles of elements, because the sheet of a widget is without them.
const looks =
  'z-index:1;align-self:center;height:40px;margin-top:-40px;padding:0 20px;background:var(--t);color:var(--c)'
const fading = 'overflow:clip;mask:linear-gradient(#000 calc(100% - 9em),#0000);max-height:'

export const cutCards: Shorten = (list, copy, offerMore, excess) => {
  const { style } = list
  for (let lines = 6; excess() > 0 && lines > 2; lines--) {
    style.setProperty('--n', `${lines}`)
    offerMore(list, copy)
  }
  const full = style.cssText.replace(/--n:[^;]*;?/, '')
  // Made here: what makes any element is not in the loader.
  const all = document.createElement('button')
  all.className = 'more'
  all.textContent = copy.all!
  all.addEventListener('click', open)
  function open(): void {
    all.remove()
    style.cssText = full
  }
  if (excess() > 0) {
    style.cssText += `;${fading}${list.offsetHeight - excess() - 1}px`
    all.style.cssText = looks
    list.after(all)
    list.addEventListener('focusin', open)
    // On paper, nothing can be pressed.
    addEventListener('beforeprint', open)
  }
  return open
}
