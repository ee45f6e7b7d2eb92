import { LinkButton } from '../../ui/link-button.tsx'
import { Island } from '../shell/island.tsx'
import { Contents } from '../copy/contents.tsx'
import { typeset } from '../copy/document.ts'
import { Frame } from '../copy/frame.tsx'
import { helpTopics } from '../copy/help-topics.ts'
import { PageHead } from '../copy/page-head.tsx'
import { Prose } from '../copy/prose.tsx'

/** Every question and its answer on one page; the search box hides what does not match. */
export function HelpPage() {
  return (
    <Frame
      head={
        <PageHead title="Help">
          <p className="mt-4 mb-7 max-w-[36.5rem] text-lg text-soft">
            From your first link to your own server. Can’t find it?{' '}
            <a
              href="/contact"
              className="rounded-[3px] font-medium text-accent-text underline decoration-accent-line underline-offset-3 hover:decoration-current"
            >
              Ask us
            </a>
            .
          </p>
          <Island name="help-search" props={{}} when="now" className="max-w-[36.5rem] noscript:hidden" />
        </PageHead>
      }
      side={
        <Contents
          label="Topics"
          sections={helpTopics.map(({ slug, title }) => ({ id: slug, text: typeset(title) }))}
        />
      }
    >
      <div className="flex max-w-[36.5rem] min-w-0 flex-col gap-16">
        {helpTopics.map((topic) => (
          <Topic key={topic.slug} topic={topic} />
        ))}
        <aside
          aria-label="Contact"
          className="flex max-w-[36.5rem] flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface p-5 shadow-low"
        >
          <p className="text-base text-soft">
            <strong className="font-semibold text-ink">Still stuck?</strong> Write to the people who run this
            site.
          </p>
          <LinkButton href="/contact" variant="secondary">
            Contact
          </LinkButton>
        </aside>
      </div>
    </Frame>
  )
}

function Topic({ topic: { slug, title, summary, entries } }: { topic: (typeof helpTopics)[number] }) {
  return (
    <section data-help-topic="" aria-labelledby={slug}>
      <h2 id={slug} className="scroll-mt-24 font-serif text-page font-medium tracking-[-0.02em] text-ink">
        {typeset(title)}
      </h2>
      <p className="mt-1 text-base text-faint">{typeset(summary)}</p>
      {entries.map(({ id, question, tokens }) => (
        <section key={id} data-help-entry="" aria-labelledby={id} className="mt-8 border-t border-line pt-7">
          <h3 id={id} className="mb-3 scroll-mt-24 text-[1.1875rem] leading-snug font-semibold text-ink">
            {question}
          </h3>
          <Prose tokens={tokens} />
        </section>
      ))}
    </section>
  )
}
