import type { Token, Tokens } from 'marked'
import { typeset } from './document.ts'

/** What stands inside a paragraph. Raw HTML has no look and stops the build. */
export function Inline({ tokens = [] }: { tokens?: readonly Token[] | undefined }) {
  return tokens.map((token, index) => <Piece key={`${index} ${token.type}`} token={token} />)
}

function Piece({ token }: { token: Token }) {
  const inside = <Inline tokens={'tokens' in token ? token.tokens : undefined} />
  switch (token.type) {
    case 'text':
      return token.tokens ? inside : typeset((token as Tokens.Text).text)
    case 'escape':
      return (token as Tokens.Escape).text
    case 'strong':
      return <strong className="font-semibold text-ink">{inside}</strong>
    case 'em':
      return <em>{inside}</em>
    case 'codespan':
      return (
        <code className="rounded-[5px] bg-sunken px-1 py-px font-mono text-[0.86em] break-words text-ink [td_&]:bg-transparent [td_&]:px-0 [td:first-child_&]:whitespace-nowrap">
          {(token as Tokens.Codespan).text}
        </code>
      )
    case 'link':
      return (
        <a
          href={(token as Tokens.Link).href}
          className="rounded-[3px] font-medium text-accent-text underline decoration-accent-line decoration-1 underline-offset-3 transition-colors hover:decoration-current"
        >
          {inside}
        </a>
      )
    case 'br':
      return <br />
    default:
      throw new Error(`"${token.raw}" is of a kind that has no look here`)
  }
}
