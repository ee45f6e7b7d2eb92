import type { ReactNode } from 'react'

/** The top of a page that is made of text. */
export function PageHead({
  title,
  children,
  above,
}: {
  title: string
  /** What stands under the title. */
  children?: ReactNode
  above?: ReactNode
}) {
  return (
    <header className="max-w-[46rem]">
      {above}
      <h1 className="font-serif text-[clamp(2.25rem,5.4vw,3.5rem)] leading-[1.06] font-medium tracking-[-0.028em]">
        {title}
      </h1>
      {children}
    </header>
  )
}
