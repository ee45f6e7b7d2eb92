import type { Returned } from '#contract/endpoint.ts'
import type { getWriter, testWriter } from '#contract/writer/writer-state.ts'
import type { WorkspaceContext } from '../context.ts'
import { awaySentences, ModelAway } from '../integrations/models/model-away.ts'
import type { RateLimits } from '../http/limits/rate-limit.ts'
import { limits } from './limits.ts'
import { draftsOfToday, takeDraft } from './usage.ts'

/** Which engine writes here, and how it is. */
export async function engineState(context: WorkspaceContext): Promise<Returned<typeof getWriter>> {
  const { languageModel: model, config, now, tenant, workspaceId } = context
  const draftsToday = await tenant((tx) => draftsOfToday(tx, workspaceId, now()))
  return {
    engine: model?.engine ?? 'built-in',
    model: model?.model ?? null,
    state: model?.isPaused() ? 'paused' : 'ready',
    draftsToday,
    draftsPerDay: model ? config.writerDailyLimit : null,
  }
}

const prompt = { rules: 'Answer with one short sentence.', input: 'Say that you are ready.' }

/** Asks the engine for one sentence, which nobody sees: only whether it came. */
export async function testEngine(
  context: WorkspaceContext,
  rates: RateLimits,
): Promise<Returned<typeof testWriter>> {
  const { languageModel: model, config, now, tenant, workspaceId } = context
  if (!model) return { engine: 'built-in', model: null, ...works('The built-in writer is ready.', 0) }
  await rates.take(limits.tests, workspaceId)
  const named = { engine: model.engine, model: model.model }
  const isWithin = await tenant((tx) => takeDraft(tx, workspaceId, now(), config.writerDailyLimit))
  if (!isWithin)
    return {
      ...named,
      ...fails('Today’s drafts are used up. Drafts are written here until midnight UTC.', 0),
    }
  const begun = performance.now()
  const lasted = () => Math.round(performance.now() - begun)
  try {
    await model.write(prompt)
    return { ...named, ...works(`${model.model} is ready.`, lasted()) }
  } catch (failure) {
    if (!(failure instanceof ModelAway)) throw failure
    return { ...named, ...fails(awaySentences[failure.reason], lasted()) }
  }
}

const works = (message: string, milliseconds: number) => ({ isWorking: true, message, milliseconds })
const fails = (message: string, milliseconds: number) => ({ isWorking: false, message, milliseconds })
