import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { Restricted } from '../../ui/form/restricted.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DraftFields } from './draft-fields.tsx'
import { useDraftSubmission } from './use-draft-submission.ts'
import type { useGeneratorDraft } from './use-draft.ts'

interface ReviewDialogProps {
  draft: ReturnType<typeof useGeneratorDraft>
  onSubmitted: (testimonial: Testimonial) => void
}

/** The draft to read and change, then to keep, to ask for anew or to drop. */
export function ReviewDialog({ draft, onSubmitted }: ReviewDialogProps) {
  const submission = useDraftSubmission(draft, onSubmitted)
  const input = draft.arriving?.input ?? draft.input
  const words = draft.arriving?.words ?? draft.words
  if (!input || words === undefined) return null
  const { customerName, customerTitle, company } = input
  return (
    <Dialog
      isOpen
      onClose={submission.cancel}
      size="large"
      title="Review & Edit Your Testimonial"
      description={`For ${customerName}, ${customerTitle} at ${company}. Keep only what they told you.`}
      footer={
        <DraftReviewButtons
          draft={draft}
          isPending={submission.create.isPending}
          onCancel={submission.cancel}
          onSubmit={() => submission.submit(input, words)}
        />
      }
    >
      <DraftFields draft={draft} words={words} submission={submission} />
    </Dialog>
  )
}

function DraftReviewButtons({
  draft,
  isPending,
  onCancel,
  onSubmit,
}: {
  draft: ReviewDialogProps['draft']
  isPending: boolean
  onCancel: () => void
  onSubmit: () => void
}) {
  return (
    <>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
      <Button
        variant="secondary"
        isPending={draft.isGenerating}
        pendingLabel="Generating..."
        onClick={draft.regenerate}
      >
        Regenerate
      </Button>
      <Restricted isQuiet>
        <Button
          disabled={draft.arriving !== undefined}
          isPending={isPending}
          pendingLabel="Submitting..."
          onClick={onSubmit}
        >
          Submit Testimonial
        </Button>
      </Restricted>
    </>
  )
}
