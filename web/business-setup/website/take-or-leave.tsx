import { Button } from '../../ui/button/button.tsx'

/** The decision about one value. */
export function TakeOrLeave({
  label,
  isPending = false,
  onTake,
  onLeave,
}: {
  label: string
  isPending?: boolean
  onTake: () => void
  onLeave: () => void
}) {
  return (
    <div className="flex gap-2">
      <Button
        variant="secondary"
        size="small"
        aria-label={`Use: ${label}`}
        isPending={isPending}
        onClick={onTake}
      >
        Use
      </Button>
      <Button variant="ghost" size="small" aria-label={`Leave: ${label}`} onClick={onLeave}>
        Leave
      </Button>
    </div>
  )
}
