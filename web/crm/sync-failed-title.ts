import { ApiProblem } from '../lib/problem.ts'

export function syncFailedTitle(failure: unknown): string {
  const title = 'Failed to sync contacts'
  return failure instanceof ApiProblem ? `${title}: ${failure.status}` : title
}
