import type { ReactNode } from 'react'
import { Card } from './card.tsx'

/** One subject of a page of settings: what it is, what it is for, and what can be done about it. */
export function SubjectCard({
  title,
  description,
  badge,
  isDanger = false,
  children,
}: {
  title: string
  description?: ReactNode
  /** A word about how it stands, beside the title. */
  badge?: ReactNode
  /** For what cannot be taken back. */
  isDanger?: boolean
  children: ReactNode
}) {
  return (
    <Card className={isDanger ? 'border-danger!' : ''}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="font-serif text-title font-medium tracking-tight">{title}</h2>
        {badge}
      </div>
      {description && <p className="mt-1.5 max-w-[62ch] text-base text-soft">{description}</p>}
      <div className="mt-5">{children}</div>
    </Card>
  )
}
