import type { LucideIcon } from 'lucide-react'
import { Link } from 'wouter'
import { DashboardSection } from './section.tsx'

export interface QuickAction {
  label: string
  href: string
  icon: LucideIcon
}

export function QuickActions({ actions }: { actions: readonly QuickAction[] }) {
  return (
    <DashboardSection title="Quick Actions">
      <ul className="grid grid-cols-2 gap-2.5">
        {actions.map(({ label, href, icon: Icon }) => (
          <li key={href} className="flex">
            <Link
              href={href}
              className="flex min-h-20 grow flex-col justify-between gap-2 rounded-md border border-line px-3 py-2.5 text-sm font-semibold transition-colors hover:border-line-strong hover:bg-hover"
            >
              <Icon aria-hidden="true" className="size-4 text-accent-text" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </DashboardSection>
  )
}
