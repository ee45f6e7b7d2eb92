import type { Services } from './context.ts'
import type { Tx } from './db/database.ts'
import type { Erasure, ErasureKind } from './erasures/erasure.ts'
import type { EventName, EventNamed } from './events.ts'
import type { FeatureFacts } from './feature-facts.ts'
import type { App } from './http/mount.ts'
import type { Limit } from './http/limits/rate-limit.ts'
import type { Job } from './jobs/define-job.ts'

/**
 * What a feature is, in its own `feature.ts`. The list in `app.ts` is the only other place that names it: routes, jobs,
 * the account export, deletion, the hourly clean-up and who hears of an event all derive from that list.
 */
export interface Feature extends FeatureFacts {
  readonly routes?: readonly Routes[]
  readonly jobs?: readonly Job[]
  /** How often something may be tried or sent, beyond what every endpoint says; used through `App.limits`. */
  readonly limits?: Readonly<Record<string, Limit>>
  /** What it does when something happens elsewhere, by the name of the event (`npm run features` prints who hears what). */
  readonly hears?: Hears
  /**
   * How what people had removed or stopped is removed or stopped once more in a database that was restored to a moment
   * before. What is no longer there, or holds already, is left alone.
   */
  readonly erasesAgain?: {
    readonly [Kind in ErasureKind]?: (services: Services, what: Erasure, at: Date) => Promise<void>
  }
}

export type Routes = (app: App) => void | Promise<void>

/** What a feature does when something happens. What leaves the house is enqueued as a job. */
export type Hears = {
  readonly [Name in EventName]?: (services: Services, tx: Tx, event: EventNamed<Name>) => Promise<void>
}
