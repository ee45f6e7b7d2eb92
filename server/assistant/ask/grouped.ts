import { type SQL, sql } from 'drizzle-orm'
import type { Filters, Group } from '#contract/assistant/query.ts'
import { campaigns } from '../../campaigns/tables.ts'
import { collectionLinks } from '../../collection/tables.ts'
import { requests } from '../../customers/tables.ts'
import { daySaidIn, waitingReason } from '../../testimonials/service.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { servicesOf } from '../read/names.ts'
import { type Asking, listedCondition, listFiltersOf, type Narrowed } from './asking.ts'
import { averageOf, readFigures, type RowSums, sumsOf } from './figures.ts'
import { daysOf, isPeriod, spanNameOf } from './periods.ts'

/** One of the groups of an answer. */
export interface Grouped {
  readonly label: string
  readonly count: number
  readonly rated: number
  readonly average: number | null
  /** What narrows the list to just these; nothing where no list can. */
  readonly narrowed?: Narrowed
}

export const mostGroups = 12
type Row = RowSums & { readonly key: string | null; readonly label: string | null }

/** Testimonials by what they are grouped by, the most first; periods in their order. */
export async function readGroups(asking: Asking, narrowed: Narrowed, group: Group): Promise<Grouped[]> {
  if (group === 'service') return byService(asking, narrowed)
  const rows = await readRows(asking, narrowed, group)
  const found = rows.map((row): Grouped => {
    const of = narrowedTo(group, row.key)
    const { key, count, rated } = row
    return {
      label: labelOf(group, key, row.label),
      count,
      rated,
      average: averageOf(row),
      ...(of && {
        narrowed: { filters: { ...narrowed.filters, ...of.filters }, span: of.span ?? narrowed.span },
      }),
    }
  })
  return group === 'rating' ? found.toReversed() : found
}

async function readRows(asking: Asking, narrowed: Narrowed, group: Group): Promise<Row[]> {
  const { tx, timeZone } = asking
  const filters = listFiltersOf(narrowed, timeZone)
  const { key, label = sql`null::text`, from = sql``, where = sql`true` } = keyOf(group, asking)
  const isOfOneSource = group === 'source' || (filters.source !== undefined && filters.source !== 'form')
  const isInOrder = isPeriod(group) || group === 'weekday' || group === 'rating'
  const { rows } = await tx.execute<Row>(sql`
    select ${key} as key, ${label} as label, ${sumsOf(isOfOneSource)}
    from ${testimonials} ${from}
    where ${listedCondition(asking, narrowed)} and ${where}
    group by 1, 2 order by ${isInOrder ? sql`1` : sql`3 desc, 1`}`)
  return rows
}

interface Key {
  readonly key: SQL
  readonly label?: SQL
  readonly from?: SQL
  readonly where?: SQL
}

function keyOf(group: Exclude<Group, 'service'> | Group, { workspaceId, timeZone }: Asking): Key {
  const isDated = sql`not is_undated`
  if (isPeriod(group))
    return {
      key: sql`date_trunc(${sql.raw(`'${group}'`)}, ${daySaidIn(timeZone)}::timestamp)::date::text`,
      where: isDated,
    }
  if (group === 'weekday')
    return { key: sql`extract(isodow from ${daySaidIn(timeZone)})::int::text`, where: isDated }
  if (group === 'link' || group === 'channel')
    return {
      key:
        group === 'link'
          ? sql`case when link_kind = 'request' then 'request' else link_id end`
          : sql`coalesce(link_kind, ${testimonials.origin})`,
      label:
        group === 'link' ? sql`case when link_kind = 'request' then '' else link_name end` : sql`null::text`,
      from: sql`left join (select id as link_id, kind as link_kind, description as link_name from ${collectionLinks}
        where workspace_id = ${workspaceId}) l on link_id = ${testimonials.formId}`,
      where: group === 'link' ? sql`link_id is not null` : sql`true`,
    }
  if (group === 'campaign')
    return {
      key: sql`asked_by::text`,
      label: sql`asked_name`,
      from: sql`join (select distinct r.testimonial_id as asked_for, c.id as asked_by, c.name as asked_name
        from ${requests} r join ${campaigns} c on c.workspace_id = r.workspace_id and c.id = r.campaign_id
        where r.workspace_id = ${workspaceId} and r.testimonial_id is not null) a on asked_for = ${testimonials.id}`,
    }
  if (group === 'tag')
    return { key: sql`tag`, from: sql`cross join lateral unnest(${testimonials.tags}) as tag` }
  return columns[group] ?? columns.rating
}

