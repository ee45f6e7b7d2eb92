import type { User } from '#contract/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { businessProfileQuery, useLogOut } from '../accounts/queries.ts'
import { Avatar } from '../ui/avatar.tsx'
import { BrandLogo } from '../ui/brand-logo.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { navigation } from './navigation.ts'
import { SidebarLink } from './sidebar-link.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import { useInstance } from '../lib/use-instance.ts'

/** Where everything is: the groups, then who is here. */
export function Sidebar({ user, onNavigate }: { user: User; onNavigate?: () => void }) {
  const { name } = useInstance()
  const isAdmin = user.role === 'admin' || user.role === 'super_admin'
  const groups = navigation.filter((group) => isAdmin || !group.isForAdmins)
  return (
    <div className="flex h-full min-h-0 flex-col">
      <Link
        href="/dashboard"
        aria-label={name}
        className="mx-3 mt-4 mb-2 self-start rounded-md px-2 py-1"
        onClick={onNavigate}
      >
        <BrandLogo name={name} />
      </Link>
      <nav aria-label="Main" className="min-h-0 grow overflow-y-auto px-3 pb-4">
        {groups.map((group) => (
          <div key={group.label} className="mt-5">
            <h2 className="mb-1 px-2.5 text-xs font-semibold text-faint">{group.label}</h2>
            <ul className="flex flex-col gap-px">
              {group.items.map((item) => (
                <li key={item.href}>
                  <SidebarLink item={item} onNavigate={onNavigate} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <SidebarFooter user={user} />
    </div>
  )
}

function SidebarFooter({ user }: { user: User }) {
  const { data: profile } = useQuery(businessProfileQuery)
  const [, navigate] = useLocation()
  const logOut = useLogOut(() => navigate('/'))
  const ownerName = profile?.ownerName || `${user.firstName} ${user.lastName}`.trim() || 'User'
  return (
    <div className="flex items-center gap-2.5 border-t border-line px-4 py-3">
      <Avatar name={ownerName} />
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-semibold text-ink">{ownerName}</p>
        <p className="truncate text-xs text-faint">{profile?.businessName || 'Business'}</p>
      </div>
      <div className="-mr-2 flex">
        <ThemeMenu />
        <IconButton label="Logout" icon={<LogOut />} size="small" onClick={() => logOut.mutate()} />
      </div>
    </div>
  )
}
