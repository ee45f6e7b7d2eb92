import type { BulkAction, SkipReason } from '#contract/organizing.ts'
import type { TestimonialFilters } from '#contract/testimonial-filters.ts'
import { useState } from 'react'
import { sentenceOf } from '../lib/problem.ts'
import { toast } from '../ui/toast.ts'
import { type BulkResult, useChangeSeveral } from './organizing-queries.ts'
import { useUndoDecisions } from './queries.ts'

/** One thing done to many, with what is said about it and the way back. */
export function useBulk() {
  const several = useChangeSeveral()
  const undo = useUndoDecisions()
  const [done, setDone] = useState(0)

  function takeBack(action: BulkAction, ids: readonly string[]) {
    const then = {
      onSuccess: () =>
        toast({ title: action === 'delete' ? 'Testimonials restored' : 'Moved back to Pending Review' }),
      onError: (failure: Error) => sayFailure(sentenceOf(failure, failed)),
    }
    if (action === 'delete') several.mutate({ action: 'restore', of: ids }, then)
    else
      undo.mutate(
        ids.map((id) => ({ id })),
        then,
      )
  }

  function run(
    action: BulkAction,
    of: readonly string[] | TestimonialFilters,
    onDone: () => void,
    tag?: string,
  ) {
    setDone(0)
    several.mutate(
      { action, of, onProgress: setDone, ...(tag && { tag }) },
      {
        onSuccess: (result) => {
          onDone()
          const canUndo =
            result.changed.length > 0 && (action === 'delete' || action === 'approve' || action === 'reject')
          toast({
            title: titles[action],
            description: resultCopy(action, result),
            ...(canUndo && { action: { label: 'Undo', onAct: () => takeBack(action, result.changed) } }),
          })
        },
        onError: (failure) => sayFailure(sentenceOf(failure, failed)),
      },
    )
  }

  return { run, isPending: several.isPending, done }
}

const failed = 'Some testimonials could not be changed. Try again: nothing is done twice.'

const titles: Record<BulkAction, string> = {
  approve: 'Status Updated',
  reject: 'Status Updated',
  delete: 'Testimonials Deleted',
  restore: 'Testimonials restored',
  tag: 'Tag added',
  untag: 'Tag removed',
}
const pastCopy: Record<BulkAction, string> = {
  approve: 'approved',
  reject: 'rejected',
  delete: 'deleted',
  restore: 'restored',
  tag: 'tagged',
  untag: 'changed',
}
const reasonCopy: Record<SkipReason, string> = {
  'already-approved': 'already approved',
  'already-rejected': 'already rejected',
  'private-feedback': 'private feedback',
  'already-tagged': 'already tagged',
  'not-tagged': 'without this tag',
  'too-many-tags': 'with too many tags',
  'not-found': 'no longer there',
}

/** How many were changed, how many were not, and why. */
function resultCopy(action: BulkAction, { changed, skipped }: BulkResult): string {
  const count = changed.length
  const said = `${count.toLocaleString()} ${count === 1 ? 'testimonial' : 'testimonials'} ${pastCopy[action]}.`
  const reasons = [...skipped].map(([reason, number]) => `${number.toLocaleString()} ${reasonCopy[reason]}`)
  return reasons.length === 0 ? said : `${said} Skipped: ${reasons.join(', ')}.`
}

function sayFailure(description: string) {
  toast({ title: 'Error', description, variant: 'destructive' })
}
