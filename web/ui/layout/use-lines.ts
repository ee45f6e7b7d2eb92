import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

interface Lines {
  rows: number
  columns: number
  usualHeightPx: number
  gap: number
  /** Where the first begins in the page. */
  top: number
}

/** The lines of a list that are near the screen, and how much room the others take; on paper, all of them. */
export function useLines({ rows, columns, usualHeightPx, gap, top }: Lines) {
  const isPrinted = useIsPrinted()
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(rows / columns),
    estimateSize: () => usualHeightPx,
    gap,
    overscan: 2,
    scrollMargin: top,
    ...(isPrinted && {
      rangeExtractor: ({ count }: { count: number }) => Array.from({ length: count }, (_, line) => line),
    }),
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, columns, gap])
  return virtualizer
}

/** True while the browser prints, from before it looks at the page. */
function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false)
  useLayoutEffect(() => {
    const begin = () => flushSync(() => setIsPrinted(true))
    const end = () => setIsPrinted(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinted
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
