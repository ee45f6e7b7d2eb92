import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Filters } from '#contract/assistant/query.ts'
import { folded } from '#shared/text/folded.ts'
import { readProfile } from '../../business/service.ts'
import { campaigns } from '../../campaigns/tables.ts'
import { collectionLinks } from '../../collection/tables.ts'
import type { Tx } from '../../db/database.ts'
import { testimonialCounters, testimonialTags } from '../../testimonials/tables.ts'
import { widgets } from '../../widgets/tables.ts'

/** Something of the workspace that has a name, and the filter that means it. */
export interface Named {
  readonly kind: 'source' | 'tag' | 'link' | 'campaign' | 'service' | 'widget' | 'language'
  readonly name: string
  readonly filter: keyof Filters
  readonly value: string
}

const mostOfAKind = 500
const platforms = ['Google', 'Facebook', 'Trustpilot', 'Yelp']
const languageCodes = 'en es fr de pt it nl pl ru tr ar zh ja ko sv da nb fi cs el he hi th uk ro hu'.split(
  ' ',
)
const languageNames = new Intl.DisplayNames('en', { type: 'language' })
export const languageName = (code: string) => languageNames.of(code) ?? code

/** What can be called by its name in a question. Customers and companies are looked up where a name is left over. */
export async function namesOf(tx: Tx, workspaceId: string): Promise<Named[]> {
  const { source } = testimonialCounters
  const sources = await tx
    .selectDistinct({ name: source })
    .from(testimonialCounters)
    .where(
      and(eq(testimonialCounters.workspaceId, workspaceId), ne(source, ''), gt(testimonialCounters.count, 0)),
    )
    .limit(mostOfAKind)
  const tags = await tx
    .select({ name: testimonialTags.name })
    .from(testimonialTags)
    .where(eq(testimonialTags.workspaceId, workspaceId))
    .limit(mostOfAKind)
  const { links, asking, shown } = await ownNames(tx, workspaceId)
  const known = new Set(sources.map(({ name }) => name.toLowerCase()))
  return [
    ...[
      ...sources.map(({ name }) => name),
      ...platforms.filter((name) => !known.has(name.toLowerCase())),
    ].map((name): Named => ({ kind: 'source', name, filter: 'source', value: name })),
    ...tags.map(({ name }): Named => ({ kind: 'tag', name, filter: 'tag', value: name })),
    ...links.map(({ id, name }): Named => ({ kind: 'link', name, filter: 'link', value: id })),
    ...asking.map(({ id, name }): Named => ({ kind: 'campaign', name, filter: 'campaign', value: id })),
    ...shown.map(({ id, name }): Named => ({ kind: 'widget', name, filter: 'widget', value: id })),
    ...(await servicesOf(tx, workspaceId)).map((name): Named => ({
      kind: 'service',
      name,
      filter: 'mentions',
      value: name,
    })),
    ...languageCodes.map((code): Named => ({
      kind: 'language',
      name: languageName(code),
      filter: 'language',
      value: code,
    })),
  ]
}

/** What the team itself has named. */
async function ownNames(tx: Tx, workspaceId: string) {
  const links = await tx
    .select({ id: collectionLinks.id, name: collectionLinks.description })
    .from(collectionLinks)
    .where(
      and(
        eq(collectionLinks.workspaceId, workspaceId),
        ne(collectionLinks.description, ''),
        sql`kind <> 'request'`,
      ),
    )
    .limit(mostOfAKind)
  const asking = await tx
    .select({ id: campaigns.id, name: campaigns.name })
    .from(campaigns)
    .where(eq(campaigns.workspaceId, workspaceId))
    .limit(mostOfAKind)
  const shown = await tx
    .select({ id: widgets.id, name: widgets.name })
    .from(widgets)
    .where(eq(widgets.workspaceId, workspaceId))
    .limit(mostOfAKind)
  return { links, asking, shown }
}

/** What the business offers, as its profile lists it. */
export async function servicesOf(tx: Tx, workspaceId: string): Promise<string[]> {
  const profile = await readProfile(tx, workspaceId)
  return (profile?.services ?? '')
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.length <= 60)
}

/** How a name is looked for in a question: by its plain letters, the spaces between its words apart. */
export function plainName(name: string): string {
  return folded(name)
    .toLowerCase()
    .replaceAll(/'s\b|[^\p{L}\p{N}'&+.]+|\.(?=\s|$)/gu, ' ')
    .trim()
}
