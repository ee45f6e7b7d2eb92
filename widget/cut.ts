import type { WidgetWords } from '#contract/widget-words.ts'
import { offerMore } from './card.ts'
import { button } from './dom.ts'

/** Shows fewer lines, and what still does not fit at a press. Answers what shows all of it. */
export function cut(list: HTMLElement, words: WidgetWords, excess: () => number): () => void {
  for (let lines = 6; excess() > 0 && lines > 2; lines--) {
    list.style.setProperty('--n', `${lines}`)
    offerMore(list, words)
  }
  const all = button('all', words.all, open)
  function open(): void {
    all.remove()
    list.style.maxHeight = ''
    list.style.setProperty('--n', '')
    list.classList.remove('cut')
  }
  if (excess() > 0) {
    list.style.maxHeight = `${list.offsetHeight - excess() - 1}px`
    list.classList.add('cut')
    list.after(all)
    list.addEventListener('focusin', open)
  }
  return open
}
