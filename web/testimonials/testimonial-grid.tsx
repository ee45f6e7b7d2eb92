import type { Testimonial } from '#contract/testimonials.ts'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { CardHandlers } from './card-footer.tsx'
import { TestimonialCard } from './testimonial-card.tsx'
import { useColumns } from './use-columns.ts'

const gapPx = 16
const usualHeightPx = 316

/**
 * The cards, of which only those near the screen are in the page: a list of 100,000 scrolls like one of ten. The
 * rows above and below are padding, so that the cards stay in one ordinary grid and in one list for screen readers.
 */
export function TestimonialGrid({
  rows,
  total,
  isSelected,
  isDeciding,
  failedDeletions,
  ...handlers
}: {
  rows: readonly Testimonial[]
  /** Not known while the server has not counted to the end. */
  total: number | undefined
  isSelected: (id: string) => boolean
  isDeciding: (id: string) => boolean
  failedDeletions: ReadonlySet<string>
} & CardHandlers) {
  const list = useRef<HTMLUListElement>(null)
  const columns = useColumns(list)
  const [top, setTop] = useState(0)
  // What stands above the list changes its height: numbers arrive, a banner appears.
  useLayoutEffect(() => {
    const measure = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(rows.length / columns),
    estimateSize: () => usualHeightPx,
    gap: gapPx,
    overscan: 2,
    scrollMargin: top,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, columns])
  const keepFocus = useFocusAfterChange(list)

  const shown = virtualizer.getVirtualItems()
  const above = (shown[0]?.start ?? top) - top
  const below = virtualizer.getTotalSize() - ((shown.at(-1)?.end ?? top) - top)
  return (
    <ul
      ref={list}
      aria-label="Testimonials"
      className="grid [overflow-anchor:none]"
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gap: gapPx,
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
              {...(column === 0 ? { ref: virtualizer.measureElement, 'data-index': line.index } : {})}
              data-position={position}
              aria-posinset={position + 1}
              aria-setsize={total ?? -1}
              className="flex min-w-0"
            >
              <TestimonialCard
                testimonial={row}
                isSelected={isSelected(row.id)}
                isDeciding={isDeciding(row.id)}
                hasFailedDeletion={failedDeletions.has(row.id)}
                {...handlers}
                onDecide={(testimonial, status) => {
                  keepFocus(position)
                  handlers.onDecide(testimonial, status)
                }}
                onDelete={(testimonial) => {
                  keepFocus(position)
                  handlers.onDelete(testimonial)
                }}
              />
            </li>
          )
        }),
      )}
    </ul>
  )
}

/** After a decision or deletion took the pressed button away, the focus goes to the card that is now in its place. */
function useFocusAfterChange(list: RefObject<HTMLElement | null>) {
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    const position = wanted.current
    if (position === undefined || document.activeElement !== document.body) return
    wanted.current = undefined
    const cards = list.current
    const card =
      cards?.querySelector(`[data-position="${position}"]`) ?? cards?.querySelector('li:last-child')
    card?.querySelector<HTMLElement>('[data-first-action]')?.focus({ preventScroll: true })
  })
  return (position: number) => {
    wanted.current = position
  }
}
