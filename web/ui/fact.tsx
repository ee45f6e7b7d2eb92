import type { ReactNode } from 'react'

/** One line of a list of facts (`dl`): what it is called, and what it is. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-faint">{term}</dt>
      <dd className="break-words text-ink">{children}</dd>
    </div>
  )
}
