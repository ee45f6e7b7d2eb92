import type { Testimonial } from '#contract/testimonials.ts'
import { useState } from 'react'
import { sentenceOf } from '../lib/problem.ts'
import { toast } from '../ui/toast.ts'
import { useDecide, useUndoDecisions } from './queries.ts'

type Decision = 'approved' | 'rejected'

/** Approving and rejecting, with what is said about it and the way back. */
export function useDecisions() {
  const one = useDecide()
  const undo = useUndoDecisions()
  const [deciding, setDeciding] = useState<ReadonlySet<string>>(new Set())

  const takeBack = (rows: readonly Testimonial[]) =>
    undo.mutate(rows, {
      onSuccess: () => toast({ title: 'Moved back to Pending Review' }),
      onError: (failure) => sayFailure(sentenceOf(failure, failed)),
    })

  function decide(row: Testimonial, status: Decision) {
    setDeciding((before) => new Set(before).add(row.id))
    // `mutateAsync`: with several cards decided quickly, `mutate` calls back for the last one only.
    one
      .mutateAsync({ id: row.id, status })
      .then(
        () => sayDecided('Testimonial status has been updated successfully.', () => takeBack([row])),
        () => sayFailure(failed),
      )
      .finally(() => setDeciding((before) => new Set([...before].filter((id) => id !== row.id))))
  }

  return {
    decide,
    isDeciding: (id: string) => deciding.has(id),
  }
}

const failed = 'Failed to update testimonial status.'

function sayFailure(description: string) {
  toast({ title: 'Error', description, variant: 'destructive' })
}

function sayDecided(description: string, onUndo: (() => void) | undefined) {
  toast({
    title: 'Status Updated',
    description,
    ...(onUndo && { action: { label: 'Undo', onAct: onUndo } }),
  })
}
