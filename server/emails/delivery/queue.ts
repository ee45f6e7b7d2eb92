import { cleanText } from '#contract/fields.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import type { Services } from '../../context.ts'
import type { Db, Tx } from '../../db/database.ts'
import { rowId } from '../../kit/ids.ts'
import { dressOf, isFromBusiness, layOutDraft } from '../layout/dress.ts'
import type { Button } from '../layout/layout.ts'
import { reachesNobody } from '../nobodys-address.ts'
import type { Paragraph } from '../layout/paragraphs.ts'
import { sendEmails } from './send.ts'
import { emails, type EmailPurpose, type emailStreams } from '../tables.ts'

/** What an email is for; `id` is of that kind, and says nothing to anybody else. */
export interface Purpose {
  readonly kind: EmailPurpose
  readonly id: string
}

/** An email before it is laid out. */
export interface Draft {
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly paragraphs: readonly Paragraph[]
  /** With `isSecret`, its link is not kept once the email has left. */
  readonly button?: Button
  /** Who is writing and why, in small print at the end. */
  readonly reason?: string
  /** English unless told. */
  readonly language?: CustomerLanguage
  /** `requests`: it asks a customer for something, carries what unsubscribes, and leaves after everything else. */
  readonly stream?: (typeof emailStreams)[number]
  /** A business writes it to its customers: under its own name, from its own domain if it has one. Requests always are. */
  readonly isFromBusiness?: boolean
  /** Asked about again right before it leaves, by what the feature states under `emailPurposes`. */
  readonly purpose?: Purpose
  /** It leaves at this moment at the earliest. */
  readonly notBefore?: Date
}

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
  const dress = drafts.some(isFromBusiness) ? await dressOf(tx, workspaceId) : undefined
  const rows = drafts.flatMap((draft, index) => {
    if (reachesNobody(draft.to)) return []
    const { to, replyTo, subject, stream, purpose, notBefore } = draft
    return {
      id: ids[index]!,
      workspaceId,
      recipient: to,
      replyTo: replyTo ?? null,
      subject: cleanText(subject.replace(/\s+/gu, ' ')),
      ...layOutDraft(draft, dress),
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
