import type { ReactNode } from 'react'

/** What a button beside a heading says; on a phone its icon has to do, and this is for screen readers. */
export function WideLabel({ children }: { children: ReactNode }) {
  return <span className="max-sm:sr-only">{children}</span>
}
