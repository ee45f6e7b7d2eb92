import type { ReactNode } from 'react'
import { Card } from '../ui/layout/card.tsx'

interface TitledRowsProps {
  id: string
  title: string
  rows: ReactNode
  /** Below the rows. */
  children?: ReactNode
}

/** The people of one kind: a heading, and a card with a row for each. */
export function TitledRows({ id, title, rows, children }: TitledRowsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-serif text-title font-medium tracking-tight">
        {title}
      </h2>
      <Card className="p-0!">
        <ul className="divide-y divide-line">{rows}</ul>
      </Card>
      {children}
    </section>
  )
}
