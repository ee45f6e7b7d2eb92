import type { ModelSettings } from '../../config/writer-settings.ts'

/** What a model is asked: our rules, and apart from them what was told, which is data and never rules. */
export interface Prompt {
  readonly rules: string
  readonly input: string
}

/** What a call took, in the service's tokens, as far as it says so. */
export interface ModelUsage {
  readonly inputTokens: number
  readonly outputTokens: number
}

/** A model of language that the operator set up. */
export interface LanguageModel {
  readonly engine: ModelSettings['engine']
  readonly model: string
  /**
   * The text that it writes, as far as it is whole; `onText` hears every part of it as it arrives, `onUsage` what it took,
   * also of a call that failed. Throws `ModelAway`. Nothing of the text is checked here.
   */
  write(
    prompt: Prompt,
    onText?: (part: string) => void,
    onUsage?: (usage: ModelUsage) => void,
  ): Promise<string>
}

/** A model that is left alone for a while after it failed several times, and never asked too much at once. */
export interface GuardedModel extends LanguageModel {
  isPaused(): boolean
}
