/** What `widgetSeen` finds of six testimonials in a grid or carousel, when all of it reads right. */
export const sixSeen = {
  cards: 6,
  crooked: [],
  foot: ['4.5 · 6 on our form', '6 of 6 shown', 'How we collect'],
}

// What follows runs in the page, each function for itself: none of them may call another one.

/** How the first widget of a page reads. */
export function widgetSeen() {
  const root = document.querySelector('[id^=plaudit-widget]')!.shadowRoot!
  const range = document.createRange()
  const cards = [...root.querySelectorAll('.card')]
  const isCrooked = (card: Element): boolean => {
    range.selectNodeContents(card.querySelector('blockquote')!)
    const [stars, words] = [
      card.querySelector('.stars')!.getBoundingClientRect(),
      range.getBoundingClientRect(),
    ]
    const side = getComputedStyle(card).direction === 'rtl' ? 'right' : 'left'
    return Math.abs(stars[side] - words[side]) > 3
  }
  /** The signs of a part, as they stand from left to right. */
  const readFromLeft = (part: Element): string => {
    const texts = document.createTreeWalker(part.querySelector('summary') ?? part, NodeFilter.SHOW_TEXT)
    const signs: { left: number; sign: string }[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (let at = 0; at < text.length; at++) {
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        signs.push({ left: range.getBoundingClientRect().left, sign: text.data[at]! })
      }
    }
    return signs
      .toSorted((a, b) => a.left - b.left)
      .map(({ sign }) => sign)
      .join('')
  }
  const parts = [...root.querySelectorAll('.foot > *')].toSorted(
    (a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left,
  )
  return {
    cards: cards.length,
    /** Whose words do not begin where their stars do. */
    crooked: cards.filter(isCrooked).map(({ textContent }) => textContent),
    foot: parts.map(readFromLeft),
  }
}

/** Texts that are not whole, and buttons, of the first widget: as paper has them, with its own rules for paper. */
export function missedOnPaper() {
  const root = document.querySelector('[id^=plaudit-widget]')!.shadowRoot!
  for (const rule of root.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules])) {
    const { media } = rule as Partial<CSSMediaRule>
    if (media) media.mediaText = media.mediaText === 'print' ? 'all' : 'not all'
  }
  const isCut = (quote: Element) => quote.scrollHeight > quote.clientHeight + 8
  return [
    ...[...root.querySelectorAll('blockquote')].filter(isCut),
    ...[...root.querySelectorAll('button')].filter((button) => button.checkVisibility()),
  ].map(({ textContent }) => textContent)
}
