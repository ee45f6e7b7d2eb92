import type { ReactNode } from 'react'

/** What stands where a list will be: one sentence on why it is empty, and the next step. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon?: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center rounded-lg border border-dashed border-line-strong px-6 py-14 text-center">
      {icon && (
        <div className="mb-4 grid size-12 place-items-center rounded-full bg-accent-wash text-accent-text [&_svg]:size-5">
          {icon}
        </div>
      )}
      <h2 className="font-serif text-title font-medium tracking-tight">{title}</h2>
      {children && <p className="mt-1.5 max-w-[46ch] text-base text-soft">{children}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
