import type { ReactNode } from 'react'

/** The frame around a drawn screen of the demo. */
export function Screen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-lg border border-line-strong bg-raised shadow-mid">
      <p className="border-b border-line bg-sunken px-4 py-2.5 text-xs font-semibold text-faint">{title}</p>
      <div className="p-5 sm:p-6">{children}</div>
    </div>
  )
}

/** A field with what somebody typed into it. */
export function Typed({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-sm font-semibold">{label}</p>
      <p className="mt-1.5 rounded-md border border-line-strong bg-surface px-3 py-2 text-soft">{children}</p>
    </div>
  )
}
