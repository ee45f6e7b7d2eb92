import { sql } from 'drizzle-orm'
import type { SkipReason } from '#contract/campaigns/campaign-audience.ts'
import type { AudienceKind, CampaignChannel } from '#contract/campaigns/campaigns.ts'
import type { Services, WorkspaceContext } from '../../context.ts'
import { customers, requests } from '../../customers/tables.ts'
import type { Tx } from '../../db/database.ts'
import { findUnreachable } from '../../emails/service.ts'
import { randomToken, sha256 } from '../../kit/ids.ts'
import { textablesOf } from '../../texts/service.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { daysBefore } from '../../kit/time.ts'
import { type Candidate, fairnessOf } from './fairness.ts'
import { campaignSettingsOf } from '../settings.ts'

export interface Audience {
  readonly audience?: AudienceKind | undefined
  readonly selectedCustomers?: readonly string[] | undefined
  readonly sampleSize?: number | null | undefined
  readonly sampleSeed?: string | null | undefined
}

/** The fairness meter of a selection that is not saved yet. */
export function previewAudience(
  context: WorkspaceContext,
  wanted: Audience & { readonly audience: AudienceKind; readonly channel?: CampaignChannel | undefined },
) {
  const { tenant } = context
  return tenant(async (tx) => {
    const candidates = await candidatesOf(context, tx, { channel: wanted.channel ?? 'email' })
    const sampleSeed = wanted.audience === 'sample' ? (wanted.sampleSeed ?? randomToken()) : null
    const selected = selectedOf(candidates, { ...wanted, sampleSeed: sampleSeed ?? undefined })
    return {
      fairness: fairnessOf(candidates, selected, wanted.audience),
      selected: selected.size,
      skipped: countReasons(candidates.filter(({ id }) => selected.has(id))),
      sampleSeed,
    }
  })
}

/** Those of the customers whom an audience means. A sample is drawn from those who could be asked. */
export function selectedOf(candidates: readonly Candidate[], wanted: Audience): Set<string> {
  if (wanted.audience === 'everyone') return new Set(candidates.map(({ id }) => id))
  if (wanted.audience === 'sample') {
    const eligible = candidates.filter(({ reason }) => reason === undefined)
    return new Set(draw(eligible, wanted.sampleSeed ?? '').slice(0, wanted.sampleSize ?? 0))
  }
  const here = new Set(candidates.map(({ id }) => id))
  return new Set((wanted.selectedCustomers ?? []).filter((id) => here.has(id)))
}

/** In an order that nobody chose, and that the seed brings back. */
function draw(candidates: readonly Candidate[], seed: string): string[] {
  return candidates
    .map(({ id }) => ({ id, place: sha256(`${seed}\n${id}`).toString('hex') }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ id }) => id)
}

function countReasons(people: readonly Candidate[]) {
  const counts = new Map<SkipReason, number>()
  for (const { reason } of people) if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].map(([reason, count]) => ({ reason, count }))
}

interface Asking {
  readonly channel: CampaignChannel
  /** What this campaign sent is no earlier ask. */
  readonly except?: string
}

/** Every customer with what they said before and whether they could be asked now, by email or by text message. */
export async function candidatesOf(
  services: Services & { readonly workspaceId: string },
  tx: Tx,
  { channel, except }: Asking,
): Promise<Candidate[]> {
  const { workspaceId } = services
  const now = services.now()
  const { cooldownDays } = await campaignSettingsOf(tx, workspaceId)
  const since = daysBefore(now, cooldownDays).toISOString()
  const isOther = except === undefined ? sql`true` : sql`r.campaign_id is distinct from ${except}`
  const { rows } = await tx.execute<{
    id: string
    email: string
    rating: number | null
    answered: boolean
    asked: boolean
  }>(sql`
    select c.id, c.email, said.rating, coalesce(said.at >= ${since}, false) as answered,
      coalesce(asked.at >= ${since}, false) and ${cooldownDays} > 0 as asked
    from ${customers} c
    left join (
      select customer_email, round(avg(rating))::int as rating, max(created_at) as at from ${testimonials}
      where workspace_id = ${workspaceId} and customer_email is not null and deleted_at is null
      group by customer_email
    ) said on said.customer_email = c.email
    left join (
      select r.customer_id, max(r.sent_at) as at from ${requests} r
      where r.workspace_id = ${workspaceId} and r.customer_id is not null and ${isOther} group by r.customer_id
    ) asked on asked.customer_id = c.id
    where c.workspace_id = ${workspaceId}
    order by c.created_at, c.id`)
  const closed = await closedTo(services, tx, channel, rows)
  return rows.map(({ id, email, rating, answered, asked }) => ({
    id,
    rating,
    reason: answered ? 'answered' : (closed(id, email) ?? (asked ? 'cooldown' : undefined)),
  }))
}

/** Who cannot be asked this way, and why. */
async function closedTo(
  services: Services & { readonly workspaceId: string },
  tx: Tx,
  channel: CampaignChannel,
  people: readonly { readonly id: string; readonly email: string }[],
): Promise<(id: string, email: string) => SkipReason | undefined> {
  const { workspaceId } = services
  if (channel === 'text') {
    const ids = people.map(({ id }) => id)
    const textables = await textablesOf(services, tx, workspaceId, ids)
    return (id) => {
      const found = textables.get(id)
      return typeof found === 'string' ? found : undefined
    }
  }
  const addresses = people.map(({ email }) => email)
  const closed = await findUnreachable(tx, workspaceId, addresses)
  return (_id, email) => closed.get(email)
}
