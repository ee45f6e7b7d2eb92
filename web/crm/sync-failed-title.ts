import { ApiProblem } from '../lib/call/problem.ts'

export function syncFailedTitle(failure: unknown): string {
  const title = 'Failed to sync contacts'
  return failure instanceof ApiProblem ? `${title}: ${failure.status}` : title
}
