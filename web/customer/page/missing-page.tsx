import type { ReactNode } from 'react'
import { CustomerShell } from './customer-shell.tsx'

/** A link that leads nowhere, and what to do about it. */
export function MissingPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <CustomerShell>
      <div className="py-16 text-center">
        <h1 className="font-serif text-page font-medium tracking-tight">{title}</h1>
        <p className="mx-auto mt-2 max-w-[36ch] text-base text-soft">{children}</p>
      </div>
    </CustomerShell>
  )
}
