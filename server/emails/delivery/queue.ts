import { cleanText } from '#contract/fields.ts'
import type { Services } from '../../context.ts'
import type { Db, Tx } from '../../db/database.ts'
import { rowId } from '../../kit/ids.ts'
import { emailLookOf, isFromBusiness, layOutDraft } from '../layout/email-look.ts'
import { reachesNobody } from '../nobodys-address.ts'
import type { Draft } from '../layout/draft.ts'
import { sendEmails } from './send.ts'
import { emails } from '../tables.ts'

const rowsAtOnce = 1000
const awake = new WeakSet<object>()

/** Puts an email into the outbox in `tx`, and answers its id: it leaves if and only if `tx` commits. */
export async function queueEmail(
  services: Services,
  tx: Db | Tx,
  draft: Draft,
  workspaceId: string | null = null,
): Promise<string> {
  const [id] = await queueEmails(services, tx, [draft], workspaceId)
  return id!
}

/** As `queueEmail`, for many in few statements; answers their ids in the same order. */
export async function queueEmails(
  services: Services,
  tx: Db | Tx,
  drafts: readonly Draft[],
  workspaceId: string | null,
): Promise<string[]> {
  const createdAt = services.now()
  const ids = drafts.map(() => rowId(createdAt))
  const look = drafts.some(isFromBusiness) ? await emailLookOf(tx, workspaceId) : undefined
  const rows = drafts.flatMap((draft, index) => {
    if (reachesNobody(draft.to)) return []
    const { to, replyTo, subject, stream, purpose, notBefore } = draft
    return {
      id: ids[index]!,
      workspaceId,
      recipient: to,
      replyTo: replyTo ?? null,
      subject: cleanText(subject.replace(/\s+/gu, ' ')),
      ...layOutDraft(draft, look),
      state: 'queued' as const,
      stream: stream ?? 'transactional',
      isFromBusiness: isFromBusiness(draft),
      purpose: purpose?.kind ?? null,
      purposeId: purpose?.id ?? null,
      createdAt,
      dueAt: notBefore ?? createdAt,
    }
  })
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await tx.insert(emails).values(rows.slice(start, start + rowsAtOnce))
  }
  if (rows.length > 0) await wakeSender(services, tx)
  return ids
}

/** Once in a transaction: whoever sends takes everything that is due. */
export async function wakeSender({ jobs }: Services, tx: Db | Tx): Promise<void> {
  if (awake.has(tx)) return
  if (!('$client' in tx)) awake.add(tx)
  await jobs.enqueue(tx, sendEmails, {})
}
