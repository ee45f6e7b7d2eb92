import { clsx } from 'clsx'
import { Link, useLocation } from 'wouter'

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
    <nav aria-label={label} className="sideways mb-5 flex gap-6 shadow-[inset_0_-1px_var(--line)]">
      {pages.map(({ href, label: name, aliases = [] }) => {
        const isHere = [href, ...aliases].includes(location.toLowerCase())
        return (
          <Link
            key={href}
            href={href}
            {...(isHere ? { 'aria-current': 'page' as const } : {})}
            className={clsx(
              'inline-flex items-center border-b-2 px-0.5 pt-1 pb-2 text-base font-medium whitespace-nowrap transition-colors pointer-coarse:min-h-11 hover:text-ink focus-visible:-outline-offset-2',
              isHere ? 'border-accent text-ink' : 'border-transparent text-faint',
            )}
          >
            {name}
          </Link>
        )
      })}
    </nav>
  )
}
