import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface SideNavigationProps {
  label: string
  /** What it is called where it is folded. */
  foldedLabel?: string
  /** Of what stands beside the page. */
  className: string
  title?: ReactNode
  /** The ways to the sections. */
  children: ReactNode
}

/** What a long page holds: beside it where there is room, folded above it where there is not. */
export function SideNavigation({
  label,
  foldedLabel = label,
  className,
  title,
  children,
}: SideNavigationProps) {
  return (
    <nav aria-label={label}>
      <Folded label={foldedLabel}>{children}</Folded>
      <div className={clsx('hidden lg:sticky lg:block lg:overflow-y-auto', className)}>
        {title}
        {children}
      </div>
    </nav>
  )
}

function Folded({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group rounded-lg border border-line bg-surface lg:hidden">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 rounded-lg px-4 text-base font-semibold [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-faint transition-transform duration-200 ease-calm group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-3">{children}</div>
    </details>
  )
}

/** One of these contents: the way to a section of the page. */
export function SectionLink({ id, text }: { id: string; text: string }) {
  return (
    <a
      href={`#${id}`}
      className="-ml-px block border-l border-transparent py-1.5 pl-4 text-sm text-soft transition-colors hover:border-accent hover:text-ink pointer-coarse:py-2.5"
    >
      {text}
    </a>
  )
}
