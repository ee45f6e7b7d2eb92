import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { PageHead } from '../copy/page-head.tsx'
import { CallList } from '../documentation/call-list.tsx'
import { InlineCode } from '../documentation/code.tsx'
import {
  internalPage,
  referencePage,
  referencePages,
  textPages,
} from '../documentation/documentation-guide.ts'
import { Unauthorized } from '../documentation/reference-texts.tsx'
import { documentationTabs } from '../documentation/tabs.ts'
import type { GuidePage } from '../guide/guide.ts'
import { LargeSearch } from '../guide/large-search.tsx'
import { MovedLink } from '../guide/moved-link.tsx'
import { firstSentence } from '../guide/plain-text.ts'
import { Island } from '../shell/island.tsx'

/** The way to every page of the documentation, in five parts of which one shows at a time. */
export function DocumentationPage() {
  return (
    <div className="pt-12 pb-20 sm:pt-16 lg:pb-28">
      <div className="mx-auto w-full max-w-6xl px-4 sm:px-8">
        <PageHead title="Documentation">
          <p className="mt-4 mb-7 max-w-[38rem] text-lg text-soft">
            How to set it up, what it does, and every call your code can make.
          </p>
          <LargeSearch />
        </PageHead>
      </div>
      <nav
        aria-label="Documentation"
        className="sticky top-16 z-10 mt-8 border-b border-line bg-paper/95 frosted"
      >
        <div className="mx-auto w-full max-w-6xl px-4 sm:px-8">
          <Island name="documentation-tabs" props={{}} when="now" />
        </div>
      </nav>
      <div data-tab-panels="" className="mx-auto flex w-full max-w-6xl flex-col gap-24 px-4 pt-10 sm:px-8">
        {documentationTabs.map(({ id }) => {
          const text = textPages.find(({ page }) => page.path === `/documentation/${id}`)
          return text ? <TextPart key={id} id={id} page={text.page} /> : <ReferencePart key={id} id={id} />
        })}
      </div>
    </div>
  )
}

/** A text, by its sections. */
function TextPart({ id, page }: { id: string; page: GuidePage }) {
  return (
    <DocumentationPart id={id} page={page} way={`Read ${page.title}`}>
      <ul className="grid gap-x-10 border-t border-line md:grid-cols-2">
        {page.sections.map((section) => (
          <li key={section.id} className="relative border-b border-line py-4 hover:bg-hover">
            <MovedLink
              oldId={section.id}
              href={`${page.path}#${section.id}`}
              className="scroll-mt-36 rounded-sm font-semibold text-ink underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {section.title}
            </MovedLink>
            <p className="mt-1 text-sm text-soft">{firstSentence(section.text)}</p>
          </li>
        ))}
      </ul>
    </DocumentationPart>
  )
}

/** The addresses that these had while they stood on this page. */
const oldIds: Readonly<Record<string, string>> = { errors: 'refusals' }

function ReferencePart({ id }: { id: string }) {
  return (
    <DocumentationPart id={id} page={referencePage} way="Open the API Reference">
      <div className="flex max-w-[42rem] flex-col gap-3 text-base text-soft">
        <p>
          Keys are sent as a Bearer authorization:{' '}
          <InlineCode>Authorization: Bearer sk_YOUR_SECRET_KEY</InlineCode>.
        </p>
        <Unauthorized />
        <p>
          For every call:{' '}
          {referencePages.map(({ page, text }, index) => (
            <span key={page.path}>
              {index > 0 && ', '}
              <MovedLink oldId={oldIds[text.id] ?? text.id} href={page.path} className={inSentence}>
                {page.title.toLowerCase()}
              </MovedLink>
            </span>
          ))}
          . Used by our own pages:{' '}
          <MovedLink oldId="other-calls" href={internalPage.path} className={inSentence}>
            internal calls
          </MovedLink>
          .
        </p>
      </div>
      <div className="mt-10">
        <CallList isOld />
      </div>
    </DocumentationPart>
  )
}

const inSentence =
  'scroll-mt-36 rounded-[3px] font-semibold text-accent-text underline decoration-accent-line underline-offset-3 hover:decoration-current'

function DocumentationPart({
  id,
  page,
  way,
  children,
}: {
  id: string
  page: GuidePage
  way: string
  children: ReactNode
}) {
  return (
    <section id={id} aria-label={page.title} data-tab-panel="" className="scroll-mt-32">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div className="max-w-[46rem]">
          <h2 className="font-serif text-page font-medium tracking-[-0.02em] text-ink">{page.title}</h2>
          <p className="mt-2 text-lg text-soft">{page.summary}</p>
        </div>
        <LinkButton href={page.path} variant="secondary">
          {way}
        </LinkButton>
      </header>
      <div className="mt-8">{children}</div>
    </section>
  )
}
