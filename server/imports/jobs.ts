import { z } from 'zod/mini'
import type { Services } from '../context.ts'
import { defineJob } from '../jobs/define-job.ts'
import { openCustomers } from './customers/apply-customers.ts'
import { applyImport, failImport, type Opener } from './apply-import.ts'
import { openReviews } from './reviews/apply-reviews.ts'
import { patiently } from './running/patiently.ts'

const payload = z.object({ workspaceId: z.string(), importId: z.string() })

/** Applies an uploaded file. The queue repeats it when the process died in the middle. */
export const importJob = defineJob({
  name: 'import-testimonials',
  payload,
  attempts: 20,
  timeoutSeconds: 300,
  run: (services: Services, { workspaceId, importId }) => apply(services, workspaceId, importId, openReviews),
})

/** The same for a list of customers. */
export const customerImportJob = defineJob({
  name: 'import-customers',
  payload,
  attempts: 20,
  timeoutSeconds: 300,
  run: (services: Services, { workspaceId, importId }) =>
    apply(services, workspaceId, importId, openCustomers),
})

export type ImportJob = typeof importJob

function apply<Row>(
  services: Services,
  workspaceId: string,
  importId: string,
  open: Opener<Row>,
): Promise<void> {
  return patiently(services, {
    work: () => applyImport(services, workspaceId, importId, open),
    giveUp: () => failImport(services, workspaceId, importId),
    what: { importId },
  })
}
