import type { ReactNode } from 'react'
import { Prose } from '../copy/prose.tsx'
import type { GuidePage } from '../guide/guide.ts'
import { GuideFrame } from '../guide/guide-frame.tsx'
import type { SitePage } from '../site-page.ts'
import { DocumentationPage } from '../pages/documentation.tsx'
import { CallEntry } from './call-entry.tsx'
import { CallList } from './call-list.tsx'
import {
  documentationGuide,
  explorerPage,
  groupPages,
  internalPage,
  referencePage,
  referencePages,
  textPages,
} from './documentation-guide.ts'
import { ExplorerText } from './explorer-text.tsx'
import { InternalCalls } from './internal-calls.tsx'
import { brandedTitle } from '../../lib/branded-title.ts'

/** The documentation: its front page, its texts, and the API Reference by groups of calls. */
export const documentationPages: readonly SitePage[] = [
  {
    path: '/documentation',
    title: brandedTitle('Documentation'),
    description:
      'Getting started, features, integrations, troubleshooting, and an API reference with tested examples.',
    component: DocumentationPage,
  },
  ...textPages.map(({ page, text }) => sitePage(page, 'Documentation', <Prose tokens={text.tokens} />)),
  sitePage(referencePage, 'Documentation', <CallList />),
  sitePage(explorerPage, 'API Reference', <ExplorerText />),
  ...referencePages.map(({ page, text: { component: Text } }) =>
    sitePage(
      page,
      'API Reference',
      <div className="flex max-w-[42rem] flex-col gap-4 text-lg text-soft">
        <Text />
      </div>,
    ),
  ),
  ...groupPages.map(({ page, group }) =>
    sitePage(
      page,
      'API Reference',
      <div className="flex flex-col gap-12">
        {group.calls.map((call) => (
          <CallEntry key={`${call.method} ${call.path}`} call={call} />
        ))}
      </div>,
    ),
  ),
  sitePage(internalPage, 'API Reference', <InternalCalls />),
]

function sitePage(page: GuidePage, part: string, content: ReactNode): SitePage {
  return {
    path: page.path,
    title: brandedTitle(`${page.title} · ${part}`),
    description: page.summary,
    component: () => (
      <GuideFrame guide={documentationGuide} page={page}>
        {content}
      </GuideFrame>
    ),
  }
}
