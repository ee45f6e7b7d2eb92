import type { ReactNode } from 'react'

/** A part of a page under its own heading, which names it. */
export function TitledPart({
  title,
  className,
  children,
}: {
  title: string
  className: string
  children: ReactNode
}) {
  return (
    <section aria-label={title} className={className}>
      <h2 className="font-serif text-title font-medium tracking-tight">{title}</h2>
      {children}
    </section>
  )
}
