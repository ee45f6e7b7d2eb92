import { setTimeout } from 'node:timers/promises'
import { z } from 'zod/mini'
import type { Services } from '../context.ts'
import { defineJob } from '../jobs/define-job.ts'
import { applyImport, giveUp, StillRunning } from './apply-import.ts'

const tries = 3
const firstPauseMs = 250

/** Applies an uploaded file. The queue repeats it when the process died in the middle. */
export const importJob = defineJob({
  name: 'import-testimonials',
  payload: z.object({ workspaceId: z.string(), importId: z.string() }),
  attempts: 5,
  timeoutSeconds: 300,
  async run(services: Services, { workspaceId, importId }) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await applyImport(services, workspaceId, importId)
      } catch (error) {
        // The queue asks again later, in case that process does not come to the end.
        if (error instanceof StillRunning) throw error
        services.log.error({ err: error, importId, attempt }, 'an import did not go through')
        if (attempt === tries) return giveUp(services, workspaceId, importId)
        await setTimeout(firstPauseMs * 4 ** attempt)
      }
    }
  },
})
