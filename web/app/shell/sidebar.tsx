import type { User } from '#contract/accounts/accounts.ts'
import { useState, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useInstance } from '../../lib/call/use-instance.ts'
import { BrandLogo } from '../../ui/text/brand-logo.tsx'
import { currentPage } from './current-page.ts'
import { navigationFor } from './navigation.ts'
import { SidebarFooter } from './sidebar-footer.tsx'
import { SidebarItem } from './sidebar-item.tsx'

interface SidebarProps {
  user: User
  /** The address of the entry that the tour speaks of. */
  spotlight?: string | undefined
  onNavigate?: () => void
  bell?: ReactNode
  search?: ReactNode
}

/** Where everything is: the groups, then who is here. Entries come from each `feature.ts` (`group` or `below`). */
export function Sidebar({ user, spotlight, onNavigate, bell, search }: SidebarProps) {
  const { name } = useInstance()
  const [location] = useLocation()
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({})
  const current = currentPage(location)
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="mx-3 mt-2.5 mb-2 flex h-9 items-center justify-between">
        <Link href="/dashboard" aria-label={name} className="rounded-md px-2 py-1" onClick={onNavigate}>
          <BrandLogo name={name} />
        </Link>
        {bell}
      </div>
      {search && <div className="px-3 pb-2">{search}</div>}
      <nav aria-label="Main" className="min-h-0 grow overflow-y-auto px-3 pb-2">
        {navigationFor(user).map((group) => (
          <div key={group.label} className="mt-2.5 first:mt-1">
            <h2 className="mb-0.5 px-2.5 text-xs font-semibold text-faint">{group.label}</h2>
            <ul className="flex flex-col gap-px">
              {group.items.map((item) => {
                const isHere = item.path === current || item.subPages.some(({ path }) => path === current)
                const isOpen = toggled[item.path] ?? isHere
                return (
                  <SidebarItem
                    key={item.path}
                    item={item}
                    current={current}
                    spotlight={spotlight}
                    isOpen={isOpen}
                    onToggle={() => setToggled((before) => ({ ...before, [item.path]: !isOpen }))}
                    onNavigate={onNavigate}
                  />
                )
              })}
            </ul>
          </div>
        ))}
      </nav>
      <SidebarFooter user={user} />
    </div>
  )
}
