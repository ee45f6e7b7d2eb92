import { clsx } from 'clsx'
import type { Token, Tokens } from 'marked'
import { headingSlugOf } from './document.ts'
import { Inline } from './inline.tsx'

/** A long text: one measure, one rhythm. Headings can be linked to. */
export function Prose({ tokens }: { tokens: readonly Token[] }) {
  return (
    <div className="max-w-[36.5rem] text-lg text-soft [&>*+*]:mt-[1.15em] [&>:first-child]:mt-0 [&>h2]:mt-[1.9em] [&>h3]:mt-[1.6em] [&>h2+*]:mt-[0.6em] [&>h3+*]:mt-[0.4em]">
      {tokens.map((token, index) => (
        <ProseBlock key={`${index} ${token.type}`} token={token} />
      ))}
    </div>
  )
}

/** What Markdown knows and `marked` types loosely: its `type` says which of its shapes a token has. */
function ProseBlock({ token }: { token: Token }) {
  switch (token.type) {
    case 'heading':
      return <ProseHeading heading={token as Tokens.Heading} />
    case 'paragraph':
      return (
        <p>
          <Inline tokens={token.tokens} />
        </p>
      )
    case 'list':
      return <List list={token as Tokens.List} />
    case 'blockquote':
      return (
        <blockquote className="rounded-lg border border-line bg-surface px-6 py-5 font-serif text-quote text-ink shadow-low [&>*+*]:mt-[0.8em]">
          {token.tokens?.map((inner, index) => (
            <ProseBlock key={`${index} ${inner.type}`} token={inner} />
          ))}
        </blockquote>
      )
    case 'code':
      return <CodeBlock text={(token as Tokens.Code).text} />
    case 'table':
      return <ProseTable table={token as Tokens.Table} />
    case 'text':
      return <Inline tokens={token.tokens ?? [token]} />
    case 'space':
      return null
    default:
      throw new Error(`"${token.raw}" is of a kind that has no look here`)
  }
}

function ProseHeading({ heading: { depth, text, tokens } }: { heading: Tokens.Heading }) {
  const id = headingSlugOf(text)
  return depth === 2 ? (
    <h2
      id={id}
      className="scroll-mt-24 font-serif text-[1.625rem] leading-[1.2] font-medium tracking-[-0.015em] text-ink"
    >
      <Inline tokens={tokens} />
    </h2>
  ) : (
    <h3 id={id} className="scroll-mt-24 font-semibold text-ink">
      <Inline tokens={tokens} />
    </h3>
  )
}

function List({ list: { ordered, items } }: { list: Tokens.List }) {
  const Kind = ordered ? 'ol' : 'ul'
  return (
    <Kind
      className={clsx(
        'flex flex-col gap-[0.55em] pl-6 marker:text-faint',
        ordered ? 'list-decimal marker:font-semibold marker:tabular-nums' : 'list-disc',
      )}
    >
      {items.map((item) => (
        <li key={item.raw} className="pl-1">
          {item.tokens.map((token, index) => (
            <ProseBlock key={`${index} ${token.type}`} token={token} />
          ))}
        </li>
      ))}
    </Kind>
  )
}

/** Lines that are too long go on in the next one: nothing to scroll, nothing hidden on a phone. */
function CodeBlock({ text }: { text: string }) {
  return (
    <pre className="rounded-lg border border-line bg-sunken px-4 py-3.5 font-mono text-sm leading-[1.7] wrap-anywhere whitespace-pre-wrap text-ink">
      <code>{text}</code>
    </pre>
  )
}

/** Two columns fit a phone. With more, each row becomes a short list there, and every cell names its column. */
function ProseTable({ table: { header, rows } }: { table: Tokens.Table }) {
  const stacks = header.length > 2
  return (
    <table
      className={clsx(
        'w-full border-separate border-spacing-0 overflow-hidden rounded-lg border border-line bg-surface text-left text-base wrap-anywhere',
        stacks && 'max-sm:block',
      )}
    >
      <thead className={clsx('bg-sunken text-sm text-soft', stacks && 'max-sm:sr-only')}>
        <tr>
          {header.map((cell) => (
            <th key={cell.text} scope="col" className="px-4 py-2.5 font-semibold">
              <Inline tokens={cell.tokens} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={clsx(stacks && 'max-sm:block')}>
        {rows.map((row) => (
          <tr
            key={row[0]?.text}
            className={clsx(
              'align-top [&>*]:border-t [&>*]:border-line',
              stacks &&
                'max-sm:block max-sm:border-t max-sm:border-line max-sm:py-3 max-sm:first:border-t-0 max-sm:[&>*]:border-t-0',
            )}
          >
            {row.map((cell, index) => (
              <td
                key={header[index]?.text}
                data-column={header[index]?.text}
                className={clsx(
                  'px-4 py-3 first:min-w-28 first:font-medium first:text-ink',
                  stacks &&
                    'max-sm:block max-sm:py-1 max-sm:not-first:before:mb-0.5 max-sm:not-first:before:block max-sm:not-first:before:text-xs max-sm:not-first:before:font-semibold max-sm:not-first:before:text-faint max-sm:not-first:before:content-[attr(data-column)]',
                )}
              >
                <Inline tokens={cell.tokens} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
