import type { Draft } from '#contract/writer/writer.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { inWorkspace } from '../db/tenant.ts'
import type { DraftRecord } from '../events.ts'
import { countedModel } from './counted-model.ts'
import { sealRecord } from './draft-record.ts'
import { rememberDraft } from './drafts.ts'
import { findStoredDraft, keepDraft, type StoredDraft, draftKeyOf } from './stored-drafts.ts'
import { takeDraft } from './usage.ts'
import { type Brief, type Manner, writeDraft } from '../writer/service.ts'

interface Asked {
  readonly workspaceId: string
  readonly brief: Brief
  readonly manner: Manner
  /** What the customer agreed to before. */
  readonly consent?: DraftRecord['consent']
  /** In the transaction before anything is written; not for a retry, which gets its first answer again. */
  readonly before?: (tx: Tx) => Promise<unknown>
  /** False when it is none that an AI service writes. */
  readonly isForService?: boolean
  /** False when no more are to be asked of the AI service. */
  readonly mayAsk?: () => Promise<boolean>
}

/**
 * A draft, made once: the same brief gives the same text for an hour, whoever wrote it. What an AI service wrote is known
 * for a draft before anybody gets it whole.
 */
export async function draftOnce(context: Context, asked: Asked): Promise<Draft> {
  const { workspaceId, brief, manner } = asked
  const { now, db } = context
  const languageModel = modelFor(context, asked)
  const key = draftKeyOf(
    brief,
    manner,
    `${languageModel?.engine ?? 'built-in'} ${languageModel?.model ?? ''}`,
  )
  const seed = brief.seed
  const begun = await begin(context, asked, key)
  if ('storedDraft' in begun) return { ...begun.storedDraft, seed }
  const model = begun.isWithinLimits ? languageModel : 'daily-limit'
  const written = await writeDraft(context, brief, manner, { model, sendPart: context.sendPart })
  const record = sealRecord(context, workspaceId, {
    answers: brief.answers.map(({ question, answer }) => ({ question, answer })),
    draft: written.content,
    engine: written.engine,
    model: written.model,
    consent: asked.consent,
    at: now().toISOString(),
  })
  return inWorkspace(db, workspaceId, async (tx) => {
    // The built-in writer only quotes: a text that equals one of its drafts may be anybody's own.
    if (written.engine !== 'built-in') await rememberDraft({ now }, tx, workspaceId, written.content)
    return { ...(await keepDraft(context, tx, workspaceId, key, { ...written, record })), seed }
  })
}

function modelFor(context: Context, { workspaceId, isForService = true }: Asked) {
  return isForService ? countedModel(context, workspaceId) : undefined
}

type Begun = { readonly storedDraft: StoredDraft } | { readonly isWithinLimits: boolean }

async function begin(context: Context, asked: Asked, key: Buffer): Promise<Begun> {
  const { workspaceId, before, mayAsk } = asked
  const { config, now, db } = context
  const languageModel = modelFor(context, asked)
  const storedDraft = await inWorkspace(db, workspaceId, async (tx) => {
    const found = await findStoredDraft(context, tx, workspaceId, key)
    if (!found) await before?.(tx)
    return found
  })
  if (storedDraft) return { storedDraft }
  if (!languageModel || languageModel.isPaused()) return { isWithinLimits: true }
  if (mayAsk && !(await mayAsk())) return { isWithinLimits: false }
  const most = config.writerDailyLimit
  const isWithinLimits = await inWorkspace(db, workspaceId, (tx) => takeDraft(tx, workspaceId, now(), most))
  return { isWithinLimits }
}
