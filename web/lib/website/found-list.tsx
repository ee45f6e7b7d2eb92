import { Button } from '../../ui/button/button.tsx'
import { SourceNote } from '../../ui/form/source-note.tsx'
import type { Finding } from './findings.ts'
import { fileOf } from './findings.ts'
import { shownAddress } from './website-words.ts'

interface Decision {
  /** Said in place of the buttons once there is nothing to decide. */
  readonly state?: string | undefined
  readonly isPending?: boolean | undefined
  readonly onTake: () => void
  readonly onLeave: () => void
  /** Takes it back out. */
  readonly onUndo?: (() => void) | undefined
}

/** What a website says, value by value: each names its page, and is taken or left on its own. */
export function FoundList({
  findings,
  decisionOf,
}: {
  findings: readonly Finding[]
  decisionOf: (finding: Finding) => Decision
}) {
  return (
    <ul aria-label="From your website" className="divide-y divide-line">
      {findings.map((finding) => (
        <li
          key={finding.id}
          className="grid items-start gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div className="min-w-0">
            <p className="text-sm font-semibold">{finding.label}</p>
            <FoundValue finding={finding} />
            <p className="mt-0.5 text-sm text-faint">
              <SourceNote address={finding.page} name={shownAddress(finding.page)} />
            </p>
          </div>
          <TakeOrLeave label={finding.label} decision={decisionOf(finding)} />
        </li>
      ))}
    </ul>
  )
}

function FoundValue({ finding: { field, value } }: { finding: Finding }) {
  if (field === 'accentColor') {
    return (
      <p className="flex items-center gap-2 text-base">
        <span
          aria-hidden="true"
          className="size-4 rounded-full border border-line-strong"
          style={{ backgroundColor: value }}
        />
        {value}
      </p>
    )
  }
  const shown = field === 'logo' ? fileOf(value) : field === 'reviewProfiles' ? shownAddress(value) : value
  return <p className="text-base whitespace-pre-line wrap-anywhere">{shown}</p>
}

function TakeOrLeave({
  label,
  decision: { state, isPending = false, onTake, onLeave, onUndo },
}: {
  label: string
  decision: Decision
}) {
  if (state !== undefined) {
    return (
      <p className="flex items-center gap-2 py-1.5 text-sm text-faint">
        {state}
        {onUndo && (
          <Button variant="ghost" size="small" aria-label={`Leave out: ${label}`} onClick={onUndo}>
            Leave out
          </Button>
        )}
      </p>
    )
  }
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
