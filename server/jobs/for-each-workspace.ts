import type { Services } from '../context.ts'

/**
 * Does `work` for one workspace after the other. What fails for one is logged and keeps nobody else waiting; the job
 * fails after the last, so that the queue runs it again: `work` does nothing a second time for whom it was done.
 */
export async function forEachWorkspace<T extends { readonly workspaceId: string }>(
  { log }: Pick<Services, 'log'>,
  all: readonly T[],
  work: (one: T) => Promise<void>,
): Promise<void> {
  let failed = 0
  for (const one of all) {
    try {
      await work(one)
    } catch (failure) {
      failed += 1
      log.error({ err: failure, workspaceId: one.workspaceId }, 'a job failed for a workspace')
    }
  }
  if (failed > 0) throw new Error(`The job failed for ${failed} of ${all.length}.`)
}
