import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'

/** The heading of a list of people, and the list as one card. */
export function TitledRows({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <>
      <h2 id={id} className="mb-3 font-serif text-title font-medium tracking-tight">
        {title}
      </h2>
      <Card className="p-0!">
        <ul className="divide-y divide-line">{children}</ul>
      </Card>
    </>
  )
}
