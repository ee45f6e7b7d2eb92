import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { NavigationItem } from './navigation.ts'

export interface SidebarItemProps {
  item: NavigationItem
  /** The address of the entry that is on screen. */
  current: string | undefined
  /** The address of the entry that the tour speaks of. */
  spotlight: string | undefined
  isOpen: boolean
  onToggle: () => void
  onNavigate?: (() => void) | undefined
}

/** One item of the sidebar, and below it the pages that belong to it. */
export function SidebarItem({ item, current, spotlight, isOpen, onToggle, onNavigate }: SidebarItemProps) {
  const listId = useId()
  const place = useRef<HTMLLIElement>(null)
  const isSpotlit = spotlight === item.path
  const Icon = item.icon
  const isCurrent = current === item.path
  const hasCurrent = isCurrent || item.subPages.some(({ path }) => path === current)
  useEffect(() => {
    if (isSpotlit) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isSpotlit])
  return (
    <li ref={place}>
      <div className="relative">
        <EntryLink
          href={item.path}
          isCurrent={isCurrent}
          isSpotlit={isSpotlit}
          onNavigate={onNavigate}
          className={clsx(
            'h-7.5 gap-2.5 px-2.5 text-base font-medium',
            item.subPages.length > 0 && 'pr-9 pointer-coarse:pr-12',
            !isCurrent && hasCurrent && 'text-ink',
            isSpotlit && 'bg-accent-wash text-ink outline-2 outline-offset-1 outline-accent',
          )}
        >
          <Icon
            aria-hidden="true"
            className={clsx('size-4.5 shrink-0', hasCurrent ? 'text-accent-text' : 'text-faint')}
          />
          <span className="truncate">{item.label}</span>
        </EntryLink>
        {item.subPages.length > 0 && (
          <SubPagesButton label={item.label} listId={listId} isOpen={isOpen} onToggle={onToggle} />
        )}
      </div>
      {item.subPages.length > 0 && (
        <SubPages
          id={listId}
          pages={item.subPages}
          isOpen={isOpen}
          current={current}
          onNavigate={onNavigate}
        />
      )}
    </li>
  )
}

function SubPages({
  id,
  pages,
  isOpen,
  current,
  onNavigate,
}: {
  id: string
  pages: NavigationItem['subPages']
  isOpen: boolean
  current: string | undefined
  onNavigate: (() => void) | undefined
}) {
  return (
    <ul id={id} hidden={!isOpen} className="my-0.5 ml-[1.1875rem] border-l border-line pl-2">
      {pages.map(({ label, path }) => (
        <li key={path}>
          <EntryLink
            href={path}
            isCurrent={path === current}
            onNavigate={onNavigate}
            className="h-6.5 px-2.5 text-sm font-medium"
          >
            <span className="truncate">{label}</span>
          </EntryLink>
        </li>
      ))}
    </ul>
  )
}

function SubPagesButton({
  label,
  listId,
  isOpen,
  onToggle,
}: {
  label: string
  listId: string
  isOpen: boolean
  onToggle: () => void
}) {
  return (
    <button
      type="button"
      aria-label={`${label} pages`}
      aria-expanded={isOpen}
      aria-controls={listId}
      onClick={onToggle}
      className="absolute inset-y-0 right-0 grid w-8 place-items-center rounded-md text-faint transition-colors hover:bg-hover hover:text-ink pointer-coarse:w-11"
    >
      <ChevronRight
        aria-hidden="true"
        className={clsx('size-4 transition-transform duration-150', isOpen && 'rotate-90')}
      />
    </button>
  )
}

function EntryLink({
  href,
  isCurrent,
  isSpotlit = false,
  onNavigate,
  className,
  children,
}: {
  href: string
  isCurrent: boolean
  isSpotlit?: boolean
  onNavigate: (() => void) | undefined
  className: string
  children: ReactNode
}) {
  return (
    <Link
      href={href}
      onClick={onNavigate}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      {...(isSpotlit ? { 'data-spotlit': '' } : {})}
      className={clsx(
        'flex items-center rounded-md transition-colors pointer-coarse:h-11',
        isCurrent
          ? 'bg-surface text-ink shadow-low ring-1 ring-line'
          : 'text-soft hover:bg-hover hover:text-ink',
        className,
      )}
    >
      {children}
    </Link>
  )
}
