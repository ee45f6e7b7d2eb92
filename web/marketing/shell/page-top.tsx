import type { ReactNode } from 'react'

/** The head of a public page: what it is about, in a line and a sentence. */
export function PageTop({
  title,
  lead,
  children,
}: {
  title: string
  lead?: ReactNode
  children?: ReactNode
}) {
  return (
    <header className="mx-auto w-full max-w-6xl px-4 pt-14 pb-10 sm:px-8 md:pt-24 md:pb-14">
      <h1 className="max-w-[18ch] font-serif text-[clamp(2.5rem,6.4vw,4.5rem)] leading-[1.02] font-[460] tracking-[-0.035em] text-balance">
        {title}
      </h1>
      {lead && <p className="mt-5 max-w-[54ch] text-lg text-soft md:text-quote">{lead}</p>}
      {children}
    </header>
  )
}
