import type { GuardedModel, LanguageModel } from './model.ts'
import { ModelAway } from './model-away.ts'

const failuresBeforePause = 5
const pauseMs = 30_000
const mostAtOnce = 8

/**
 * A circuit breaker: after five failures in a row nothing is asked for 30 seconds, then one call tries whether it is
 * back. Past eight calls at once the next one is refused and not kept waiting: something else can write in its place.
 */
export function guarded(model: LanguageModel, now: () => Date): GuardedModel {
  let failures = 0
  let pausedUntil = 0
  let running = 0
  const isPaused = () => now().getTime() < pausedUntil

  return {
    ...model,
    isPaused,
    async write(prompt, onText, onUsage) {
      if (isPaused()) throw new ModelAway('paused')
      if (running >= mostAtOnce) throw new ModelAway('busy')
      // While one call tries, the others wait for its result elsewhere.
      if (failures >= failuresBeforePause) pausedUntil = now().getTime() + pauseMs
      running += 1
      try {
        const text = await model.write(prompt, onText, onUsage)
        failures = 0
        pausedUntil = 0
        return text
      } catch (failure) {
        failures += 1
        if (failures >= failuresBeforePause) pausedUntil = now().getTime() + pauseMs
        throw failure
      } finally {
        running -= 1
      }
    },
  }
}
