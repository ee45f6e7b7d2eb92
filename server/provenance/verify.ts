import type { VerifiedTestimonial, VerifiedWay } from '#contract/provenance/verify.ts'
import type { HistoryType } from '#contract/provenance/history.ts'
import type { Services } from '../context.ts'
import { resolveBusiness } from '../collection/service.ts'
import { notFound } from '../http/problem.ts'
import { rewardGiven } from '../rewards/service.ts'
import { findShownWords, isConfirmedOnRequest, isReworded, presentToAll } from '../testimonials/service.ts'
import { proofOf } from './proof.ts'
import { history } from './service.ts'
import { readVerifyId } from './verify-address.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findShownWords>>>

/** Only what outlets show has a page; everything else is answered like an id that was never given. */
export async function findVerified({ db }: Services, id: string): Promise<Row> {
  const ids = readVerifyId(id)
  const row = ids && (await findShownWords(db, ids))
  if (!row) throw notFound('page')
  return row
}

/** What everybody may know of a testimonial that is shown: whose words, how we know, what was changed and given. */
export async function verify(services: Services, id: string): Promise<VerifiedTestimonial> {
  const { db } = services
  const row = await findVerified(services, id)
  const { workspaceId } = row
  const { name: businessName, logoUrl } = await resolveBusiness(db, workspaceId)
  const entries = await history(db, workspaceId, row.id)
  const {
    customerName,
    customerCompany,
    customerRole = null,
    highlights = [],
    reply = null,
    ...shown
  } = presentToAll(services, row, 'en')
  return {
    ...shown,
    businessName,
    logoUrl,
    writtenBy: customerName === row.customerName ? customerName : null,
    company: customerCompany,
    role: customerRole,
    receivedAt: row.receivedAt.toISOString(),
    way: wayOf(row, isWordedByBusiness(entries)),
    source: row.source,
    isWrittenWithAi: row.isAiGenerated || row.origin === 'owner_ai',
    isConfirmedByEmail: isConfirmedOnRequest(row),
    isReworded: row.isAttestedByOwner && isReworded(row),
    reward: row.isRewarded ? await rewardGiven(db, workspaceId, row.id) : null,
    highlights,
    reply,
    history: entries.map(({ seq, type, at, actor, hash }) => ({
      seq,
      type: type as HistoryType,
      at: at.toISOString(),
      by: byWhom(actor),
      hash: hash.toString('hex'),
    })),
    proof: await proofOf(db, workspaceId, entries),
  }
}

function wayOf({ origin, isByTeam, isAttestedByOwner, isAiGenerated }: Row, isWorded: boolean): VerifiedWay {
  if (isByTeam) return 'team'
  if (origin === 'imported' || origin === 'api') return origin
  if (isAttestedByOwner) return 'on-file'
  if (origin !== 'customer' || isWorded) return 'confirmed'
  return isAiGenerated ? 'approved' : 'written'
}

/** Whether what is shown is the business's wording of what a customer had sent, confirmed by them. */
function isWordedByBusiness(entries: readonly { readonly type: string; readonly actor: string }[]): boolean {
  let isWorded = false
  let isSuggested = false
  for (const { type, actor } of entries) {
    if (type === 'edit-suggested' || (type === 'edited' && actor !== 'customer')) isSuggested = true
    else if (type === 'edit-dropped') isSuggested = false
    else if (type === 'edited') isWorded = isSuggested = false
    else if (type === 'confirmed' && isSuggested) {
      isWorded = true
      isSuggested = false
    }
  }
  return isWorded
}

function byWhom(actor: string): VerifiedTestimonial['history'][number]['by'] {
  if (actor === 'customer' || actor === 'system') return actor
  return 'business'
}
