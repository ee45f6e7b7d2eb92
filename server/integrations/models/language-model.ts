import type { Config } from '../../config/config.ts'
import { anthropic } from './anthropic.ts'
import { guarded } from './guarded-model.ts'
import type { GuardedModel } from './model.ts'
import { openAiCompatible } from './openai-compatible.ts'

/** The model of this instance behind its breaker; undefined where the operator set none up. */
export function makeLanguageModel(config: Config, now: () => Date): GuardedModel | undefined {
  const { writer } = config
  if (!writer) return undefined
  return guarded(writer.engine === 'anthropic' ? anthropic(writer) : openAiCompatible(writer), now)
}
