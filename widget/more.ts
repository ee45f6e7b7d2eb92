import type { WidgetCopy } from '#contract/widgets/widget-copy.ts'
import { button, each } from './dom.ts'

/** Every card whose words are cut, and no other, gets a button that opens it. The cards must be laid out. */
export function offerMore(list: HTMLElement, copy: Partial<WidgetCopy>): void {
  const cut: (() => void)[] = []
  // All are measured before any is changed: otherwise each would be laid out anew.
  each(list.querySelectorAll('blockquote'), (quote) => {
    // The customer's name at least.
    const next = quote.nextElementSibling!
    const hasButton = next.className === 'more'
    // Less than half a line is no cut line: Firefox counts the marks above and below Thai letters in.
    const isCut = quote.scrollHeight > quote.clientHeight + 8
    const item = quote.parentElement!
    if (isCut !== hasButton && !item.matches('.open'))
      cut.push(() => (hasButton ? next.remove() : quote.after(moreButton(item, copy))))
  })
  each(cut, (change) => change())
}

function moreButton(item: Element, copy: Partial<WidgetCopy>): HTMLElement {
  const more = button('more', '', () => tell(item.classList.toggle('open')))
  const tell = (isOpen: boolean): void => {
    more.textContent = (isOpen ? copy.less : copy.more)!
    more.setAttribute('aria-expanded', `${isOpen}`)
  }
  tell(false)
  return more
}
