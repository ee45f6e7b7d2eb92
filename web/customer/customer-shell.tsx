import { brand } from '#contract/brand.ts'
import type { ReactNode } from 'react'
import { BrandMark } from '../ui/brand-mark.tsx'

/** The frame of every page that customers see: the business first, the product last. */
export function CustomerShell({ header, children }: { header?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-[38rem] flex-col px-5 pt-7 sm:px-6 sm:pt-12">
      {header && <header className="mb-6 sm:mb-7">{header}</header>}
      <main className="rounded-xl sm:border sm:border-line sm:bg-surface sm:px-10 sm:py-9 sm:shadow-low">
        {children}
      </main>
      <footer className="mt-auto flex items-center justify-center gap-2 py-8 text-sm text-faint">
        <BrandMark className="size-4.5" />
        Collected with {brand.name}
      </footer>
    </div>
  )
}
