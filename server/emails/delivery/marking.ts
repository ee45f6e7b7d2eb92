import type { Services } from '../../context.ts'
import { recordRefused } from '../news/feedback.ts'
import { markOutcomes, type Outcome } from './mark.ts'

/** Writes down what became of emails, one group after the other: what ends meanwhile is the next one. */
export class Marking {
  readonly #services: Services
  readonly #onFailure: (failure: unknown) => void
  #outcomes: Outcome[] = []
  #last: Promise<void> = Promise.resolve()

  constructor(services: Services, onFailure: (failure: unknown) => void) {
    this.#services = services
    this.#onFailure = onFailure
  }

  add(outcome: Outcome): void {
    this.#outcomes.push(outcome)
    this.#last = this.#last.then(() => this.#writeAll())
  }

  /** Resolves once all that were added are written down, or failed. */
  whenOver(): Promise<void> {
    return this.#last
  }

  async #writeAll(): Promise<void> {
    const outcomes = this.#outcomes
    this.#outcomes = []
    try {
      await markOutcomes(this.#services, outcomes)
      const refused = outcomes.filter(({ state }) => state === 'bounced')
      if (refused.length > 0) await recordRefused(this.#services, refused)
    } catch (failure) {
      this.#onFailure(failure)
    }
  }
}
