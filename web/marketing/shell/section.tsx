import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** One chapter of a page: its title, a sentence, and what it shows. */
export function Section({
  id,
  title,
  lead,
  tone = 'paper',
  children,
}: {
  id: string
  title: string
  lead?: ReactNode
  tone?: 'paper' | 'sunken'
  children: ReactNode
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={clsx('py-16 md:py-24', tone === 'sunken' && 'border-y border-line bg-sunken')}
    >
      <div className="mx-auto w-full max-w-6xl px-4 sm:px-8">
        <h2
          id={`${id}-title`}
          className="max-w-[20ch] font-serif text-[clamp(2rem,4.6vw,3.25rem)] leading-[1.06] font-[480] tracking-[-0.03em]"
        >
          {title}
        </h2>
        {lead && <p className="mt-4 max-w-[58ch] text-lg text-soft">{lead}</p>}
        <div className="mt-10 md:mt-14">{children}</div>
      </div>
    </section>
  )
}
