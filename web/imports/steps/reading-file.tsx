import { formatCount } from '#shared/text/format-count.ts'
import { Banner } from '../../ui/message/banner.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import type { AnyFlow } from '../use-import-flow.ts'

/** Stands in while a file is read for the first time. */
export function ReadingFile({ isPasted = false }: { isPasted?: boolean }) {
  return (
    <div className="flex flex-col gap-3" aria-busy="true">
      <p className="text-base text-soft">
        {isPasted ? 'Reading your testimonial...' : 'Reading your file...'}
      </p>
      <Skeleton className="h-16" />
      <Skeleton className="h-40" />
    </div>
  )
}

/** Why the file could not be read anew, or the import not be started. */
export function FlowFaults({ flow }: { flow: AnyFlow }) {
  return [flow.startFault, flow.fault].map(
    (sentence) =>
      sentence && (
        <Banner key={sentence} tone="danger" isAlert>
          {sentence}
        </Banner>
      ),
  )
}

/** How many rows are good. */
export function rowSummaryOf(rows: number, usable: number): string {
  const left = rows - usable
  if (left === 0) return `${rows === 1 ? '1 row' : `All ${rows.toLocaleString('en')} rows`} can be imported.`
  return `${usable.toLocaleString('en')} of ${formatCount(rows, 'row')} can be imported. The report explains the rest.`
}
