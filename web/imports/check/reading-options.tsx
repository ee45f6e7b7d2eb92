import { type ImportPreview, ratingScales } from '#contract/imports/imports.ts'
import { ChoiceField } from '../../ui/choices/choice-field.tsx'
import { SourceField } from './source-field.tsx'
import { TableOptions } from './table-options.tsx'
import type { ReviewFlow } from '../use-import-flow.ts'
import { dateOrderChoices, scaleCopy } from '../copy.ts'

const scales = ratingScales.map((scale) => [scale, scaleCopy[scale].label] as const)

interface ReadingOptionsProps {
  flow: ReviewFlow
  preview: ImportPreview
  isDatesOnly?: boolean
}

/** How values are read: the rating's scale, the order of dates, what stands between columns. */
export function ReadingOptions({ flow, preview, isDatesOnly = false }: ReadingOptionsProps) {
  const { mapping, datesAmbiguous, ratingsAmbiguous } = preview
  const isScaleOpen = ratingsAmbiguous && flow.choices.ratingScale === undefined
  const isOrderOpen = datesAmbiguous && flow.choices.dateOrder === undefined
  const dates = (mapping.dateOrder !== 'iso' || datesAmbiguous) && (
    <ChoiceField
      label="Date format"
      error={isOrderOpen ? 'These dates can be read two ways. Choose one.' : undefined}
      choices={dateOrderChoices}
      value={isOrderOpen ? undefined : mapping.dateOrder}
      onChoose={(dateOrder) => flow.decide({ dateOrder })}
    />
  )
  if (isDatesOnly) return dates
  return (
    <section className="grid gap-5 sm:grid-cols-2" aria-label="Import settings">
      <SourceField flow={flow} source={mapping.source} />
      {mapping.columns.rating !== undefined && (
        <ChoiceField
          label="Rating scale"
          hint={scaleCopy[mapping.ratingScale].hint}
          error={isScaleOpen ? 'Some ratings are higher than the others allow. Choose the scale.' : undefined}
          choices={scales}
          value={isScaleOpen ? undefined : mapping.ratingScale}
          onChoose={(ratingScale) => flow.decide({ ratingScale })}
        />
      )}
      {dates}
      <TableOptions flow={flow} mapping={mapping} />
    </section>
  )
}
