import { type Testimonial } from '#contract/testimonials/testimonials.ts'
import { undoMinutes } from '#contract/testimonials/decisions.ts'
import { Eye, EyeOff, Undo2 } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import type { WayBack } from '../list/use-decisions.ts'

/**
 * What can be done with one that is decided: an approved one is hidden and shown, a rejected one goes back to pending,
 * and for ten minutes either decision is undone.
 */
export function WaysBack({
  testimonial,
  nameId,
  isDeciding,
  onGoBack,
}: {
  testimonial: Testimonial
  /** The heading that says whose it is; not needed where the place says it. */
  nameId?: string
  isDeciding: boolean
  onGoBack: (way: WayBack) => void
}) {
  const { status, hiddenAt, isPrivate } = testimonial
  if (isPrivate || status === 'pending') return null
  const isUndoable = canBeUndone(testimonial)
  const button = {
    size: 'small',
    variant: 'secondary',
    'aria-describedby': nameId,
    isPending: isDeciding,
  } as const
  return (
    <>
      {status === 'approved' && (
        <Button {...button} onClick={() => onGoBack(hiddenAt ? 'show' : 'hide')}>
          {!isDeciding && (hiddenAt ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />)}
          {hiddenAt ? 'Show again' : 'Hide from site'}
        </Button>
      )}
      {status === 'rejected' && !isUndoable && (
        <Button {...button} onClick={() => onGoBack('move-to-pending')}>
          {!isDeciding && <Undo2 aria-hidden="true" />}
          Move back to pending
        </Button>
      )}
      {isUndoable && (
        <Button
          {...button}
          variant={status === 'approved' ? 'ghost' : 'secondary'}
          onClick={() => onGoBack('undo')}
        >
          {!isDeciding && status === 'rejected' && <Undo2 aria-hidden="true" />}
          Undo
        </Button>
      )}
    </>
  )
}

/** The server has the last word: a clock may be wrong, and a card stays on screen for longer than ten minutes. */
function canBeUndone({ decidedAt }: Testimonial): boolean {
  return decidedAt !== null && Date.now() - Date.parse(decidedAt) < undoMinutes * 60_000
}
