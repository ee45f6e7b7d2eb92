import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useState, type RefObject } from 'react'

interface Lines {
  rows: number
  columns: number
  usualHeightPx: number
  gap: number
  /** Where the first begins in the page. */
  top: number
}

/** The lines of a list that are near the screen, and how much room the others take. */
export function useLines({ rows, columns, usualHeightPx, gap, top }: Lines) {
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
export function useTop(element: RefObject<HTMLElement | null>): number {
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
