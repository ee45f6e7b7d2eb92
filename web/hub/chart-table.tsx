import type { OfSource } from '#contract/trends.ts'
import { sumOf } from './chart-series.ts'

/** What a chart shows, for screen readers. */
export function ChartTable({
  caption,
  head,
  sources,
  rows,
}: {
  caption: string
  /** What a row is. */
  head: string
  sources: readonly OfSource[]
  rows: ReadonlyArray<{ readonly label: string; readonly counts: readonly number[] }>
}) {
  return (
    // The box hides it: a table would grow to its content.
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {sources.map(({ kind, name }) => (
              <th key={`${kind} ${name}`} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, counts }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {sources.map(({ kind, name }, index) => (
                <td key={`${kind} ${name}`}>{(counts[index] ?? 0).toLocaleString()}</td>
              ))}
              <td>{sumOf(counts).toLocaleString()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
