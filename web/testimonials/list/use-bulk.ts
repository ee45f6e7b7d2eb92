import type { BulkAction } from '#contract/testimonials/organizing.ts'
import type { TestimonialFilters } from '#contract/testimonials/testimonial-filters.ts'
import { useState } from 'react'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { toast } from '../../ui/message/toast.ts'
import { bulkTitles, resultCopy } from './bulk-copy.ts'
import { useChangeSeveral } from '../dialogs/organizing-queries.ts'
import { useUndoDecisions } from '../queries.ts'

/** What takes back what; a decision has a way of its own, and a tag none. */
const opposites: { [action in BulkAction]?: BulkAction } = { delete: 'restore', hide: 'show', show: 'hide' }

/** One thing done to many, with what is said about it and the way back. */
export function useBulk() {
  const several = useChangeSeveral()
  const undo = useUndoDecisions()
  const [done, setDone] = useState(0)

  function wayBack(action: BulkAction, ids: readonly string[]): (() => void) | undefined {
    const opposite = opposites[action]
    const then = (title: string) => ({
      onSuccess: () => toast({ title }),
      onError: showRefusal('Error', { otherwise: failed }),
    })
    if (ids.length === 0) return undefined
    if (opposite) return () => several.mutate({ action: opposite, of: ids }, then(bulkTitles[opposite]))
    if (action !== 'approve' && action !== 'reject') return undefined
    const rows = ids.map((id) => ({ id }))
    return () => undo.mutate(rows, then('Moved back to Pending Review'))
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
          const onAct = wayBack(action, result.changed)
          toast({
            title: bulkTitles[action],
            description: resultCopy(action, result),
            ...(onAct && { action: { label: 'Undo', onAct } }),
          })
        },
        onError: showRefusal('Error', { otherwise: failed }),
      },
    )
  }

  return { run, isPending: several.isPending, done }
}

const failed = "Some testimonials couldn't be changed. It’s safe to try again."
