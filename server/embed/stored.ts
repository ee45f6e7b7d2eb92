import { eq, type SQL, sql } from 'drizzle-orm'
import type { EmbedAnswer } from '#contract/embed/embed.ts'
import type { WidgetFilters } from '#contract/widgets/widgets.ts'
import type { Services } from '../context.ts'
import type { Db } from '../db/database.ts'
import { workspaceOf } from '../db/lookups.ts'
import { sha256 } from '../kit/ids.ts'
import { testimonials } from '../testimonials/tables.ts'
import { workspaces } from '../workspaces/tables.ts'
import { widgetOptionsOf, readStoredWidget, type StoredWidget } from '../widgets/service.ts'
import { embedAnswer, type Facts, type ShownAsJson, shownRowsOf } from './answer.ts'
import { isWidgetKey, type View } from './views.ts'

type Reading = Pick<Services, 'db' | 'secrets' | 'config'>

/** What a key leads to, and how its answer is made of what the workspace has. */
export interface Source {
  readonly apiKey: string
  readonly view: View
  readonly answer: (facts: Facts) => EmbedAnswer
  /** Read before everything else, so that a change in between is found out. */
  readonly version?: number
}

/** For a publishable key what was asked for; a stored widget brings settings and filters of its own. */
export async function embedSourceOf(reading: Reading, key: string, asked: View): Promise<Source | undefined> {
  if (!isWidgetKey(key)) {
    const narrowed = asked.written && (await narrowedTo(reading.db, key, asked.written))
    const answer = (facts: Facts) => embedAnswer(reading, { ...facts, ...narrowed?.narrow?.(facts) }, asked)
    return { apiKey: key, view: asked, answer, ...(narrowed && { version: narrowed.version }) }
  }
  const stored = await readStoredWidget(reading.db, key)
  return stored && sourceOfStored(reading, stored, asked)
}

/** Of a publishable key's workspace what is written in these languages, and the version that was read before it. */
async function narrowedTo(db: Db, key: string, languages: readonly string[]) {
  const [owner] = await db
    .select({ id: workspaces.id, version: workspaces.embedVersion })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceOf('key', sha256(key))))
  return owner && { version: owner.version, narrow: await narrowing(db, owner.id, { languages }) }
}

/** Nothing for a widget of somebody else. */
export async function ownSource(
  reading: Reading,
  workspaceId: string,
  key: string,
  asked: View,
): Promise<Source | undefined> {
  const stored = isWidgetKey(key) ? await readStoredWidget(reading.db, key) : undefined
  return stored?.workspaceId === workspaceId ? sourceOfStored(reading, stored, asked) : undefined
}

async function sourceOfStored(reading: Reading, stored: StoredWidget, asked: View): Promise<Source> {
  const { apiKey, version, workspaceId, filters, isPaused } = stored
  const view = viewOfStored(stored, asked)
  const narrow = isPaused ? undefined : await narrowing(reading.db, workspaceId, filters)
  const answer = (facts: Facts) =>
    isPaused ? nothingToShow : embedAnswer(reading, { ...facts, ...narrow?.(facts) }, view)
  return { apiKey, view, version, answer }
}

/** As that of a widget without testimonials: it takes no room. */
export const nothingToShow: EmbedAnswer = {
  success: true,
  testimonials: [],
  shown: 0,
  quoted: 0,
  total: 0,
  average: null,
  byStars: [],
  otherRatings: [],
}

/** Long after a plan has ended: the same, and a program is told why. */
export const noSubscription: EmbedAnswer = {
  ...nothingToShow,
  success: false,
  message: 'Embeds need an active subscription.',
}

/** Only the language may be asked for otherwise, where the owner leaves it to the page. */
function viewOfStored({ templateId, settings }: StoredWidget, asked: View): View {
  const options = widgetOptionsOf(templateId, settings)
  const isSet = settings.language !== 'page' && !asked.isLanguageFixed
  return {
    ...asked,
    max: Math.min(asked.options ? options.max : asked.max, options.max),
    language: isSet && settings.language !== 'page' ? settings.language : asked.language,
    options: asked.options && options,
    isLanguageFixed: asked.isLanguageFixed || isSet,
  }
}

/** Filters that are stored may be older than some of these. */
type Filters = { readonly [Name in keyof WidgetFilters]?: Readonly<WidgetFilters[Name]> }

/** What filters change: the testimonials and what visitors are told of them, never a sum. */
export async function narrowing(
  db: Db,
  workspaceId: string,
  filters: Filters,
): Promise<((facts: Facts) => Partial<Facts>) | undefined> {
  const condition = widgetFilterCondition(filters)
  if (!condition) return undefined
  const { rows: found } = await db.execute<{ rows: readonly ShownAsJson[] }>(
    sql`select ${shownRowsOf(sql`${workspaceId}::uuid`, condition)} as rows`,
  )
  const { minRating = null } = filters
  const rows = found[0]?.rows ?? []
  const showsImports = rows.some(({ origin }) => origin === 'imported' || origin === 'api')
  return ({ policy }) => ({ rows, policy: { ...policy, isNarrowed: true, minRating, showsImports } })
}

/** What the filters of a widget leave of what can be shown. */
export function widgetFilterCondition({
  tags = [],
  minRating = null,
  sources = [],
  languages = [],
}: Filters): SQL | undefined {
  const { tags: ofRow, rating, origin, source, language } = testimonials
  const text = (values: readonly string[]) =>
    sql`array[${sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )}]::text[]`
  const all = [
    tags.length > 0 ? sql`${ofRow} && ${text(tags)}` : undefined,
    minRating === null ? undefined : sql`${rating} >= ${minRating}`,
    sources.length > 0
      ? sql`case when ${origin} = 'customer' then 'form' else coalesce(${source}, '') end = any(${text(sources)})`
      : undefined,
    languages.length > 0 ? sql`${language} = any(${text(languages)})` : undefined,
  ].filter((one) => one !== undefined)
  return all.length > 0 ? sql.join(all, sql` and `) : undefined
}
