import { brand } from '#contract/brand.ts'
import type { ReactNode } from 'react'
import { Checking } from './checking.tsx'
import { Island } from './island.tsx'
import { SiteFooter } from './site-footer.tsx'
import { TopBar } from './top-bar.tsx'

/** The frame of every public page. */
export function SiteShell({ children }: { children: ReactNode }) {
  return (
    <>
      <Checking />
      <div className="flex min-h-dvh flex-col checking:hidden">
        <a
          href="#main"
          className="fixed top-3 left-3 z-50 -translate-y-20 rounded-md bg-ink px-4 py-2 text-sm font-semibold text-paper focus:translate-y-0"
        >
          Skip to content
        </a>
        <TopBar name={brand.name} />
        <main id="main" tabIndex={-1} className="grow">
          {children}
        </main>
        <SiteFooter />
        <Island name="light-toaster" props={{}} when="now" />
      </div>
    </>
  )
}
