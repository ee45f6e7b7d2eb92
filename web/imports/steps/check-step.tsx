import type { ImportPreview } from '#contract/imports/imports.ts'
import { Banner } from '../../ui/message/banner.tsx'
import { FileNotes, LeftOutColumns, MissingFields, UnsureColumns } from '../check/file-findings.tsx'
import { SampleList } from '../check/sample-list.tsx'
import { ReadingOptions } from '../check/reading-options.tsx'
import { ImportSettings } from '../check/import-settings.tsx'
import { FlowFaults, ReadingFile } from './reading-file.tsx'
import { FirstReview, NextReviews } from '../check/review-samples.tsx'
import { UpdateList } from '../check/update-list.tsx'
import type { ReviewFlow } from '../use-import-flow.ts'

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
  const { preview, isReading } = flow
  if (preview === undefined) {
    return <ReadingFile isPasted={flow.isPasted} />
  }
  if (flow.isPasted) return <PastedCheck flow={flow} preview={preview} />
  // What was chosen holds at once: the answer that reads the file that way comes later.
  const chosen = flow.choices.columns ?? preview.mapping.columns
  return (
    <div className="flex flex-col gap-6">
      <p className="text-sm text-soft">
        Imported reviews wait for your approval. “Import and approve” confirms that they are genuine.
      </p>
      <FlowFaults flow={flow} />
      <UnsureColumns preview={preview} />
      <MissingFields preview={preview} mapping={chosen} />
      {preview.recognized !== null && (
        <Banner tone="success" title={`This looks like a ${preview.recognized} export`}>
          {preview.note ?? 'We know this format, so there’s nothing to set up.'}
        </Banner>
      )}
      <LeftOutColumns preview={preview} mapping={chosen} />
      <FileNotes preview={preview} />
      <FirstReview preview={preview} isReading={isReading} />
      <UpdateList preview={preview} isReading={isReading} />
      <ImportSettings flow={flow} preview={preview} mapping={chosen} />
      <NextReviews preview={preview} isReading={isReading} />
    </div>
  )
}

/** One testimonial as it will look: there are no columns to match, and nothing to choose unless its date or rating is unclear. */
function PastedCheck({ flow, preview }: { flow: ReviewFlow; preview: ImportPreview }) {
  const { isReading } = flow
  return (
    <div className="flex flex-col gap-6">
      <p className="text-sm text-soft">
        This testimonial waits for your approval. “Import and approve” confirms that it is genuine.
      </p>
      <FlowFaults flow={flow} />
      <SampleList label="Testimonial" rows={preview.sample.slice(0, 1)} isReading={isReading} />
      <UpdateList preview={preview} isReading={isReading} />
      {preview.ratingsAmbiguous && <ReadingOptions flow={flow} preview={preview} />}
      {preview.datesAmbiguous && !preview.ratingsAmbiguous && (
        <ReadingOptions flow={flow} preview={preview} isDatesOnly />
      )}
    </div>
  )
}
