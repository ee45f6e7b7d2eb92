import type { Draft } from '#contract/writer/writer.ts'
import type { Services } from '../context.ts'
import type { GuardedModel } from '../integrations/models/model.ts'
import { ModelAway } from '../integrations/models/model-away.ts'
import { type Brief, wordRange } from './briefs/brief.ts'
import { builtIn } from './built-in/built-in.ts'
import { countWords } from './text/text.ts'
import { fitToManner, type Manner, wordCountOf } from './briefs/fit.ts'
import { keepGrounded, keepGroundedWhileArriving, tellsAll } from './grounded-sentences.ts'
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
 * Writes a draft, with the AI service if there is one. Whenever that is away, or says what no answer says, the built-in
 * writer writes instead: there is always a draft. Awaits the outside: never in a transaction.
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
    const sentences = fitToManner(grounded(written), withinRange(brief, manner))
    const content = contentOf(sentences)
    const leftOut = ordersLeftOut(brief, content)
    const by = { engine: model.engine, model: model.model, fallback: null }
    const draft = finishDraft(brief, { content, sentences, leftOut }, by)
    const spare = writtenHere(brief, manner, 'not-grounded')
    return isWorthShowing(brief, draft, spare, written) ? draft : spare
  } catch (failure) {
    if (!(failure instanceof ModelAway)) throw failure
    // Nothing of what was asked or answered: those are customers' words.
    const { reason } = failure
    if (reason !== 'paused') log.warn({ engine: model.engine, reason }, 'the AI service wrote no draft')
    return writtenHere(brief, manner, 'not-answering')
  }
}

/** Not when most of it was invented, when it hides a criticism, or when the built-in writer can say far more. */
function isWorthShowing(brief: Brief, draft: WrittenDraft, spare: WrittenDraft, written: string): boolean {
  const [least, most] = wordRange[brief.length]
  const words = wordCountOf(draft.sentences)
  if (words * 2 < Math.min(countWords(written), most)) return false
  return tellsAll(brief, draft.sentences) && (spare.isShort || words >= least * 0.7)
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
