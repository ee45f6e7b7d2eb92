import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/card.tsx'

/** Something to make on the sharing tab. Side by side, heads and fields of all of them begin at the same height. */
export function MakerCard({
  icon,
  title,
  says,
  children,
}: {
  icon: ReactNode
  title: string
  /** One line about what it makes. */
  says: string
  children: ReactNode
}) {
  return (
    <Card className="grid min-w-0 content-start gap-4 lg:row-span-2 lg:grid-rows-subgrid">
      <div>
        <h2 className="flex items-center gap-2.5 font-serif text-title font-medium tracking-tight [&_svg]:size-5 [&_svg]:text-accent-text">
          {icon}
          {title}
        </h2>
        <p className="mt-1 text-base text-soft">{says}</p>
      </div>
      {children}
    </Card>
  )
}
