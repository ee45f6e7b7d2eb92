import { setTimeout } from 'node:timers/promises'
import { z } from 'zod/mini'
import type { Services } from '../context.ts'
import { defineJob } from '../jobs/define-job.ts'
import { openCustomers } from './apply-customers.ts'
import { applyImport, giveUp, type Opener, StillRunning } from './apply-import.ts'
import { openReviews } from './apply-reviews.ts'

const tries = 3
const firstPauseMs = 250
const payload = z.object({ workspaceId: z.string(), importId: z.string() })

/** Applies an uploaded file. The queue repeats it when the process died in the middle. */
export const importJob = defineJob({
  name: 'import-testimonials',
  payload,
  attempts: 5,
  timeoutSeconds: 300,
  run: (services: Services, { workspaceId, importId }) => apply(services, workspaceId, importId, openReviews),
})

/** The same for a list of customers. */
export const customerImportJob = defineJob({
  name: 'import-customers',
  payload,
  attempts: 5,
  timeoutSeconds: 300,
  run: (services: Services, { workspaceId, importId }) =>
    apply(services, workspaceId, importId, openCustomers),
})

export type ImportJob = typeof importJob

async function apply<Row>(
  services: Services,
  workspaceId: string,
  importId: string,
  open: Opener<Row>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyImport(services, workspaceId, importId, open)
    } catch (error) {
      // The queue asks again later, in case that process does not come to the end.
      if (error instanceof StillRunning) throw error
      services.log.error({ err: error, importId, attempt }, 'an import did not go through')
      if (attempt === tries) return giveUp(services, workspaceId, importId)
      await setTimeout(firstPauseMs * 4 ** attempt)
    }
  }
}
