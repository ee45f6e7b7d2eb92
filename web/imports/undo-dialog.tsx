import { formatCount } from '#shared/text/format-count.ts'
import type { UndoPreview } from '#contract/imports/import-progress.ts'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../lib/call/problem.ts'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { type PastSource, undoPreviewQuery } from './queries.ts'

/** Says what goes and what stays before an import is undone. */
export function UndoDialog({
  source,
  noun,
  id,
  fileName,
  isPending,
  onClose,
  onConfirm,
}: {
  source: PastSource
  noun: string
  id: string
  fileName: string
  isPending: boolean
  onClose: () => void
  onConfirm: () => void
}) {
  const { data, error } = useQuery(undoPreviewQuery(source, id))
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => data && onConfirm()}
      title={`Undo the import of ${fileName}?`}
      confirmLabel="Undo import"
      isPending={isPending || (data === undefined && error === null)}
    >
      {data
        ? undoSentencesOf(data, noun).join(' ')
        : error
          ? sentenceOf(error, "Couldn't check what this would remove. Please try again.")
          : 'Checking what this removes...'}
    </ConfirmDialog>
  )
}

function undoSentencesOf({ removed, approved, edited, kept, restored }: UndoPreview, noun: string): string[] {
  const isReviews = noun === 'review'
  const count = (many: number) => many.toLocaleString('en')
  const stays = kept === 1 ? 'stays' : 'stay'
  const sentences: string[] = []
  if (removed > 0) {
    sentences.push(`${formatCount(removed, isReviews ? 'testimonial' : noun)} will be removed.`)
  }
  if (approved > 0) {
    sentences.push(
      `${count(approved)} of them ${approved === 1 ? 'is' : 'are'} approved and will disappear from your site.`,
    )
  }
  if (edited > 0)
    sentences.push(`${count(edited)} of them ${edited === 1 ? 'has' : 'have'} been edited since.`)
  if (kept > 0) {
    sentences.push(
      isReviews
        ? `${count(kept)} that a customer has since confirmed, corrected or withdrawn ${stays}.`
        : `${count(kept)} you have since emailed or edited, or who wrote to you, ${stays}.`,
    )
  }
  if (restored > 0) {
    sentences.push(
      `${count(restored)} that this import updated ${restored === 1 ? 'gets its' : 'get their'} earlier details back.`,
    )
  }
  return sentences.length > 0 ? sentences : ['Nothing from this import is left to remove.']
}
