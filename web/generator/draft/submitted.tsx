import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Card } from '../../ui/layout/card.tsx'

/** What follows a submitted text. It takes the focus: the dialog that led here is gone. */
export function Submitted({ children }: { children: ReactNode }) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <Card>
      <section ref={place} tabIndex={-1} aria-label="Submitted testimonial" className="outline-none">
        {children}
      </section>
    </Card>
  )
}
