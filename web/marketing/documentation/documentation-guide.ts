import { type DocumentedCall, groupsOf, isDocumented } from '#contract/documentation.ts'
import { allEndpoints } from '../../lib/call/all-endpoints.ts'
import { typeset } from '../copy/document.ts'
import type { Guide, GuidePage, GuideSection } from '../guide/guide.ts'
import { sectionsOf } from '../guide/sections.ts'
import { callId, spokenPath } from './addresses.ts'
import { readFields } from './fields.ts'
import { type ReferenceText, referenceTexts } from './reference-texts.tsx'
import { type DocumentationText, texts } from './texts.ts'

/** The four parts that are texts, each a page. */
export const textPages = texts.map((text) => ({ text, page: textPage(text) }))

/** What holds for every call, each a page. */
export const referencePages: readonly { text: ReferenceText; page: GuidePage }[] = referenceTexts.map(
  (text) => ({
    text,
    page: {
      path: `/documentation/api/${text.id}`,
      title: text.title,
      summary: text.summary,
      sections: [{ id: '', title: text.title, text: `${text.summary} ${text.searched}` }],
    } satisfies GuidePage,
  }),
)

/** The calls of the API Reference by groups, each a page. */
export const groupPages = groupsOf(allEndpoints).map((group) => ({
  group,
  page: {
    path: `/documentation/api/${group.slug}`,
    title: group.title,
    summary: group.says,
    sections: group.calls.map(sectionOfCall),
  } satisfies GuidePage,
}))

/** Every call that is not documented by itself. */
export const internalCalls = allEndpoints.filter((endpoint) => !isDocumented(endpoint))

/** The calls that our own pages make. */
export const internalPage: GuidePage = {
  path: '/documentation/api/internal',
  title: 'Internal calls',
  summary: 'The calls behind our own pages. Any of them may change from one version to the next.',
  sections: [{ id: '', title: 'Internal calls', text: internalCalls.map(spokenPath).join(' ') }],
}

/** The description for tools, and a viewer of it. */
export const explorerPage: GuidePage = {
  path: '/documentation/api/explorer',
  title: 'OpenAPI and clients',
  summary: 'The whole API as OpenAPI 3.1, an explorer to try it in, and typed clients.',
  sections: [
    {
      id: '',
      title: 'OpenAPI and clients',
      text: 'openapi.json OpenAPI 3.1 Swagger explorer TypeScript client openapi-fetch Python challenge ALTCHA proof of work versions v1',
    },
  ],
}

/** All calls at a glance. */
export const referencePage: GuidePage = {
  path: '/documentation/api',
  title: 'API Reference',
  label: 'All calls',
  summary: 'Every call your own code can make, generated from the server’s contract, with tested examples.',
  sections: [],
}

export const documentationGuide: Guide = {
  name: 'Documentation',
  path: '/documentation',
  groups: [
    { title: 'Guides', pages: textPages.map(({ page }) => page) },
    {
      title: 'API Reference',
      pages: [
        referencePage,
        explorerPage,
        ...referencePages.map(({ page }) => page),
        ...groupPages.map(({ page }) => page),
        internalPage,
      ],
    },
  ],
}

function textPage({ name, front, tokens }: DocumentationText): GuidePage {
  return {
    path: `/documentation/${name}`,
    title: front.title,
    summary: typeset(front.lead),
    sections: sectionsOf(tokens),
  }
}

function sectionOfCall(call: DocumentedCall): GuideSection {
  const { method, query, body, about } = call
  const fields = [query, body].flatMap((schema) => (schema ? readFields(schema) : []))
  return {
    id: callId(call),
    title: `${method} ${spokenPath(call)}`,
    text: `${about.title}. ${about.says} ${fields.map(({ name }) => name).join(' ')}`,
  }
}
