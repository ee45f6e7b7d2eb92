import type { User } from '#contract/accounts/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useLocation } from 'wouter'
import { businessProfileQuery, useLogOut } from '../../accounts/queries.ts'
import { Avatar } from '../../ui/text/avatar.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { UnlessRestricted } from '../../ui/form/restricted.tsx'
import { ThemeMenu } from './theme-menu.tsx'

/** Who is here, for which business, and the way out. */
export function SidebarFooter({ user }: { user: User }) {
  const { data: profile } = useQuery({ ...businessProfileQuery, enabled: user.formId !== null })
  const [, navigate] = useLocation()
  const logOut = useLogOut(() => navigate('/'))
  const ownName = `${user.firstName} ${user.lastName}`.trim()
  // Everybody has their own name; the business's owner's stands in for an owner who has none.
  const name = ownName || (user.isWorkspaceOwner && profile?.ownerName) || 'User'
  // An administrator of the platform has no business.
  const business = user.formId === null ? 'Platform' : profile?.businessName || 'Business'
  return (
    <div className="flex items-center gap-2.5 border-t border-line px-4 py-2.5">
      <Avatar name={name} />
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-semibold text-ink">{name}</p>
        <p className="truncate text-xs text-faint">{business}</p>
      </div>
      <div className="-mr-2 flex">
        <UnlessRestricted>
          <ThemeMenu />
        </UnlessRestricted>
        <IconButton label="Logout" icon={<LogOut />} size="small" onClick={() => logOut.mutate()} />
      </div>
    </div>
  )
}
