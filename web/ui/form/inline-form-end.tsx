import { Button } from '../button/button.tsx'
import { FailureBanner } from '../message/failure-banner.tsx'

/** The end of a small form inside a page or dialog: what went wrong, the button that sends it, and a way out. */
export function InlineFormEnd({
  sending,
  otherwise,
  submitLabel,
  pendingLabel,
  onCancel,
}: {
  sending: { error: unknown; isPending: boolean }
  /** What a failure without a sentence of its own says; without it, the form shows failures itself. */
  otherwise?: string
  submitLabel: string
  pendingLabel: string
  onCancel: () => void
}) {
  return (
    <>
      {otherwise !== undefined && <FailureBanner failure={sending.error} otherwise={otherwise} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" isPending={sending.isPending} pendingLabel={pendingLabel}>
          {submitLabel}
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  )
}
