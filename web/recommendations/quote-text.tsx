import type { Recommendation } from '#contract/recommendations/recommendations.ts'
import { useState } from 'react'
import { MarkedText } from '../ui/text/marked-text.tsx'
import { cutMark } from './quoted.ts'

/** The quote with its cuts marked, and the whole text one press away. */
export function QuoteText({ recommendation }: { recommendation: Recommendation }) {
  const { quote, content, testimonial } = recommendation
  const [isWhole, setIsWhole] = useState(false)
  const isCut = quote.isCutBefore || quote.isCutAfter
  const isQuote = isCut && !isWhole
  return (
    <div>
      <blockquote dir="auto" className="max-w-[68ch] font-serif text-lg wrap-anywhere whitespace-pre-line">
        {isQuote && quote.isCutBefore && <Cut />}
        <MarkedText text={isQuote ? quote.text : content} phrases={testimonial.highlights} />
        {isQuote && quote.isCutAfter && <Cut />}
      </blockquote>
      {isCut && (
        <button
          type="button"
          aria-expanded={isWhole}
          className="mt-1 rounded-[3px] text-sm font-semibold text-accent-text underline decoration-accent-line underline-offset-3 pointer-coarse:min-h-11"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show the quote' : 'Show all of it'}
        </button>
      )}
    </div>
  )
}

function Cut() {
  return (
    <span className="text-faint">
      {' '}
      <span aria-hidden="true">{cutMark}</span>
      <span className="sr-only">(sentences left out)</span>{' '}
    </span>
  )
}
