import { ProgressBar } from '../../ui/layout/progress-bar.tsx'
import type { AnyFlow } from '../use-import-flow.ts'

/** How many rows have been dealt with, as the server counts them. */
export function ProgressStep({ flow: { progress } }: { flow: AnyFlow }) {
  const rows = progress?.rows ?? 0
  const processed = progress?.processed ?? 0
  const isCounting = progress?.state === 'running' && rows > 0
  return (
    <div className="flex flex-col gap-3 py-4">
      <ProgressBar label="Import progress" value={isCounting ? processed : 0} max={rows} />
      <output className="block text-base tabular-nums">
        {isCounting
          ? `${processed.toLocaleString('en')} of ${rows.toLocaleString('en')} rows`
          : 'Waiting to start'}
      </output>
      <p className="text-sm text-soft">
        All or nothing: if a row fails, nothing changes. You can close this window while it runs.
      </p>
    </div>
  )
}
