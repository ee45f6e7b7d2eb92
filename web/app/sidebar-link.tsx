import { clsx } from 'clsx'
import { Link, useLocation } from 'wouter'
import type { NavigationItem } from './navigation.ts'

/** One item of the sidebar; it is the current page on the pages below it too. */
export function SidebarLink({
  item,
  onNavigate,
}: {
  item: NavigationItem
  onNavigate?: (() => void) | undefined
}) {
  const [location] = useLocation()
  const path = location.toLowerCase()
  const isCurrent = path === item.href || path.startsWith(`${item.href}/`)
  const Icon = item.icon
  return (
    <Link
      href={item.href}
      onClick={onNavigate}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      className={clsx(
        'flex h-9 items-center gap-2.5 rounded-md px-2.5 text-base font-medium transition-colors pointer-coarse:h-11',
        isCurrent
          ? 'bg-surface text-ink shadow-low ring-1 ring-line'
          : 'text-soft hover:bg-hover hover:text-ink',
      )}
    >
      <Icon
        aria-hidden="true"
        className={clsx('size-4.5 shrink-0', isCurrent ? 'text-accent-text' : 'text-faint')}
      />
      {item.label}
    </Link>
  )
}
