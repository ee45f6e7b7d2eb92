import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'

/** One subject of the settings. */
export function SettingsCard({
  title,
  description,
  children,
}: {
  title: string
  description?: ReactNode
  children: ReactNode
}) {
  return (
    <Card>
      <h2 className="font-serif text-title font-medium tracking-tight">{title}</h2>
      {description && <p className="mt-1 max-w-[62ch] text-base text-soft">{description}</p>}
      <div className="mt-5">{children}</div>
    </Card>
  )
}
