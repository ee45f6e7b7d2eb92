import { TriangleAlert } from 'lucide-react'

/** What could be better about a text; it may be saved like this. */
export function LintNotes({ warnings }: { warnings: readonly string[] }) {
  return (
    <div aria-live="polite" className={warnings.length > 0 ? 'flex flex-col gap-1' : 'sr-only'}>
      {warnings.map((warning) => (
        <p key={warning} className="flex animate-fade items-start gap-1.5 text-sm text-warning-text">
          <TriangleAlert aria-hidden="true" className="mt-[0.2rem] size-3.5 shrink-0" />
          {warning}
        </p>
      ))}
    </div>
  )
}
