import type { ReactNode } from 'react'
import { Island } from '../shell/island.tsx'
import { type Guide, type GuidePage, pagesOf } from './guide.ts'
import { GuideNavigation } from './guide-navigation.tsx'
import { GuideReadOn } from './read-on.tsx'

/** One page of a guide: the way to all the others beside it, and to the one before and after below it. */
export function GuideFrame({
  guide,
  page,
  children,
}: {
  guide: Guide
  page: GuidePage
  children: ReactNode
}) {
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-3 px-4 pt-6 pb-20 sm:px-8 sm:pt-12 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pb-28">
      <div className="flex flex-col gap-3 lg:gap-6">
        <Island name="guide-search" props={{}} when="now" className="noscript:hidden" />
        <GuideNavigation guide={guide} current={page} />
      </div>
      <div className="min-w-0 pt-5 lg:pt-0">
        <header className="max-w-[42rem]">
          <p className="mb-3 text-sm">
            <a
              href={guide.path}
              className="rounded-sm font-semibold text-accent-text underline-offset-4 hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              {guide.name}
            </a>
          </p>
          <h1 className="font-serif text-[clamp(2rem,4.4vw,2.75rem)] leading-[1.08] font-medium tracking-[-0.024em]">
            {page.title}
          </h1>
          <p className="mt-3 text-lg text-soft">{page.summary}</p>
        </header>
        <div className="mt-9">{children}</div>
        <GuideReadOn pages={pagesOf(guide)} current={page} />
      </div>
    </div>
  )
}
