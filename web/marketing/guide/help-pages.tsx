import { Prose } from '../copy/prose.tsx'
import type { SitePage } from '../site-page.ts'
import { HelpPage } from '../pages/help.tsx'
import { GuideFrame } from './guide-frame.tsx'
import { helpGroups, helpGuide, type HelpTopic } from './help-guide.ts'
import { StillStuck } from './still-stuck.tsx'
import { brandedTitle } from '../../lib/branded-title.ts'

/** The help: its front page, and a page for each topic. */
export const helpPages: readonly SitePage[] = [
  {
    path: '/help',
    title: brandedTitle('Help'),
    description:
      'How everything works: collecting, importing, approving, consent, embedding, exporting and self-hosting.',
    component: HelpPage,
  },
  ...helpGroups.flatMap(({ pages }) =>
    pages.map((topic) => ({
      path: topic.path,
      title: brandedTitle(`${topic.title} · Help`),
      description: topic.summary,
      component: () => <TopicPage topic={topic} />,
    })),
  ),
]

function TopicPage({ topic }: { topic: HelpTopic }) {
  return (
    <GuideFrame guide={helpGuide} page={topic}>
      <div className="flex flex-col">
        {topic.sections.map(({ id, title, tokens }) => (
          <section
            key={id}
            aria-labelledby={id}
            className="max-w-[42rem] border-t border-line pt-7 not-first:mt-9"
          >
            <h2 id={id} className="mb-3 scroll-mt-24 text-[1.25rem] leading-snug font-semibold text-ink">
              {title}
            </h2>
            <Prose tokens={tokens} />
          </section>
        ))}
        <div className="mt-14">
          <StillStuck />
        </div>
      </div>
    </GuideFrame>
  )
}
