import { Button } from '../ui/button/button.tsx'
import { FailureBanner } from '../ui/message/failure-banner.tsx'

/** The end of a form of settings: why it was refused, what is not saved yet, and Save. */
export function SaveBar({
  isChanged,
  isPending,
  failure,
  onDiscard,
}: {
  isChanged: boolean
  isPending: boolean
  failure: Error | null
  onDiscard: () => void
}) {
  return (
    <div className="mt-6 flex flex-col gap-4 border-t border-line pt-4">
      <FailureBanner failure={failure} otherwise="Couldn't save. Please try again." />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p aria-live="polite" className="mr-auto text-sm text-faint">
          {isChanged && 'Unsaved changes'}
        </p>
        {isChanged && (
          <Button variant="ghost" onClick={onDiscard}>
            Discard
          </Button>
        )}
        <Button type="submit" isPending={isPending} pendingLabel="Saving...">
          Save
        </Button>
      </div>
    </div>
  )
}
