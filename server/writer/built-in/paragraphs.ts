import type { Brief } from '../briefs/brief.ts'
import type { Quote } from './quotes-of.ts'

const fewest = 3

/**
 * The text with the paragraphs of its style: professional sets apart what was tapped, detailed gives each answer its own,
 * enthusiastic lets its first sentence stand alone. All other styles, and short texts, are one paragraph.
 */
export function inParagraphs(
  quotes: readonly Quote[],
  { writingStyle }: Pick<Brief, 'writingStyle'>,
): string {
  if (quotes.length < fewest) return quotes.map(({ text }) => text).join(' ')
  return quotes
    .map((quote, at) => {
      const before = quotes[at - 1]
      if (!before) return quote.text
      const isNew = !quote.isLeaning && beginsParagraph(quote, before, at, writingStyle)
      return (isNew ? '\n\n' : ' ') + quote.text
    })
    .join('')
}

function beginsParagraph(quote: Quote, before: Quote, at: number, style: Brief['writingStyle']): boolean {
  if (style === 'detailed') return quote.answers[0] !== before.answers[0]
  if (style === 'enthusiastic') return at === 1
  return style === 'professional' && isTapped(quote) !== isTapped(before)
}

function isTapped({ answers: [{ kind }] }: Quote): boolean {
  return kind !== 'text'
}
