import { brand } from '#contract/brand.ts'
import type { ReactNode } from 'react'
import { BrandMark } from '../../ui/text/brand-mark.tsx'
import { LanguageSelect } from './language-select.tsx'
import { useFormCopy } from '../language.ts'

/** The frame of every page that customers see: the business first, the product last. */
export function CustomerShell({ header, children }: { header?: ReactNode; children: ReactNode }) {
  const copy = useFormCopy()
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-[38rem] flex-col px-5 pt-7 wrap-anywhere sm:px-6 sm:pt-12">
      <header className="mb-6 flex flex-wrap items-start justify-between gap-3 sm:mb-7">
        <div className="min-w-[min(100%,9rem)] flex-1">{header}</div>
        <div className="-mr-2.5 flex min-h-12 items-center">
          <LanguageSelect />
        </div>
      </header>
      {/* Wider than its text on a phone, for stars and buttons whose text begins where all other text does. */}
      <main className="-mx-4 rounded-xl px-4 sm:mx-0 sm:border sm:border-line sm:bg-surface sm:px-10 sm:py-9 sm:shadow-low">
        {children}
      </main>
      <footer className="mt-auto flex items-center justify-center gap-2 py-8 text-sm text-faint">
        <BrandMark className="size-4.5" />
        {copy.collectedWith(brand.name)}
      </footer>
    </div>
  )
}
