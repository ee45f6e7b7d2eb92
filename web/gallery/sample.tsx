import type { ReactNode } from 'react'

/** One family of primitives on the gallery page. */
export function GallerySample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-14 border-t border-line pt-7">
      <h2 className="mb-6 font-serif text-title font-medium tracking-tight">{title}</h2>
      {children}
    </section>
  )
}
