import type { ReactNode } from 'react'

interface PageHeaderProps {
  title: string
  description?: ReactNode
  actions?: ReactNode
}

/** The top of a page: what it is, one line about it, and what can be done here. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <header className="mb-3.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 max-sm:gap-x-2 has-[p]:mb-5 has-[p]:items-end max-sm:mb-2">
      <div className="min-w-0">
        <h1 className="font-serif text-heading font-medium tracking-[-0.018em]">{title}</h1>
        {description && <p className="mt-0.5 max-w-[62ch] text-base text-soft">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2 max-sm:gap-1.5">{actions}</div>}
    </header>
  )
}
