import { Check } from 'lucide-react'
import { Button } from '../button/button.tsx'

/** Texts that can be taken over, one by one or all. */
export function ProposalList({
  label,
  proposals,
  isTaken,
  isPending = false,
  onTake,
  onTakeAll,
}: {
  label: string
  proposals: readonly string[]
  isTaken: (text: string) => boolean
  isPending?: boolean
  onTake: (text: string) => void
  onTakeAll: () => void
}) {
  return (
    <div>
      <ul aria-label={label} className="divide-y divide-line">
        {proposals.map((text) => (
          <li key={text} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0 text-base wrap-anywhere">{text}</span>
            {isTaken(text) ? (
              <span className="flex shrink-0 items-center gap-1.5 px-2.5 py-1 text-sm text-success-text">
                <Check aria-hidden="true" className="size-4" />
                In use
              </span>
            ) : (
              <Button
                variant="secondary"
                size="small"
                className="shrink-0"
                aria-label={`Use: ${text}`}
                isPending={isPending}
                onClick={() => onTake(text)}
              >
                Use
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="small" className="mt-2 -ml-2.5" isPending={isPending} onClick={onTakeAll}>
        Use all
      </Button>
    </div>
  )
}
