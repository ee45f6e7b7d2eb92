import { clsx } from 'clsx'
import { segmentsOf, seriesFills, sumOf } from './chart-series.ts'

const width = 384
const top = 16
const height = 128
const columnWidth = 20

interface ChartColumn {
  readonly key: string
  /** Below the column, in a few letters. */
  readonly label: string
  /** One for each series, drawn on top of each other. */
  readonly counts: readonly number[]
}

/** How many of each, as columns. Drawn for the eye alone: a `ChartTable` beside it says the same. */
export function ColumnsChart({ columns }: { columns: readonly ChartColumn[] }) {
  const most = Math.max(...columns.map(({ counts }) => sumOf(counts)))
  const step = width / columns.length
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${top + height + 22}`} className="mt-3 w-full">
      <line x1={0} x2={width} y1={top + height} y2={top + height} className="stroke-line-strong" />
      {columns.map(({ key, label, counts }, index) => (
        <g key={key} transform={`translate(${index * step + (step - columnWidth) / 2} 0)`}>
          {segmentsOf(counts, most).map((segment) => (
            <rect
              key={segment.index}
              y={top + height * (1 - segment.start - segment.length)}
              width={columnWidth}
              height={height * segment.length}
              className={seriesFills[segment.index]}
            />
          ))}
          {sumOf(counts) > 0 && (
            <Label y={top + height * (1 - sumOf(counts) / most) - 5} isStrong>
              {compact.format(sumOf(counts))}
            </Label>
          )}
          <Label y={top + height + 16}>{label}</Label>
        </g>
      ))}
    </svg>
  )
}

function Label({ y, isStrong, children }: { y: number; isStrong?: true; children: string }) {
  return (
    <text
      x={columnWidth / 2}
      y={y}
      textAnchor="middle"
      // On a phone the drawing shrinks, and its words must not become too small to read.
      className={clsx(
        'text-[0.6875rem] max-sm:text-[0.8125rem]',
        isStrong ? 'fill-soft tabular-nums' : 'fill-faint',
      )}
    >
      {children}
    </text>
  )
}

const compact = new Intl.NumberFormat(undefined, { notation: 'compact' })
