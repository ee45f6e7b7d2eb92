import { sumOf } from './chart-series.ts'

/** What a chart shows, for screen readers. */
export function ChartTable({
  caption,
  head,
  series = [],
  totalName = 'Total',
  rows,
}: {
  caption: string
  /** What a row is. */
  head: string
  /** What each count of a row is of; left out where there is one. */
  series?: ReadonlyArray<{ readonly key: string; readonly name: string }>
  /** Of the column with the sums. */
  totalName?: string
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
            {series.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{totalName}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, counts }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {series.map(({ key }, index) => (
                <td key={key}>{(counts[index] ?? 0).toLocaleString()}</td>
              ))}
              <td>{sumOf(counts).toLocaleString()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
