import type { Config } from '../../config/config.ts'
import { anthropic } from './anthropic.ts'
import { guarded, type GuardedModel } from './guarded-model.ts'
import { openAiCompatible } from './openai-compatible.ts'

/** What a model is asked: our rules, and apart from them what was told, which is data and never rules. */
export interface Prompt {
  readonly rules: string
  readonly input: string
}

/** A model of language that the operator set up. */
export interface LanguageModel {
  readonly engine: 'openai-compatible' | 'anthropic'
  readonly model: string
  /**
   * The text that it writes, as far as it is whole; `onText` hears every part of it as it arrives. Throws `ModelAway`.
   * Nothing of the text is checked here.
   */
  write(prompt: Prompt, onText?: (part: string) => void): Promise<string>
}

/** How the operator set a model up. */
export interface ModelSettings {
  readonly engine: LanguageModel['engine']
  /** Where its calls begin, such as `http://127.0.0.1:11434/v1`. */
  readonly url: string
  readonly key: string | undefined
  readonly model: string
  readonly timeoutMs: number
}

/** The model of this instance behind its breaker; undefined where the operator set none up. */
export function makeLanguageModel(config: Config, now: () => Date): GuardedModel | undefined {
  const { writer } = config
  if (!writer) return undefined
  return guarded(writer.engine === 'anthropic' ? anthropic(writer) : openAiCompatible(writer), now)
}
