import type { ReactNode } from 'react'

/** The head of a card on the sharing tab: what it makes, and one line about it. */
export function CardTitle({
  icon,
  title,
  children,
}: {
  icon: ReactNode
  title: string
  children: ReactNode
}) {
  return (
    <>
      <h2 className="flex items-center gap-2.5 font-serif text-title font-medium tracking-tight [&_svg]:size-5 [&_svg]:text-accent-text">
        {icon}
        {title}
      </h2>
      <p className="mt-1 text-base text-soft">{children}</p>
    </>
  )
}
