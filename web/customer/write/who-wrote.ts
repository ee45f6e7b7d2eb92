import { unaskedReasons } from '#contract/writer/fallback-reasons.ts'
import type { Draft } from '#contract/writer/writer.ts'
import type { WriteCopy } from './copy/copy.ts'

/** Who wrote a draft, and why it was not the AI service where there is one. */
export function whoWrote({ engine, fallback }: Pick<Draft, 'engine' | 'fallback'>, copy: WriteCopy): string {
  if (engine !== 'built-in') return copy.byService
  if (fallback === null) return copy.byServer
  if (unaskedReasons.includes(fallback)) return copy.notAsked
  return fallback === 'not-grounded' ? copy.notYours : copy.notAnswered
}
