import type { ReactNode } from 'react'

/** A part of a long form with its name. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-5 border-t border-line py-7">
      <h2 className="font-serif text-title font-medium tracking-tight">{title}</h2>
      {children}
    </section>
  )
}
