import { type SQL, sql } from 'drizzle-orm'
import {
  type CampaignPerson,
  listCampaignPeople,
  type PersonState,
} from '#contract/campaigns/campaign-people.ts'
import type { SkipReason } from '#contract/campaigns/campaign-audience.ts'
import type { WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { pageOf, type Position } from '../../db/keyset.ts'
import { contains } from '../../search/search-words.ts'
import { customers } from '../../customers/tables.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { type AskedPage, describePage, readCursor } from '../../http/paging.ts'
import { shownAddress } from '../../kit/shown-address.ts'
import { nextOpening } from '../../kit/send-window.ts'
import { windowAt } from '../sending/hours.ts'
import { campaignSettingsOf } from '../settings.ts'
import { peopleOf, sentOf } from './person-view.ts'
import { readCampaign } from '../present.ts'

const pageSize = 50
const hourMs = 3_600_000

export interface Filters {
  readonly state?: PersonState | undefined
  readonly search?: string | undefined
}

/** In the order in which they came into it, by keyset. Sets `Link` and `X-Total-Count`. */
export async function readPeopleList(
  context: WorkspaceContext,
  id: string,
  { limit = pageSize, cursor, ...filters }: Filters & AskedPage,
): Promise<CampaignPerson[]> {
  const position = readCursor(cursor)
  const { tenant, workspaceId, reply } = context
  return tenant(async (tx) => {
    await readCampaign(tx, workspaceId, id)
    const { page, total } = await readPeoplePage(tx, { workspaceId, id, filters, position, limit })
    const path = listCampaignPeople.path.replace(':id', id)
    describePage(reply, path, { ...filters, limit }, { ...page, total, isCounted: true })
    return peopleWithIds(
      tx,
      workspaceId,
      id,
      page.rows.map((row) => row.id),
    )
  })
}

interface Asked {
  readonly workspaceId: string
  readonly id: string
  readonly filters: Filters
  readonly position: Position | undefined
  readonly limit: number
}

type Placed = { id: string; created_at: string; total: number }

export async function readPeoplePage(tx: Tx, { workspaceId, id, filters, position, limit }: Asked) {
  const { state, search } = filters
  const conditions: SQL[] = [sql`true`]
  if (state) conditions.push(sql`people.state = ${state}`)
  if (search) conditions.push(contains(customers.searchText, search) ?? sql`true`)
  const comesAfter = position
    ? sql`where (created_at, id) > (${position.createdAt.toISOString()}::timestamptz, ${position.id}::uuid)`
    : sql``
  const { rows } = await tx.execute<Placed>(sql`
    with sent as (${sentOf(workspaceId, [id])}), people as (${peopleOf(workspaceId, [id])}),
    found as (
      select people.id, people.created_at from people
      left join ${customers} on ${customers.workspaceId} = ${workspaceId} and ${customers.id} = people.customer_id
      where ${sql.join(conditions, sql` and `)}
    )
    select id, created_at, (select count(*)::int from found) as total from found ${comesAfter}
    order by created_at, id limit ${limit + 1}`)
  const positions = rows.map((row) => ({ id: row.id, createdAt: new Date(row.created_at) }))
  const total =
    rows[0]?.total ??
    (position ? await countFound(tx, { workspaceId, id, filters, limit: 1, position: undefined }) : 0)
  return { page: pageOf(positions, limit), total }
}

async function countFound(tx: Tx, asked: Asked): Promise<number> {
  return (await readPeoplePage(tx, asked)).total
}

type Sent = {
  person_id: string
  step: number
  channel: CampaignPerson['sent'][number]['channel']
  at: string
  state: CampaignPerson['sent'][number]['state']
  opened_at: string | null
  clicked_at: string | null
  email_id: string | null
  testimonial_id: string | null
  is_answer: boolean
}

type Person = {
  id: string
  customer_id: string | null
  name: string | null
  email: string | null
  state: PersonState
  reason: SkipReason | null
  place: string
  next_step: number
  due_at: string | null
  asked_at: string | null
  answered_at: string | null
}

/** These people of a campaign, in this order, with all that was sent to them. */
export async function peopleWithIds(
  tx: Tx,
  workspaceId: string,
  campaignId: string,
  ids: readonly string[],
): Promise<CampaignPerson[]> {
  if (ids.length === 0) return []
  const those = sql`${sql.param(ids)}::uuid[]`
  const sent = sql`sent as (select * from (${sentOf(workspaceId, [campaignId])}) s where person_id = any(${those}))`
  const { rows: people } = await tx.execute<Person>(sql`
    with ${sent}, people as (${peopleOf(workspaceId, [campaignId], sql`p.id = any(${those})`)})
    select people.*, c.name, c.email from people
    left join ${customers} c on c.workspace_id = ${workspaceId} and c.id = people.customer_id`)
  const { rows: all } = await tx.execute<Sent>(sql`
    with ${sent}
    select sent.*, t.id is not null as is_answer from sent
    left join ${testimonials} t on t.workspace_id = ${workspaceId} and t.id = sent.testimonial_id
      and t.form_id = sent.link_id
    order by step`)
  const byId = new Map(people.map((person) => [person.id, person]))
  const sentTo = new Map<string, Sent[]>()
  for (const one of all) sentTo.set(one.person_id, [...(sentTo.get(one.person_id) ?? []), one])
  const campaign = await readCampaign(tx, workspaceId, campaignId)
  const { timeZone } = await campaignSettingsOf(tx, workspaceId)
  const leavesAt = ({ due_at: due, next_step: step }: Person) =>
    due === null
      ? null
      : nextOpening(windowAt(campaign, step, timeZone ?? 'UTC'), new Date(due)).toISOString()
  return ids.flatMap((id) => {
    const person = byId.get(id)
    return person ? presentPerson(person, sentTo.get(id) ?? [], leavesAt(person)) : []
  })
}

function presentPerson(person: Person, sent: readonly Sent[], leavesAt: string | null): CampaignPerson {
  const hasNext = person.place === 'waiting' && ['waiting', 'asked', 'clicked'].includes(person.state)
  const answer = sent.find((one) => one.is_answer)
  return {
    id: person.id,
    customerId: person.customer_id,
    name: person.name ?? '',
    email: shownAddress(person.email ?? ''),
    state: person.state,
    reason: person.reason,
    sent: sent.map((one) => ({
      step: one.step,
      channel: one.channel,
      at: iso(one.at)!,
      state: one.state,
      openedAt: iso(one.opened_at),
      clickedAt: iso(one.clicked_at),
      emailId: one.email_id,
    })),
    nextStep: hasNext ? person.next_step : null,
    nextSendAt: hasNext ? leavesAt : null,
    answeredAt: iso(person.answered_at),
    hoursToAnswer: hoursBetween(person.asked_at, person.answered_at),
    answeredStep: answer?.step ?? null,
    testimonialId: answer?.testimonial_id ?? sent.find((one) => one.testimonial_id)?.testimonial_id ?? null,
  }
}

function iso(moment: string | null): string | null {
  return moment === null ? null : new Date(moment).toISOString()
}

function hoursBetween(from: string | null, until: string | null): number | null {
  if (from === null || until === null) return null
  return Math.max(0, (Date.parse(until) - Date.parse(from)) / hourMs)
}
