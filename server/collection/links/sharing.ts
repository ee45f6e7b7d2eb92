import { and, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { CardDesign } from '#contract/collection/card-design.ts'
import { type LinkTarget, listSharingLinks, type SharingLink } from '#contract/collection/sharing.ts'
import type { WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { afterPosition, newestFirst, pageOf } from '../../db/keyset.ts'
import { addLookup } from '../../db/lookups.ts'
import { collectionLinks } from '../tables.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { type AskedPage, describePage, readCursor } from '../../http/paging.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { idempotent } from '../../http/idempotent.ts'
import { randomToken } from '../../kit/ids.ts'

const pageSize = 100

const kinds = { form: 'link', questionnaire: 'qr' } as const
const paths = {
  link: 'testimonial-form',
  qr: 'qr-testimonial',
  form: 'testimonial-form',
  request: 'testimonial-form',
} as const

interface Wanted {
  readonly description: string
  readonly opens?: LinkTarget | undefined
  readonly customerEmail: string | null
  readonly expiresAt?: string | null | undefined
  readonly design?: CardDesign | null | undefined
  /** An open link like it is answered instead of a second one, as it is for a card. */
  readonly isReused?: boolean
}

/**
 * A link for one customer, who can use it once, or for everybody. Its id is all that it is: it cannot be guessed, and says nothing. A card
 * that is made again keeps its link.
 */
export function createLink(context: WorkspaceContext, wanted: Wanted): Promise<SharingLink> {
  const { workspaceId } = context
  const { opens = 'form', isReused = Boolean(wanted.design), expiresAt, ...fields } = wanted
  const expires = { expiresAt: stillToCome(context, expiresAt) }
  return idempotent(context, workspaceId, 'create-sharing-link', wanted, async (tx) => {
    const earlier = isReused && (await reuse(context, tx, wanted))
    if (earlier) return earlier
    const id = randomToken()
    await addLookup(tx, 'link', id, workspaceId)
    const [made] = await tx
      .insert(collectionLinks)
      .values({ workspaceId, id, kind: kinds[opens], ...fields, ...expires, createdAt: context.now() })
      .returning()
    return presentSharingLink(context, { ...made!, received: 0, lastUsedAt: null })
  })
}

/** The link of QR codes, and which platforms its last page may name: the flags narrow, and never add. */
export async function createQuestionnaireLink(
  context: WorkspaceContext,
  { includeGoogle, includeYelp }: { includeGoogle: boolean; includeYelp: boolean },
): Promise<{ url: string }> {
  const wanted = {
    description: 'QR code',
    customerEmail: null,
    opens: 'questionnaire',
    isReused: true,
  } as const
  const { link } = await createLink(context, wanted)
  return { url: `${link}?google=${includeGoogle}&yelp=${includeYelp}` }
}

async function reuse(
  context: WorkspaceContext,
  tx: Tx,
  { description, customerEmail, opens = 'form', design }: Wanted,
): Promise<SharingLink | undefined> {
  // Two at once wait for each other.
  await tx.execute(sql`select from ${workspaces} where ${workspaces.id} = ${context.workspaceId} for update`)
  const email = collectionLinks.customerEmail
  const isSame = and(
    ownSharedLinks(context.workspaceId),
    isNull(collectionLinks.closedAt),
    isNull(collectionLinks.usedAt),
    or(isNull(collectionLinks.expiresAt), gt(collectionLinks.expiresAt, context.now())),
    eq(collectionLinks.kind, kinds[opens]),
    eq(collectionLinks.description, description),
    customerEmail === null ? isNull(email) : eq(email, customerEmail),
  )
  const [earlier] = await readLinks(tx, isSame, 1)
  if (!earlier) return undefined
  if (design)
    await tx.update(collectionLinks).set({ design }).where(ownSharedLinks(context.workspaceId, earlier.id))
  return presentSharingLink(context, earlier)
}

/** The open links, newest first, by keyset. Sets `Link` and `X-Total-Count`. */
export async function listLinks(
  context: WorkspaceContext,
  { limit = pageSize, cursor }: AskedPage,
): Promise<SharingLink[]> {
  const { tenant, workspaceId, reply } = context
  const position = readCursor(cursor, (id) => /^[\w-]{22}$/.test(id))
  const open = and(ownSharedLinks(workspaceId), isNull(collectionLinks.closedAt))
  const { rows, total } = await tenant(async (tx) => ({
    rows: await readLinks(tx, and(open, afterPosition(position, collectionLinks)), limit + 1),
    total: await tx.$count(collectionLinks, open),
  }))
  const page = pageOf(rows, limit)
  describePage(reply, listSharingLinks.path, { limit }, { ...page, total, isCounted: true })
  return page.rows.map((row) => presentSharingLink(context, row))
}

export async function closeLink({ tenant, workspaceId, now }: WorkspaceContext, id: string) {
  const closed = await tenant((tx) =>
    tx
      .update(collectionLinks)
      .set({ closedAt: now() })
      .where(and(ownSharedLinks(workspaceId, id), isNull(collectionLinks.closedAt)))
      .returning({ id: collectionLinks.id }),
  )
  if (!closed[0]) throw notFound('link')
  return closed[0]
}

export function reopenLink(context: WorkspaceContext, id: string): Promise<SharingLink> {
  const { tenant, workspaceId } = context
  return tenant(async (tx) => {
    await tx
      .update(collectionLinks)
      .set({ closedAt: null })
      .where(and(ownSharedLinks(workspaceId, id), isNotNull(collectionLinks.closedAt)))
    const [row] = await readLinks(tx, ownSharedLinks(workspaceId, id), 1)
    if (!row) throw notFound('link')
    return presentSharingLink(context, row)
  })
}

/** Another last day, or none. What came through the link stays. */
export function setExpiry(context: WorkspaceContext, id: string, wanted?: string | null) {
  const { tenant, workspaceId } = context
  const expiresAt = stillToCome(context, wanted)
  const open = and(ownSharedLinks(workspaceId, id), isNull(collectionLinks.closedAt))
  return tenant(async (tx) => {
    await tx.update(collectionLinks).set({ expiresAt }).where(open)
    const [row] = await readLinks(tx, open, 1)
    if (!row) throw notFound('link')
    return presentSharingLink(context, row)
  })
}

/** Turning a link off is another call, so a moment that has passed is a slip. */
function stillToCome({ now }: WorkspaceContext, wanted: string | null | undefined): Date | null {
  if (!wanted) return null
  const moment = new Date(wanted)
  if (moment > now()) return moment
  const sentence = 'Choose today or a later day.'
  throw new Problem('invalid-input', sentence, { fields: { expiresAt: sentence } })
}

function ownSharedLinks(workspaceId: string, id?: string): SQL | undefined {
  return and(
    eq(collectionLinks.workspaceId, workspaceId),
    inArray(collectionLinks.kind, Object.values(kinds)),
    id === undefined ? undefined : eq(collectionLinks.id, id),
  )
}

type Row = Pick<
  typeof collectionLinks.$inferSelect,
  'id' | 'kind' | 'description' | 'customerEmail' | 'expiresAt' | 'createdAt' | 'closedAt'
> & { received: number; lastUsedAt: Date | null }

/** With what came through each of them; `testimonials_of_form` has both in order. */
function readLinks(tx: Tx, where: SQL | undefined, limit: number): Promise<Row[]> {
  const came = tx
    .select({
      received: sql<number>`count(*)::int`.as('received'),
      lastUsedAt: sql`max(${testimonials.receivedAt})`.mapWith(testimonials.receivedAt).as('last_used_at'),
    })
    .from(testimonials)
    .where(
      and(
        eq(testimonials.workspaceId, collectionLinks.workspaceId),
        eq(testimonials.formId, collectionLinks.id),
        isNull(testimonials.deletedAt),
      ),
    )
    .as('came')
  return tx
    .select({
      id: collectionLinks.id,
      kind: collectionLinks.kind,
      description: collectionLinks.description,
      customerEmail: collectionLinks.customerEmail,
      expiresAt: collectionLinks.expiresAt,
      createdAt: collectionLinks.createdAt,
      closedAt: collectionLinks.closedAt,
      received: came.received,
      lastUsedAt: came.lastUsedAt,
    })
    .from(collectionLinks)
    .crossJoinLateral(came)
    .where(where)
    .orderBy(...newestFirst(collectionLinks))
    .limit(limit)
}

function presentSharingLink({ config }: WorkspaceContext, row: Row): SharingLink {
  return {
    id: row.id,
    opens: row.kind === kinds.questionnaire ? 'questionnaire' : 'form',
    link: `${config.publicUrl}/${paths[row.kind]}/${row.id}`,
    description: row.description,
    customerEmail: row.customerEmail,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    received: row.received,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }
}
