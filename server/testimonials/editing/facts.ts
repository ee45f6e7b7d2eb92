import type { Facts } from '#contract/testimonials/editing.ts'
import { sql } from 'drizzle-orm'
import type { WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { statedSource } from '../../kit/words/stated-source.ts'
import { byCaller, ownTestimonials, raised, type Row } from '../rows.ts'
import { daySaid, momentSaid } from '../said-on.ts'
import { testimonials } from '../tables.ts'

const labels: Readonly<Record<keyof Facts, string>> = {
  customerName: 'The name',
  company: 'The company',
  customerEmail: 'The email',
  rating: 'The rating',
  source: 'The source',
  date: 'The date',
}

/**
 * Changes the name, the rating and what else is known of a testimonial. Only of what a program sent, and before anybody has
 * approved it (`isOpen`): what a customer says stays as they said it. Answers whether anything changed.
 */
export async function changeFacts(
  context: WorkspaceContext,
  tx: Tx,
  row: Row,
  wanted: Facts,
  isOpen: boolean,
): Promise<boolean> {
  const changed = changedFacts(row, wanted)
  const [first] = changed
  if (!first) return false
  if (!isOpen) refuse(row, first)
  await tx
    .update(testimonials)
    .set({ ...columnsOf(context, row, wanted, changed), version: raised })
    .where(ownTestimonials(context.workspaceId, [row.id]))
  await context.emit(tx, {
    name: 'testimonial-import-updated',
    ...byCaller(context),
    each: [
      {
        testimonialId: row.id,
        details: {
          changes: Object.fromEntries(
            changed.map((field) => [field, { from: factOf(row, field), to: wanted[field] || null }]),
          ),
        },
      },
    ],
  })
  return true
}

/** What is sent back as it was read changes nothing. */
function changedFacts(row: Row, wanted: Facts): (keyof Facts)[] {
  const fields = Object.keys(labels) as (keyof Facts)[]
  return fields.filter(
    (field) => wanted[field] !== undefined && (wanted[field] || null) !== factOf(row, field),
  )
}

function factOf(row: Row, field: keyof Facts): string | number | null {
  return field === 'date' ? daySaid(row) : row[field]
}

function refuse({ status, origin }: Row, field: keyof Facts): never {
  const sentence =
    origin === 'api' && status !== 'pending'
      ? `${labels[field]} can only be changed until the testimonial is approved or rejected.`
      : `${labels[field]} can only be changed on testimonials that were created with a key and that nobody has confirmed.`
  throw new Problem('not-allowed', sentence, { fields: { [field]: sentence } })
}

function columnsOf(
  { workspaceId, now }: WorkspaceContext,
  row: Row,
  { customerName, company, customerEmail, rating, source, date }: Facts,
  changed: readonly (keyof Facts)[],
) {
  const is = (field: keyof Facts) => changed.includes(field)
  const at = date ? momentSaid({ field: 'date', said: date, now: now() }) : null
  return {
    ...(is('customerName') && { customerName }),
    ...(is('company') && { company: company || null }),
    ...(is('customerEmail') && {
      customerEmail,
      isByTeam: sql<boolean>`plaudit_is_team(${workspaceId}, array[plaudit_mailbox_hash(${workspaceId}, ${customerEmail ?? ''})])`,
    }),
    ...(is('rating') && { rating, ratingGiven: null }),
    ...(is('source') && { source: statedSource(source) ?? 'API' }),
    ...(is('date') && {
      createdAt: at ?? row.receivedAt,
      isUndated: at === null,
      evidenceDate: at?.toISOString().slice(0, 10) ?? null,
    }),
  }
}
