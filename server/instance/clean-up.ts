import type { Services } from '../context.ts'
import { inBatches } from '../db/in-batches.ts'
import type { OwnTable } from '../feature-facts.ts'
import { defineScheduledJob } from '../jobs/define-job.ts'

/** Every hour: what has expired or been kept as long as the privacy policy says, and counts to be merged. */
export const cleanUp = defineScheduledJob('clean-up', '17 * * * *', {
  attempts: 2,
  timeoutSeconds: 600,
  async run(services) {
    const moment = services.now()
    await runSteps(
      services.features.flatMap(({ tables = [], cleanUp: steps = [] }) => [
        ...tables.map((own) => () => eraseExpired(services, own, moment)),
        ...steps.map((step) => () => step(services, moment)),
      ]),
    )
  },
})

/** One step after the other; a step that fails does not keep the others from running. */
async function runSteps(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) {
    await step().catch((failure: unknown) => failures.push(failure))
  }
  if (failures.length > 0) throw failures[0]
}

async function eraseExpired({ db }: Services, { table, expired }: OwnTable, moment: Date): Promise<void> {
  if (expired) await inBatches(table, expired(moment), (some) => db.delete(table).where(some))
}
