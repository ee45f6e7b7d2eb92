import { sentenceOf } from '../lib/problem.ts'
import { toast } from './toast.ts'

/** Says why a form was refused: a toast for the whole, and each field's own sentence beside it (`useSchemaForm`). */
export function showRefusal(
  failure: unknown,
  {
    title,
    otherwise,
    showAtFields,
  }: { title: string; otherwise: string; showAtFields?: (failure: unknown) => void },
) {
  toast({ title, description: sentenceOf(failure, otherwise), variant: 'destructive' })
  showAtFields?.(failure)
}
