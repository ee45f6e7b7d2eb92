import { clsx } from 'clsx'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { GuidePage } from './guide.ts'

/** The page before and the page after. */
export function GuideReadOn({ pages, current }: { pages: readonly GuidePage[]; current: GuidePage }) {
  const at = pages.indexOf(current)
  return (
    <nav aria-label="Previous and next page" className="mt-16 grid max-w-[42rem] gap-3 sm:grid-cols-2">
      <Neighbor page={pages[at - 1]} label="Previous" />
      <Neighbor page={pages[at + 1]} label="Next" />
    </nav>
  )
}

function Neighbor({ page, label }: { page: GuidePage | undefined; label: 'Previous' | 'Next' }) {
  if (!page) return null
  const isNext = label === 'Next'
  const Arrow = isNext ? ArrowRight : ArrowLeft
  return (
    <a
      href={page.path}
      className={clsx(
        'group flex items-center gap-4 rounded-lg border border-line bg-surface p-4 shadow-low transition-colors hover:border-line-strong',
        isNext && 'flex-row-reverse text-right sm:col-start-2',
      )}
    >
      <Arrow aria-hidden="true" className="size-4 shrink-0 text-faint group-hover:text-accent-text" />
      <span className="min-w-0 grow">
        <span className="block text-sm text-faint">{label}</span>{' '}
        <span className="block font-semibold text-ink">{page.title}</span>
      </span>
    </a>
  )
}
