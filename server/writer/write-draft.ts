import type { Draft } from '#contract/writer/writer.ts'
import type { Services } from '../context.ts'
import type { GuardedModel } from '../integrations/models/model.ts'
import { type AwayReason, ModelAway } from '../integrations/models/model-away.ts'
import { type Brief, wordRange } from './briefs/brief.ts'
import { builtIn } from './built-in/built-in.ts'
import { fitToManner, type Manner, wordCountOf } from './briefs/fit.ts'
import { type Grounded, keepGrounded, keepGroundedWhileArriving } from './grounded-sentences.ts'
import { ordersLeftOut } from './text/orders.ts'
import { draftPromptFor } from './prompt.ts'

export type WrittenDraft = Omit<Draft, 'seed' | 'record'>
type Sentence = Draft['sentences'][number]
type Fallback = NonNullable<Draft['fallback']>

interface Writing {
  /** The AI service, where it may be asked; else why it may not. */
  readonly model: GuardedModel | Fallback | undefined
  readonly sendPart: ((part: unknown) => void) | undefined
}

/**
 * Writes a draft, with the AI service if there is one. Whenever that is away, or most of what it says is in no answer, the
 * built-in writer writes instead, and the draft says why: there is always one. Awaits the outside: never in a transaction.
 */
export async function writeDraft(
  { log }: Pick<Services, 'log'>,
  brief: Brief,
  manner: Manner,
  { model, sendPart }: Writing,
): Promise<WrittenDraft> {
  if (model === undefined || typeof model === 'string') return writtenHere(brief, manner, model ?? null)
  const prompt = draftPromptFor(brief, manner)
  const grounded = keepGrounded(brief, prompt.rules)
  const arriving = keepGroundedWhileArriving(grounded)
  try {
    const written = await model.write(prompt, (part) => {
      if (sendPart) for (const sentence of arriving(part)) sendPart(sentence)
    })
    const kept = grounded(written)
    const reason = whyNotShown(brief, kept)
    if (reason) return writtenHere(brief, manner, reason)
    const sentences = fitToManner(kept.sentences, withinRange(brief, manner))
    const content = contentOf(sentences)
    const leftOut = ordersLeftOut(brief, content)
    const by = { engine: model.engine, model: model.model, fallback: null }
    return finishDraft(brief, { content, sentences, leftOut }, by)
  } catch (failure) {
    if (!(failure instanceof ModelAway)) throw failure
    // Nothing of what was asked or answered: those are customers' words.
    const { reason } = failure
    if (reason !== 'paused') log.warn({ engine: model.engine, reason }, 'the AI service wrote no draft')
    return writtenHere(brief, manner, fallbackOf[reason])
  }
}

const fallbackOf: Readonly<Record<AwayReason, Fallback>> = {
  'no-answer': 'not-answering',
  slow: 'slow',
  busy: 'busy',
  'key-refused': 'refused',
  'request-refused': 'refused',
  unreadable: 'unreadable',
  paused: 'paused',
}

/** Nothing when at least half of what it wrote can be shown, however much the built-in writer could say. */
function whyNotShown(
  brief: Brief,
  { sentences, refusedWords, unusableWords }: Grounded,
): Fallback | undefined {
  const words = wordCountOf(sentences)
  const [, most] = wordRange[brief.length]
  if (words > 0 && words * 2 >= Math.min(words + refusedWords + unusableWords, most)) return undefined
  return refusedWords >= unusableWords ? 'not-grounded' : 'not-usable'
}

function writtenHere(brief: Brief, manner: Manner, fallback: Fallback | null): WrittenDraft {
  const { content, sentences, leftOut } = builtIn(brief, withinRange(brief, manner))
  const orders = ordersLeftOut(brief, content).filter((order) => !leftOut.includes(order))
  return finishDraft(
    brief,
    { content, sentences, leftOut: [...leftOut, ...orders] },
    { engine: 'built-in', model: null, fallback },
  )
}

function withinRange(brief: Brief, manner: Manner): Manner {
  return { ...manner, maxWords: Math.min(manner.maxWords, wordRange[brief.length][1]) }
}

function finishDraft(
  brief: Brief,
  { content, sentences, leftOut }: Pick<WrittenDraft, 'content' | 'sentences' | 'leftOut'>,
  by: Pick<WrittenDraft, 'engine' | 'model' | 'fallback'>,
): WrittenDraft {
  const isShort = wordCountOf(sentences) < wordRange[brief.length][0]
  return { content, sentences, isShort, leftOut, ...by }
}

function contentOf(sentences: readonly Sentence[]): string {
  return sentences.map(({ text }) => text).join(' ')
}
