import { ApiProblem, sentenceOf } from '../lib/problem.ts'
import { toast } from './toast.ts'

/** Says why a form was refused: a toast for the whole, and each field's own sentence through `onField`. */
export function showRefusal(
  failure: unknown,
  { title, otherwise }: { title: string; otherwise: string },
  onField?: (field: string, sentence: string) => void,
) {
  toast({ title, description: sentenceOf(failure, otherwise), variant: 'destructive' })
  if (!(failure instanceof ApiProblem) || !onField) return
  for (const [field, sentence] of Object.entries(failure.fields)) onField(field, sentence)
}
