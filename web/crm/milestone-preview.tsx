import { showRefusal } from '../ui/message/show-refusal.ts'
import { Button } from '../ui/button/button.tsx'
import type { MilestoneFormState } from './milestone-form.ts'
import { usePreviewMilestone } from './queries.ts'

/** Whom it would have asked, without asking anybody. */
export function MilestonePreview({ form }: { form: MilestoneFormState }) {
  const preview = usePreviewMilestone()
  const run = form.handleSubmit((typed) =>
    preview.mutate(typed, { onError: showRefusal('Not checked', { otherwise: 'Please try again.' }) }),
  )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        size="small"
        isPending={preview.isPending}
        pendingLabel="Checking..."
        onClick={() => void run()}
      >
        Preview
      </Button>
      <output className="text-sm text-soft">{preview.data && sentenceOf(preview.data)}</output>
    </div>
  )
}

function sentenceOf({
  people,
  checked,
  isComplete,
}: {
  people: number
  checked: number
  isComplete: boolean
}) {
  const contacts = people === 1 ? '1 contact' : `${people.toLocaleString()} contacts`
  return isComplete
    ? `${contacts} would have been asked in the last 90 days.`
    : `At least ${contacts} would have been asked in the last 90 days. ${checked.toLocaleString()} recent changes checked.`
}
