import type { ImportPreview } from '#contract/imports/imports.ts'
import { rowSummaryOf } from '../steps/reading-file.tsx'
import { SampleList } from './sample-list.tsx'

const shownRows = 8

interface SamplesProps {
  preview: ImportPreview
  isReading: boolean
}

/** The first review. Stays in sight, so that every choice below is seen to change it. */
export function FirstReview({ preview, isReading }: SamplesProps) {
  const [first] = preview.sample
  return (
    <section
      className="-mx-6 flex flex-col gap-2 border-b border-line bg-raised px-6 pb-4 sm:sticky sm:-top-3 sm:z-10 sm:pt-3"
      aria-labelledby="import-first"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="import-first" className="text-lg font-semibold">
          Preview of the first review
        </h3>
        <p className="text-sm text-soft" aria-live="polite">
          {rowSummaryOf(preview.rows, preview.usable)}
        </p>
      </div>
      {first && <SampleList label="First row" rows={[first]} isReading={isReading} />}
    </section>
  )
}

/** The reviews after it. */
export function NextReviews({ preview, isReading }: SamplesProps) {
  const rows = preview.sample.slice(1, 1 + shownRows)
  if (rows.length === 0) return null
  return (
    <section className="flex flex-col gap-3" aria-labelledby="import-others">
      <h3 id="import-others" className="text-lg font-semibold">
        Next rows
      </h3>
      <SampleList label="Next rows" rows={rows} isReading={isReading} />
    </section>
  )
}
