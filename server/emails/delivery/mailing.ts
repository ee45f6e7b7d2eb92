import { z } from 'zod/mini'
import type { Services } from '../../context.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { hasProvenOwner } from './allowance.ts'

interface Mailing {
  readonly attempts: number
  /** How many rows `mailSome` takes. As long as it has taken so many, there may be more. */
  readonly atOnce: number
  readonly mailSome: (services: Services, workspaceId: string) => Promise<number>
}

/** Work that mails what waits in a workspace. A workspace whose owner is unproven mails nobody: there it goes on waiting. */
export function defineMailing(name: string, { attempts, atOnce, mailSome }: Mailing) {
  return defineJob({
    name,
    payload: z.object({ workspaceId: z.uuid() }),
    attempts,
    timeoutSeconds: 120,
    async run(services, { workspaceId }) {
      if (!(await hasProvenOwner(services, workspaceId))) return
      let taken = atOnce
      while (taken === atOnce) taken = await mailSome(services, workspaceId)
    },
  })
}
