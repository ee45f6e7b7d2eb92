import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** What few want to know, behind its title. */
export function MoreSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group last:sm:-mb-4">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 rounded-md text-base font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          className="size-4.5 shrink-0 text-faint transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
