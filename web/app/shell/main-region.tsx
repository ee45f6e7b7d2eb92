import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { PageBoundary } from './page-boundary.tsx'

/** The page itself. After navigating it takes the focus, so that the keyboard and screen readers start at its top. */
export function MainRegion({ className, children }: { className?: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const [location] = useLocation()
  const shown = useRef(location)
  useEffect(() => {
    if (shown.current === location) return
    shown.current = location
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [location])
  return (
    <main id="main" ref={main} tabIndex={-1} className={className}>
      <PageBoundary key={location}>{children}</PageBoundary>
    </main>
  )
}
