import { useId, type ReactNode } from 'react'
import { Card } from '../ui/layout/card.tsx'
import { TextLink } from '../ui/text/text-link.tsx'

/** A card with a name, and where there is more of it. */
export function DashboardSection({
  title,
  more,
  children,
}: {
  title: string
  more?: { label: string; href: string }
  children: ReactNode
}) {
  const id = useId()
  return (
    <Card>
      <section aria-labelledby={id}>
        <h2 id={id} className="mb-3 font-serif text-title font-medium tracking-tight">
          {title}
        </h2>
        {children}
        {more && (
          <p className="mt-3.5 border-t border-line pt-3.5 text-sm">
            <TextLink href={more.href}>{more.label}</TextLink>
          </p>
        )}
      </section>
    </Card>
  )
}
