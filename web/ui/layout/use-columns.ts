import { useLayoutEffect, useState, type RefObject } from 'react'

const narrowest = 290
const most = 3

/** How many cards fit beside each other in `element`. */
export function useColumns(element: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return undefined
    const measure = () =>
      setColumns(Math.max(1, Math.min(most, Math.floor(measured.clientWidth / narrowest))))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return columns
}
