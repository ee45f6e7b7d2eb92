import { PageHead } from '../copy/page-head.tsx'
import { helpGroups, type HelpTopic } from '../guide/help-guide.ts'
import { LargeSearch } from '../guide/large-search.tsx'
import { MovedLink } from '../guide/moved-link.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { StillStuck } from '../guide/still-stuck.tsx'

/** The way to every topic, with the questions that it answers. */
export function HelpPage() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-12 pb-20 sm:px-8 sm:pt-16 lg:pb-28">
      <PageHead title="Help">
        <p className="mt-4 mb-7 max-w-[36.5rem] text-lg text-soft">
          From your first link to your own server. Can’t find it? <TextLink href="/contact">Ask us</TextLink>.
        </p>
        <LargeSearch />
      </PageHead>
      {helpGroups.map(({ title, pages }) => (
        <section key={title} aria-label={title} className="mt-14">
          <h2 className="font-serif text-page font-medium tracking-[-0.02em]">{title}</h2>
          <ul className="mt-5 gap-4 md:columns-2">
            {pages.map((topic) => (
              <Topic key={topic.path} topic={topic} />
            ))}
          </ul>
        </section>
      ))}
      <div className="mt-16">
        <StillStuck />
      </div>
    </div>
  )
}

function Topic({ topic: { path, slug, title, summary, sections } }: { topic: HelpTopic }) {
  return (
    <li className="mb-4 break-inside-avoid rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6">
      <h3 className="text-lg font-semibold">
        <MovedLink
          oldId={slug}
          href={path}
          className="scroll-mt-24 rounded-sm text-ink underline-offset-4 hover:underline"
        >
          {title}
        </MovedLink>
      </h3>
      <p className="mt-1 text-base text-soft">{summary}</p>
      <ul className="mt-4 hidden flex-col gap-0.5 border-t border-line pt-3 sm:flex">
        {sections.map(({ id, title: question }) => (
          <li key={id}>
            <MovedLink
              oldId={id}
              href={`${path}#${id}`}
              className="block scroll-mt-24 rounded-sm py-1 text-sm text-accent-text underline-offset-4 hover:underline pointer-coarse:py-2.5"
            >
              {question}
            </MovedLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
