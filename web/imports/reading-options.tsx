import { dateOrders, type ImportPreview, ratingScales } from '#contract/imports.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { SourceField } from './source-field.tsx'
import { TableOptions } from './table-options.tsx'
import type { ReviewFlow } from './use-import-flow.ts'
import { dateOrderCopy, scaleCopy } from './copy.ts'

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
    <Field
      label="Date format"
      error={isOrderOpen ? 'These dates can be read two ways. Choose one.' : undefined}
    >
      <Select
        value={isOrderOpen ? '' : mapping.dateOrder}
        onChange={({ currentTarget: { value } }) => {
          const dateOrder = dateOrders.find((order) => order === value)
          if (dateOrder !== undefined) flow.decide({ dateOrder })
        }}
      >
        {isOrderOpen && <option value="">Choose</option>}
        {Object.entries(dateOrderCopy).map(([order, copy]) => (
          <option key={order} value={order}>
            {copy}
          </option>
        ))}
      </Select>
    </Field>
  )
  if (isDatesOnly) return dates
  return (
    <section className="grid gap-5 sm:grid-cols-2" aria-label="Import settings">
      <SourceField flow={flow} source={mapping.source} />
      {mapping.columns.rating !== undefined && (
        <Field
          label="Rating scale"
          hint={scaleCopy[mapping.ratingScale].hint}
          error={isScaleOpen ? 'Some ratings are higher than the others allow. Choose the scale.' : undefined}
        >
          <Select
            value={isScaleOpen ? '' : mapping.ratingScale}
            onChange={({ currentTarget: { value } }) => {
              const ratingScale = ratingScales.find((scale) => scale === value)
              if (ratingScale !== undefined) flow.decide({ ratingScale })
            }}
          >
            {isScaleOpen && <option value="">Choose</option>}
            {ratingScales.map((scale) => (
              <option key={scale} value={scale}>
                {scaleCopy[scale].label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {dates}
      <TableOptions flow={flow} mapping={mapping} />
    </section>
  )
}
