import type { UseMutationResult } from '@tanstack/react-query'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { showRefusal } from '../message/show-refusal.ts'
import { toast, type ToastContent } from '../message/toast.ts'

interface DialogForm<Output, Sent, Answer> {
  onClose: () => void
  /** What is sent of what was typed. */
  bodyOf: (values: Output) => NoInfer<Sent>
  /** What is said once it is done; nothing where the dialog's own end says it. */
  done?: (answer: Answer) => ToastContent
  /** The title of a refusal. */
  refused: string
  /** Where the server said nothing that a person can read. */
  otherwise?: string
}

/** Sends the form of a `FormDialog`, which gets what this returns: done, it closes; refused, it says why and stays. */
export function useDialogForm<Input extends FieldValues, Output extends FieldValues, Sent, Answer>(
  form: UseFormReturn<Input, unknown, Output> & { showAtFields: (failure: unknown) => void },
  call: UseMutationResult<Answer, Error, Sent>,
  { onClose, bodyOf, done, refused, ...refusal }: DialogForm<Output, Sent, Answer>,
) {
  const onSubmit = form.handleSubmit((values) =>
    call.mutate(bodyOf(values), {
      onSuccess: (answer) => {
        if (done) toast(done(answer))
        onClose()
      },
      onError: showRefusal(refused, { ...refusal, showAtFields: form.showAtFields }),
    }),
  )
  return { onClose, onSubmit, isPending: call.isPending }
}
