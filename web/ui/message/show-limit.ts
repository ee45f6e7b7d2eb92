import { ApiProblem } from '../../lib/call/problem.ts'
import { toast } from './toast.ts'

/** Says that the plan has no room left, with the way to a bigger one; false for any other failure. */
export function showLimit(failure: unknown): boolean {
  if (!(failure instanceof ApiProblem) || failure.code !== 'plan-limit-reached') return false
  toast({
    title: 'Plan limit reached',
    description: failure.sentence,
    variant: 'destructive',
    action: { label: 'See plans', onAct: () => location.assign('/pricing') },
  })
  return true
}
