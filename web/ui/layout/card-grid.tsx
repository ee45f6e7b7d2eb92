import { clsx } from 'clsx'
import { type ReactNode, type Ref, useRef } from 'react'
import type { ListLook } from '../../lib/look/list-look.ts'
import { useColumns } from './use-columns.ts'
import { useFocusAfterChange } from './use-focus-after-change.ts'
import { useLines, useTop } from './use-lines.ts'

const cardGapPx = 16

interface CardGridProps<Row> {
  label: string
  rows: readonly Row[]
  /** Not known while the server has not counted to the end. */
  total: number | undefined
  usualHeightPx: number
  /** `rows`: one below the other on one sheet, instead of cards beside each other. */
  look?: ListLook
  renderCard: (row: Row, keepFocus: (id: string) => void) => ReactNode
}

/**
 * A list of cards, of which only those near the screen are in the page: a list of 100,000 scrolls like one of ten. The
 * rows above and below are padding, so that the cards stay in one ordinary grid and in one list for screen readers.
 * The first card of a line is measured; every card says its line, because the columns change while one is observed.
 * `renderCard` gets a function to call, with the id of its row, before its card goes away: the focus then moves to the
 * `data-first-action` of the card that takes its place.
 */
export function CardGrid<Row extends { readonly id: string }>({
  label,
  rows,
  total,
  usualHeightPx,
  look = 'cards',
  renderCard,
}: CardGridProps<Row>) {
  const list = useRef<HTMLUListElement>(null)
  const fitting = useColumns(list)
  const columns = look === 'rows' ? 1 : fitting
  const gap = look === 'rows' ? 0 : cardGapPx
  const top = useTop(list)
  const virtualizer = useLines({ rows: rows.length, columns, usualHeightPx, gap, top })
  const { keepFocus, noteFocus } = useFocusAfterChange(list, rows)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes where the focus is
    <ul
      ref={list}
      aria-label={label}
      onFocus={noteFocus}
      className={clsx(
        'grid [overflow-anchor:none]',
        look === 'rows' && 'divide-y divide-line rounded-lg border border-line bg-surface shadow-low',
      )}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gap,
        ...paddingFor(virtualizer, top),
      }}
    >
      {virtualizer.getVirtualItems().flatMap((line) =>
        rows.slice(line.index * columns, (line.index + 1) * columns).map((row, column) => {
          const position = line.index * columns + column
          return (
            <Place
              key={row.id}
              {...(column === 0 && { ref: virtualizer.measureElement })}
              line={line.index}
              position={position}
              total={total}
            >
              {renderCard(row, keepFocus)}
            </Place>
          )
        }),
      )}
    </ul>
  )
}

/** Stands for the lines above and below those that are in the page. */
function paddingFor(virtualizer: ReturnType<typeof useLines>, top: number) {
  const shown = virtualizer.getVirtualItems()
  const above = (shown[0]?.start ?? top) - top
  const below = virtualizer.getTotalSize() - ((shown.at(-1)?.end ?? top) - top)
  return { paddingTop: above, paddingBottom: Math.max(0, below) }
}

function Place({
  ref,
  line,
  position,
  total,
  children,
}: {
  ref?: Ref<HTMLLIElement>
  line: number
  position: number
  total: number | undefined
  children: ReactNode
}) {
  return (
    <li
      ref={ref}
      data-index={line}
      data-position={position}
      aria-posinset={position + 1}
      aria-setsize={total ?? -1}
      className="flex min-w-0"
    >
      {children}
    </li>
  )
}
