import type { Returned } from '#contract/endpoint.ts'
import type { getWriter, testWriter } from '#contract/writer/writer-state.ts'
import type { ModelPrices } from '../config/writer-settings.ts'
import type { WorkspaceContext } from '../context.ts'
import type { ModelUsage } from '../integrations/models/model.ts'
import { awaySentences, ModelAway } from '../integrations/models/model-away.ts'
import type { RateLimits } from '../http/limits/rate-limit.ts'
import { countedModel } from './counted-model.ts'
import { limits } from './limits.ts'
import { draftsOfToday, takeDraft, usageOfMonth } from './usage.ts'

/** Which engine writes here, and how it is. */
export async function engineState(context: WorkspaceContext): Promise<Returned<typeof getWriter>> {
  const { languageModel: model, config, now, tenant, workspaceId } = context
  const { draftsToday, used } = await tenant(async (tx) => ({
    draftsToday: await draftsOfToday(tx, workspaceId, now()),
    used: model && (await usageOfMonth(tx, workspaceId, now())),
  }))
  return {
    engine: model?.engine ?? 'built-in',
    model: model?.model ?? null,
    state: model?.isPaused() ? 'paused' : 'ready',
    draftsToday,
    draftsPerDay: model ? config.writerDailyLimit : null,
    thisMonth: used
      ? {
          calls: used.calls,
          tokens: used.inputTokens + used.outputTokens,
          cost: costOf(used, config.writer?.prices),
        }
      : null,
  }
}

function costOf({ inputTokens, outputTokens }: ModelUsage, prices: ModelPrices | undefined) {
  if (!prices) return null
  const { input, output } = prices
  const micros = (inputTokens * input.micros + outputTokens * output.micros) / 1_000_000
  return { micros: Math.round(micros), currency: input.currency }
}

const prompt = { rules: 'Answer with one short sentence.', input: 'Say that you are ready.' }

/** Asks the engine for one sentence, which nobody sees: only whether it came. */
export async function testEngine(
  context: WorkspaceContext,
  rates: RateLimits,
): Promise<Returned<typeof testWriter>> {
  const { config, now, tenant, workspaceId } = context
  const model = countedModel(context, workspaceId)
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
