import { useEffect, useRef } from 'react'
import { Banner } from '../message/banner.tsx'
import { Button } from '../button/button.tsx'

/**
 * The end of a list that goes on: loads when scrolled near, and is a button for those who do not scroll. After a
 * failure it waits for the button, since it stays in view and would ask without end.
 */
export function LoadMore({
  hasMore,
  isPending,
  failure,
  onLoad,
  label = 'Load more',
}: {
  hasMore: boolean
  isPending: boolean
  /** Why the next rows did not come. */
  failure: string | false
  onLoad: () => void
  label?: string
}) {
  const end = useRef<HTMLDivElement>(null)
  const waits = failure !== false
  useEffect(() => {
    const element = end.current
    if (!element || !hasMore || isPending || waits) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onLoad(),
      { rootMargin: '600px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [hasMore, isPending, waits, onLoad])
  return (
    <>
      {waits && (
        <div className="mt-4">
          <Banner tone="danger" isAlert>
            {failure}
          </Banner>
        </div>
      )}
      <div ref={end} className={hasMore ? 'flex min-h-14 items-center justify-center py-4' : ''}>
        {hasMore && (
          <Button variant="ghost" isPending={isPending} pendingLabel="Loading..." onClick={onLoad}>
            {label}
          </Button>
        )}
      </div>
    </>
  )
}