const columns: Partial<Record<Group, Key>> & Record<'rating', Key> = {
  rating: { key: sql`rating::text`, where: sql`rating is not null` },
  status: { key: sql`case when is_private then 'private' else ${testimonials.status} end` },
  source: {
    key: sql`case when origin = 'customer' then 'form' when origin in ('owner', 'owner_ai') then 'team'
      when source is not null then 'named:' || source else origin end`,
  },
  language: { key: sql`language`, where: sql`language is not null and language <> 'und'` },
  customer: { key: sql`customer_name`, where: sql`customer_name <> ''` },
  company: { key: sql`${testimonials.company}`, where: sql`coalesce(${testimonials.company}, '') <> ''` },
  reason: { key: waitingReason, where: sql`not publishable` },
}

function narrowedTo(group: Group, key: string | null): Narrowed | undefined {
  if (key === null) return undefined
  const filters = (of: Filters): Narrowed => ({ filters: of })
  if (isPeriod(group)) return { filters: {}, span: { ...daysOf(group, key), name: spanNameOf(group, key) } }
  if (group === 'rating') return filters({ rating: Number(key) })
  if (group === 'status')
    return filters(key === 'private' ? { isPrivate: 'true' } : { status: key as 'pending' })
  if (group === 'source') {
    if (key.startsWith('named:')) return filters({ source: key.slice('named:'.length) })
    // A list of all that was imported has those with a named source, too.
    return key === 'form' || key === 'team' ? filters({ source: key }) : undefined
  }
  if (group === 'channel') return ofChannel(key)
  if (group === 'link') return filters(key === 'request' ? { linkKind: 'request' } : { link: key })
  if (group === 'reason') return filters({ waitingFor: key as 'approval', isShown: 'false' })
  if (
    group === 'tag' ||
    group === 'language' ||
    group === 'customer' ||
    group === 'company' ||
    group === 'campaign'
  )
    return filters({ [group]: key })
  return undefined
}

function ofChannel(key: string): Narrowed | undefined {
  if (key === 'form' || key === 'link' || key === 'qr' || key === 'request')
    return { filters: { linkKind: key } }
  return key === 'imported' || key === 'api' ? { filters: { source: key } } : undefined
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const labels: Readonly<Record<string, string>> = {
  'status pending': 'Pending',
  'status approved': 'Approved',
  'status rejected': 'Rejected',
  'status private': 'Private feedback',
  'source form': 'Your form',
  'source team': 'Added by your team',
  'source api': 'API',
  'source imported': 'Imported',
  'channel form': 'Your form',
  'channel link': 'Shared links',
  'channel qr': 'QR codes',
  'channel request': 'Requests',
  'channel imported': 'Imports',
  'channel api': 'API',
  'channel owner': 'Added by your team',
  'channel owner_ai': 'AI drafts',
  'channel customer': 'Links that no longer exist',
  'link request': 'Personal links',
  'reason approval': 'Waiting for your approval',
  'reason confirmation': 'Waiting for the customer to confirm',
  'reason consent': 'No consent to be shown',
  'reason private': 'Private feedback',
  'reason rejected': 'Rejected',
  'reason hidden': 'Hidden',
  'reason removed': 'Removed on its platform',
  'reason platform-terms': 'Platform terms not accepted',
  'reason withdrawn': 'Withdrawn by the customer',
}
const languageNames = new Intl.DisplayNames('en', { type: 'language' })

function labelOf(group: Group, key: string | null, label: string | null): string {
  if (key === null) return 'None'
  if (isPeriod(group))
    return spanNameOf(group, key)
      .replace(/^(?:in|on) /, '')
      .replace(/^the /, '')
  if (group === 'weekday') return weekdays[Number(key) - 1] ?? key
  if (group === 'rating') return key === '1' ? '1 star' : `${key} stars`
  if (group === 'language') return languageNames.of(key) ?? key
  const known = labels[`${group} ${key}`]
  if (known) return known
  if (group === 'source') return key.replace('named:', '')
  return group === 'link' ? label || 'Your form' : (label ?? key)
}

async function byService(asking: Asking, narrowed: Narrowed): Promise<Grouped[]> {
  const found: Grouped[] = []
  for (const name of (await servicesOf(asking.tx, asking.workspaceId)).slice(0, mostGroups)) {
    const { mentions } = narrowed.filters
    const of = {
      ...narrowed,
      filters: { ...narrowed.filters, ...(mentions ? { search: name } : { mentions: name }) },
    }
    const { count, rated, average } = await readFigures(asking, of)
    found.push({ label: name, count, rated, average, narrowed: of })
  }
  return found.toSorted((one, other) => other.count - one.count)
}
