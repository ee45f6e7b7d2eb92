import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { useState } from 'react'
import { sentenceOf } from '../../lib/call/problem.ts'
import { showLimit } from '../../ui/message/show-limit.ts'
import { toast } from '../../ui/message/toast.ts'
import { asUndecided } from './cached-lists.ts'
import { useDecide, useUndoDecisions } from '../queries.ts'
import { useHide, useMoveToPending } from '../details/standing-queries.ts'

type Decision = 'approved' | 'rejected'

/** What else can be done with one that is decided: see `ways-back.tsx`. */
export type WayBack = 'hide' | 'show' | 'undo' | 'move-to-pending'

/** Approving and rejecting, with what is said about it and the ways back. */
export function useDecisions() {
  const one = useDecide()
  const undo = useUndoDecisions()
  const hide = useHide()
  const moveToPending = useMoveToPending()
  const { isDeciding, whileDeciding } = useDeciding()

  const takeBack = (rows: readonly Testimonial[]) =>
    undo.mutate(rows, {
      onSuccess: sayMovedBack,
      onError: (failure) => sayFailure(sentenceOf(failure, failed)),
    })

  function decide(row: Testimonial, status: Decision) {
    // `mutateAsync`: with several cards decided quickly, `mutate` calls back for the last one only.
    const deciding = one.mutateAsync({ row, status }).then(
      () => sayDecided(status, () => takeBack([row])),
      (failure: unknown) => showLimit(failure) || sayFailure(failed),
    )
    whileDeciding(row, deciding)
  }

  function setHidden(row: Testimonial, isHidden: boolean): void {
    const hiding = hide.mutateAsync({ id: row.id, isHidden }).then(
      () => (isHidden ? sayHidden(() => setHidden(row, false)) : sayShown()),
      () => sayFailure("This couldn't be changed. Please try again."),
    )
    whileDeciding(row, hiding)
  }

  function moveBack(row: Testimonial) {
    const moving = moveToPending.mutateAsync(row.id).then(sayMovedBack, () => sayFailure(failed))
    whileDeciding(row, moving)
  }

  const goBack = (row: Testimonial, way: WayBack) => {
    if (way === 'undo') takeBack([asUndecided(row)])
    else if (way === 'move-to-pending') moveBack(row)
    else setHidden(row, way === 'hide')
  }

  return { decide, goBack, isDeciding }
}

/** Which of them something is being done with. */
function useDeciding() {
  const [deciding, setDeciding] = useState<ReadonlySet<string>>(new Set())
  function whileDeciding({ id }: Testimonial, work: Promise<unknown>) {
    setDeciding((before) => new Set(before).add(id))
    void work.finally(() => setDeciding((before) => new Set([...before].filter((other) => other !== id))))
  }
  return { isDeciding: (id: string) => deciding.has(id), whileDeciding }
}

const failed = 'Failed to update testimonial status.'

function sayFailure(description: string) {
  toast({ title: 'Error', description, variant: 'destructive' })
}

function sayMovedBack() {
  toast({ title: 'Moved back to Pending Review' })
}

/** Says where it went, too: it may have left the list that it was decided in. */
function sayDecided(status: Decision, onUndo: () => void) {
  toast({
    title: 'Status Updated',
    description: 'Testimonial status has been updated successfully.',
    link: { label: `See ${status} testimonials`, href: `/testimonials?status=${status}` },
    action: { label: 'Undo', onAct: onUndo },
  })
}

function sayHidden(onUndo: () => void) {
  toast({
    title: 'Hidden from your site',
    description: 'It’s off your site within a minute.',
    action: { label: 'Undo', onAct: onUndo },
  })
}

function sayShown() {
  toast({ title: 'Shown again', description: 'It’s back on your site within a minute.' })
}
