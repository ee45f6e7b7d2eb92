import { Banner } from '../ui/banner.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ColumnList } from './column-list.tsx'
import { ReadingOptions } from './reading-options.tsx'
import { SampleList } from './sample-list.tsx'
import type { ImportFlow } from './use-import-flow.ts'
import { counted } from './words.ts'

/** True when nothing is left to decide and something is left to import. */
export function isReady({ preview, isReading, choices }: ImportFlow): boolean {
  if (preview === undefined || isReading || preview.usable === 0) return false
  const hasText = preview.mapping.columns.content !== undefined
  return hasText && (!preview.datesAmbiguous || choices.dateOrder !== undefined)
}

/** What was understood of the file: its product or its columns, and the first reviews as they will look. */
export function CheckStep({ flow }: { flow: ImportFlow }) {
  const { preview } = flow
  if (preview === undefined) {
    return (
      <div className="flex flex-col gap-3" aria-busy="true">
        <p className="text-base text-soft">Reading the file</p>
        <Skeleton className="h-16" />
        <Skeleton className="h-40" />
      </div>
    )
  }
  const settings = (
    <div className="flex flex-col gap-6">
      <ColumnList flow={flow} preview={preview} />
      <ReadingOptions flow={flow} preview={preview} />
    </div>
  )
  return (
    <div className="flex flex-col gap-6">
      {flow.startFault && (
        <Banner tone="danger" isAlert>
          {flow.startFault}
        </Banner>
      )}
      {flow.fault && (
        <Banner tone="danger" isAlert>
          {flow.fault}
        </Banner>
      )}
      {preview.recognised === null ? (
        settings
      ) : (
        <>
          <Banner tone="success" title={`This looks like a ${preview.recognised} export`}>
            {preview.note ?? 'Its columns are known, so there is nothing to set up.'}
          </Banner>
          {preview.datesAmbiguous && <ReadingOptions flow={flow} preview={preview} isDatesOnly />}
          <details>
            <summary className="cursor-pointer rounded-sm text-sm font-semibold text-accent-text">
              Change how it is read
            </summary>
            <div className="pt-4">{settings}</div>
          </details>
        </>
      )}
      <section className="flex flex-col gap-3" aria-labelledby="import-sample">
        <h3 id="import-sample" className="text-lg font-semibold">
          How they will look
        </h3>
        <p className="text-sm text-soft" aria-live="polite">
          {summaryOf(preview.rows, preview.usable)}
        </p>
        <SampleList preview={preview} isReading={flow.isReading} />
      </section>
    </div>
  )
}

function summaryOf(rows: number, usable: number) {
  const left = rows - usable
  const ready = `${counted(usable, 'review')} of ${counted(rows, 'row')} can be imported.`
  if (left === 0) return ready
  return `${ready} ${counted(left, 'row')} will be left out; the report says why.`
}
