import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { useState } from 'react'
import { sentenceOf } from '../../lib/call/problem.ts'
import { toast } from '../../ui/message/toast.ts'
import { useDelete, useRestore } from '../queries.ts'

/** Deleting with one click and a way back. A failure is told on the card, which visibly returns. */
export function useDeletion() {
  const { mutateAsync: remove } = useDelete()
  const { mutate: restore } = useRestore()
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())

  const bringBack = (id: string) =>
    restore(id, {
      onError: (failure) =>
        toast({
          title: 'Error',
          description: sentenceOf(failure, "It couldn't be restored. Please try again."),
          variant: 'destructive',
        }),
    })

  function deleteOne(row: Testimonial) {
    setFailed((before) => new Set([...before].filter((id) => id !== row.id)))
    // `mutateAsync`: with several deleted quickly, `mutate` calls back for the last one only.
    remove(row).then(
      () =>
        toast({ title: 'Testimonial Deleted', action: { label: 'Undo', onAct: () => bringBack(row.id) } }),
      () => setFailed((before) => new Set(before).add(row.id)),
    )
  }

  return { deleteOne, failedDeletions: failed }
}
