import { clsx } from 'clsx'
import { Link, useLocation } from 'wouter'
import { tabRow, tabStyle } from './tab-style.ts'

/** Pages of one subject, as tabs below their heading; each has its address. */
export function PageTabs({
  label,
  pages,
}: {
  label: string
  pages: ReadonlyArray<{ href: string; label: string; aliases?: readonly string[] }>
}) {
  const [location] = useLocation()
  return (
    <nav aria-label={label} className={clsx('mb-5', tabRow)}>
      {pages.map(({ href, label: name, aliases = [] }) => {
        const isHere = [href, ...aliases].includes(location.toLowerCase())
        return (
          <Link
            key={href}
            href={href}
            {...(isHere ? { 'aria-current': 'page' as const } : {})}
            className={clsx(tabStyle, isHere ? 'border-accent text-ink' : 'border-transparent text-faint')}
          >
            {name}
          </Link>
        )
      })}
    </nav>
  )
}
