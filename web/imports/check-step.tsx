import { Banner } from '../ui/banner.tsx'
import { ColumnList } from './column-list.tsx'
import { FileNotes, LeftOutColumns, MissingFields } from './file-findings.tsx'
import { FlowFaults, ReadingFile, rowSummaryOf } from './reading-file.tsx'
import { ReadingOptions } from './reading-options.tsx'
import { SampleList } from './sample-list.tsx'
import { UpdateList } from './update-list.tsx'
import type { ReviewFlow } from './use-import-flow.ts'
import { fieldCopy } from './copy.ts'

/** True when nothing is left to decide and something is left to import. */
export function isReady(flow: ReviewFlow): boolean {
  const { preview, isReading } = flow
  if (preview === undefined || isReading || preview.usable === preview.known) return false
  return openQuestion(flow) === undefined
}

/** What is left to decide, said beside the buttons that wait for it: the choice itself may be out of sight. */
export function openQuestion({ preview, choices }: ReviewFlow): string | undefined {
  if (preview === undefined) return undefined
  if (preview.mapping.columns.content === undefined) return 'Match the review text above.'
  if (preview.datesAmbiguous && choices.dateOrder === undefined) return 'Choose the date format above.'
  if (preview.ratingsAmbiguous && choices.ratingScale === undefined) return 'Choose the rating scale above.'
  return undefined
}

/** What was understood of the file: its product or its columns, and the first reviews as they will look. */
export function CheckStep({ flow }: { flow: ReviewFlow }) {
  const { preview } = flow
  if (preview === undefined) {
    return <ReadingFile />
  }
  const [first, ...others] = preview.sample
  // What was chosen holds at once: the answer that reads the file that way comes later.
  const chosen = flow.choices.columns ?? preview.mapping.columns
  const settings = (
    <div className="flex flex-col gap-6">
      <ColumnList
        columns={preview.columns}
        mapping={chosen}
        copy={fieldCopy}
        missing={chosen.content === undefined ? 'Choose the column with the review text.' : undefined}
        onChange={(columns) => flow.decide({ columns })}
      />
      <ReadingOptions flow={flow} preview={preview} />
    </div>
  )
  return (
    <div className="flex flex-col gap-6">
      <p className="text-sm text-soft">
        Imported reviews wait for your approval. “Import and approve” confirms that they are genuine.
      </p>
      <FlowFaults flow={flow} />
      <MissingFields preview={preview} mapping={chosen} />
      {preview.recognised !== null && (
        <Banner tone="success" title={`This looks like a ${preview.recognised} export`}>
          {preview.note ?? 'We know its columns, so there is nothing to set up.'}
        </Banner>
      )}
      <LeftOutColumns preview={preview} mapping={chosen} />
      <FileNotes preview={preview} />
      {/* Stays in sight, so that every choice below is seen to change it. */}
      <section
        className="-mx-6 flex flex-col gap-2 border-b border-line bg-raised px-6 pb-4 sm:sticky sm:-top-3 sm:z-10 sm:pt-3"
        aria-labelledby="import-first"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 id="import-first" className="text-lg font-semibold">
            How the first review will look
          </h3>
          <p className="text-sm text-soft" aria-live="polite">
            {rowSummaryOf(preview.rows, preview.usable)}
          </p>
        </div>
        {first && <SampleList label="First row" rows={[first]} isReading={flow.isReading} />}
      </section>
      <UpdateList preview={preview} isReading={flow.isReading} />
      {preview.recognised === null ? (
        settings
      ) : (
        <>
          {preview.datesAmbiguous && <ReadingOptions flow={flow} preview={preview} isDatesOnly />}
          <details>
            <summary className="cursor-pointer rounded-sm text-sm font-semibold text-accent-text">
              Change import settings
            </summary>
            <div className="pt-4">{settings}</div>
          </details>
        </>
      )}
      {others.length > 0 && (
        <section className="flex flex-col gap-3" aria-labelledby="import-others">
          <h3 id="import-others" className="text-lg font-semibold">
            Next rows
          </h3>
          <SampleList label="Next rows" rows={others.slice(0, shownRows)} isReading={flow.isReading} />
        </section>
      )}
    </div>
  )
}

const shownRows = 8
