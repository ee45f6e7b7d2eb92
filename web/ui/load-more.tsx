import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'

/** The end of a list that goes on: loads when scrolled near, and is a button for those who do not scroll. */
export function LoadMore({
  hasMore,
  isPending,
  onLoad,
  label = 'Load more',
}: {
  hasMore: boolean
  isPending: boolean
  onLoad: () => void
  label?: string
}) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = end.current
    if (!element || !hasMore || isPending) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onLoad(),
      { rootMargin: '600px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [hasMore, isPending, onLoad])
  return (
    <div ref={end} className="flex min-h-14 items-center justify-center py-4">
      {hasMore && (
        <Button variant="ghost" isPending={isPending} pendingLabel="Loading..." onClick={onLoad}>
          {label}
        </Button>
      )}
    </div>
  )
}
