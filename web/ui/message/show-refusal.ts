import { sentenceOf } from '../../lib/call/problem.ts'
import { showLimit } from './show-limit.ts'
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
    if (showLimit(failure)) return
    toast({ title, description: sentenceOf(failure, otherwise), variant: 'destructive' })
    showAtFields?.(failure)
  }

/** The callbacks of a call that is made in a dialog: a toast says how it ended, and the dialog closes. */
export const tellOutcome = (done: string, refused: string, close: () => void, refusal?: Refusal) => ({
  onSuccess: () => void toast({ title: done }),
  onError: showRefusal(refused, refusal),
  onSettled: close,
})
