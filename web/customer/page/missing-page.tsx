import type { ReactNode } from 'react'
import { BusinessHeader } from './business-header.tsx'
import { CustomerShell } from './customer-shell.tsx'
import type { WhosePage } from './use-loaded.ts'

/** A link that leads nowhere, and what to do about it; below the business's name, where it is known. */
export function MissingPage({
  title,
  business,
  children,
}: {
  title: string
  business?: WhosePage | undefined
  children: ReactNode
}) {
  return (
    <CustomerShell
      header={business && <BusinessHeader name={business.businessName} logoUrl={business.logoUrl} />}
    >
      <div className="py-16 text-center">
        <h1 className="font-serif text-page font-medium tracking-tight">{title}</h1>
        <p className="mx-auto mt-2 max-w-[36ch] text-base text-soft">{children}</p>
      </div>
    </CustomerShell>
  )
}
