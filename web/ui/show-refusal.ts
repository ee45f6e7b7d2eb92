import { sentenceOf } from '../lib/problem.ts'
import { toast } from './toast.ts'

interface Refusal {
  /** Where the server said nothing that a person can read. */
  otherwise?: string
  showAtFields?: (failure: unknown) => void
}

/** Says why something was refused: a toast for the whole, and each field's own sentence beside it (`useSchemaForm`). */
export const showRefusal =
  (title: string, { otherwise = 'Please try again', showAtFields }: Refusal = {}) =>
  (failure: unknown): void => {
    toast({ title, description: sentenceOf(failure, otherwise), variant: 'destructive' })
    showAtFields?.(failure)
  }
