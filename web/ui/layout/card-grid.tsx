import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import type { ListLook } from '../../lib/look/list-look.ts'
import { useColumns } from './use-columns.ts'

const cardGapPx = 16

interface CardGridProps<Row> {
  label: string
  rows: readonly Row[]
  /** Not known while the server has not counted to the end. */
  total: number | undefined
  usualHeightPx: number
  /** `rows`: one below the other on one sheet, instead of cards beside each other. */
  look?: ListLook
  renderCard: (row: Row, keepFocus: () => void) => ReactNode
}

/**
 * A list of cards, of which only those near the screen are in the page: a list of 100,000 scrolls like one of ten. The
 * rows above and below are padding, so that the cards stay in one ordinary grid and in one list for screen readers.
 * The first card of a line is measured; every card says its line, because the columns change while one is observed.
 * `renderCard` gets a function to call before its card goes away: the focus then moves to the card's
 * `data-first-action` that takes its place.
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
  const shown = virtualizer.getVirtualItems()
  const above = (shown[0]?.start ?? top) - top
  const below = virtualizer.getTotalSize() - ((shown.at(-1)?.end ?? top) - top)
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
        paddingTop: above,
        paddingBottom: Math.max(0, below),
      }}
    >
      {shown.flatMap((line) =>
        rows.slice(line.index * columns, (line.index + 1) * columns).map((row, column) => {
          const position = line.index * columns + column
          return (
            <li
              key={row.id}
              {...(column === 0 ? { ref: virtualizer.measureElement } : {})}
              data-index={line.index}
              data-position={position}
              aria-posinset={position + 1}
              aria-setsize={total ?? -1}
              className="flex min-w-0"
            >
              {renderCard(row, () => keepFocus(position))}
            </li>
          )
        }),
      )}
    </ul>
  )
}

interface Lines {
  rows: number
  columns: number
  usualHeightPx: number
  gap: number
  /** Where the first begins in the page. */
  top: number
}

function useLines({ rows, columns, usualHeightPx, gap, top }: Lines) {
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(rows / columns),
    estimateSize: () => usualHeightPx,
    gap,
    overscan: 2,
    scrollMargin: top,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, columns, gap])
  return virtualizer
}

/** Where the element begins in the page. What stands above it changes its height: numbers arrive, a banner appears. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setTop((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}

/**
 * After a change took the pressed button away, the focus goes to the card that is now in its place. So it does when the
 * card itself is gone that had the focus, whoever took it away.
 */
function useFocusAfterChange(list: RefObject<HTMLElement | null>, rows: readonly { readonly id: string }[]) {
  const wanted = useRef<number>(undefined)
  const last = useRef<{ id: string; position: number }>(undefined)
  function focusAt(position: number) {
    const cards = list.current
    const card =
      cards?.querySelector(`[data-position="${position}"]`) ?? cards?.querySelector('li:last-child')
    card?.querySelector<HTMLElement>('[data-first-action]')?.focus({ preventScroll: true })
  }
  useEffect(() => {
    const position = wanted.current
    if (position === undefined || document.activeElement !== document.body) return
    wanted.current = undefined
    focusAt(position)
  })
  useEffect(() => {
    const before = last.current
    if (!before || document.activeElement !== document.body) return
    if (!rows.some(({ id }) => id === before.id)) focusAt(before.position)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another list of rows takes a card away for good
  }, [rows])
  // With the last card the list goes too.
  useEffect(
    () => () => {
      if (!last.current || document.activeElement !== document.body) return
      document.querySelector('main')?.focus({ preventScroll: true })
    },
    [],
  )
  return {
    keepFocus: (position: number) => {
      wanted.current = position
    },
    noteFocus: ({ target }: FocusEvent) => {
      const position = Number(target.closest('[data-position]')?.getAttribute('data-position'))
      const row = rows[position]
      last.current = row && { id: row.id, position }
    },
  }
}
