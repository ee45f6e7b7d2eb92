import type { AnswerQuote, AnswerTable, ChatAnswer, Piece } from '#contract/assistant/chat.ts'
import { Copy } from 'lucide-react'
import { Link } from 'wouter'
import { RelativeDate } from '../ui/text/relative-date.tsx'
import { Button } from '../ui/button/button.tsx'
import { copyText } from './copy-text.ts'

/** The sentences of an answer; a number leads to the rows that it counts. */
export function AnswerLines({ answer: { lines, note } }: { answer: ChatAnswer }) {
  return (
    <>
      {lines.map((line, index) => (
        // Lines of an answer never change.
        // oxlint-disable-next-line react/no-array-index-key -- an answer never changes, and its parts have only their place
        <p key={index}>
          <Pieces pieces={line} />
        </p>
      ))}
      {note && <p className="mt-1 text-sm text-soft">{note}</p>}
    </>
  )
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, href }, index) =>
    href === undefined ? (
      text
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- an answer never changes, and its parts have only their place
      <Link key={index} href={href} className="underline decoration-line-strong underline-offset-3">
        {text}
      </Link>
    ),
  )
}

interface EvidenceProps {
  answer: ChatAnswer
  onAsk: (question: string) => void
  isWaiting: boolean
}

/** What an answer rests on, and what can be asked next. */
export function AnswerEvidence({ answer, onAsk, isWaiting }: EvidenceProps) {
  const { table, quotes, suggestions, query } = answer
  if (!table && !query && suggestions.length === 0) return null
  return (
    <div className="flex flex-col items-start gap-2 self-stretch">
      {table && <EvidenceTable table={table} />}
      {quotes.map((quote) => (
        <Quote key={quote.id} quote={quote} />
      ))}
      {suggestions.map((question) => (
        <Button
          key={question}
          variant="secondary"
          size="small"
          className="h-auto min-h-8 text-left whitespace-normal"
          disabled={isWaiting}
          onClick={() => onAsk(question)}
        >
          {question}
        </Button>
      ))}
      {query && <CopyButton answer={answer} />}
    </div>
  )
}

function EvidenceTable({ table: { columns, rows } }: { table: AnswerTable }) {
  const [head, ...others] = columns
  return (
    <div className="max-w-full overflow-x-auto">
      <table className="text-sm">
        <thead>
          <tr className="text-left text-faint">
            <th scope="col" className="py-1 pr-4 font-medium">
              {head}
            </th>
            {others.map((column) => (
              <th key={column} scope="col" className="py-1 pr-4 text-right font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [label, ...cells], part }, row) => (
            // Rows of an answer never change.
            // oxlint-disable-next-line react/no-array-index-key -- an answer never changes, and its parts have only their place
            <tr key={row} className="border-t border-line">
              <th scope="row" className="py-1 pr-4 text-left font-normal">
                {label && <Pieces pieces={[label]} />}
                {part !== undefined && <Bar part={part} />}
              </th>
              {cells.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- an answer never changes, and its parts have only their place
                <td key={column} className="py-1 pr-4 text-right align-top tabular-nums">
                  <Pieces pieces={[cell]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** How the numbers of a table compare, for the eye alone. */
function Bar({ part }: { part: number }) {
  return (
    <span
      aria-hidden="true"
      className="mt-0.5 block h-1 rounded-full bg-accent"
      style={{ width: `${Math.max(2, Math.round(part * 100))}%` }}
    />
  )
}

function Quote({ quote: { text, name, rating, date, href } }: { quote: AnswerQuote }) {
  return (
    <figure className="border-l-2 border-line-strong pl-3 text-base">
      <blockquote dir="auto" className="break-words whitespace-pre-line">
        {text || 'No text'}
      </blockquote>
      <figcaption className="mt-1 text-sm text-soft">
        <Link href={href} className="underline decoration-line-strong underline-offset-3">
          {name || 'No name'}
        </Link>
        {rating !== null && ` · ${rating} ${rating === 1 ? 'star' : 'stars'}`}
        {date !== null && (
          <>
            {' · '}
            <RelativeDate date={date} />
          </>
        )}
      </figcaption>
    </figure>
  )
}

function CopyButton({ answer }: { answer: ChatAnswer }) {
  return (
    <Button variant="ghost" size="small" onClick={() => void copyText(answer)}>
      <Copy aria-hidden="true" />
      Copy answer
    </Button>
  )
}
