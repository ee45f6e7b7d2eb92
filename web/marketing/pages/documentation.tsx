import type { ReactNode } from 'react'
import { documentedGroups } from '#contract/reference.ts'
import { ApiReference } from '../documentation/api-reference.tsx'
import { SideContents, type SideSection } from '../documentation/side-contents.tsx'
import {
  type DocumentationText,
  features,
  gettingStarted,
  integrations,
  troubleshooting,
} from '../documentation/texts.ts'
import { Island } from '../shell/island.tsx'
import { headingsOf, typeset } from '../copy/document.ts'
import { PageHead } from '../copy/page-head.tsx'
import { Prose } from '../copy/prose.tsx'

const referenceSections: readonly SideSection[] = [
  { id: 'authorization', text: 'Authorization' },
  { id: 'limits', text: 'Limits' },
  { id: 'refusals', text: 'Errors' },
  ...documentedGroups.map(({ id, title, calls }) => ({
    id,
    text: title,
    calls: calls.map(({ endpoint }) => endpoint),
  })),
  { id: 'other-calls', text: 'Internal calls' },
]

/** Five parts, of which one shows at a time; below each other without JavaScript. */
export function DocumentationPage() {
  return (
    <div className="pt-12 pb-20 sm:pt-16 lg:pb-28">
      <div className="mx-auto w-full max-w-6xl px-4 sm:px-8">
        <PageHead title="Documentation">
          <p className="mt-4 max-w-[38rem] text-lg text-soft">
            How to set it up, what it does, and every call your code can make.
          </p>
        </PageHead>
      </div>
      <nav
        aria-label="Documentation"
        className="sticky top-16 z-20 mt-8 border-b border-line bg-paper/95 frosted"
      >
        <div className="mx-auto w-full max-w-6xl px-4 sm:px-8">
          <Island name="documentation-tabs" props={{}} when="now" />
        </div>
      </nav>
      <div data-tab-panels="" className="mx-auto flex w-full max-w-6xl flex-col gap-24 px-4 pt-10 sm:px-8">
        <TextPart id="getting-started" text={gettingStarted} />
        <TextPart id="features" text={features} />
        <TextPart id="integrations" text={integrations} />
        <Part
          id="api-reference"
          title="API Reference"
          lead="Generated from the server’s own contract, with tested examples."
          sections={referenceSections}
        >
          <ApiReference />
        </Part>
        <TextPart id="troubleshooting" text={troubleshooting} />
      </div>
    </div>
  )
}

function TextPart({ id, text: { front, tokens } }: { id: string; text: DocumentationText }) {
  return (
    <Part id={id} title={front.title} lead={typeset(front.lead)} sections={headingsOf(tokens)}>
      <Prose tokens={tokens} />
    </Part>
  )
}

function Part({
  id,
  title,
  lead,
  sections,
  children,
}: {
  id: string
  title: string
  lead: string
  sections: readonly SideSection[]
  children: ReactNode
}) {
  return (
    <section id={id} aria-label={title} data-tab-panel="" className="scroll-mt-32">
      <header className="max-w-[46rem]">
        <h2 className="font-serif text-page font-medium tracking-[-0.02em] text-ink">{title}</h2>
        <p className="mt-2 text-lg text-soft">{lead}</p>
      </header>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <SideContents part={title} sections={sections} />
        {children}
      </div>
    </section>
  )
}
