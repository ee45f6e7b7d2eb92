import { dateOrders, delimiters, type ImportPreview, ratingScales } from '#contract/imports.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { oldEncodings } from './decode-file.ts'
import { SourceField } from './source-field.tsx'
import type { ImportFlow } from './use-import-flow.ts'
import { dateOrderWords, delimiterWords, scaleWords } from './words.ts'

/** How values are read: the rating's scale, the order of dates, what stands between columns. */
export function ReadingOptions({
  flow,
  preview,
  isDatesOnly = false,
}: {
  flow: ImportFlow
  preview: ImportPreview
  isDatesOnly?: boolean
}) {
  const { mapping, datesAmbiguous } = preview
  const isOrderOpen = datesAmbiguous && flow.choices.dateOrder === undefined
  const dates = (mapping.dateOrder !== 'iso' || datesAmbiguous) && (
    <Field
      label="Dates are written"
      error={isOrderOpen ? 'These dates can be read both ways. Please choose.' : undefined}
    >
      <Select
        value={isOrderOpen ? '' : mapping.dateOrder}
        onChange={({ currentTarget: { value } }) => {
          const dateOrder = dateOrders.find((order) => order === value)
          if (dateOrder !== undefined) flow.decide({ dateOrder })
        }}
      >
        {isOrderOpen && <option value="">Choose</option>}
        {Object.entries(dateOrderWords).map(([order, words]) => (
          <option key={order} value={order}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  )
  if (isDatesOnly) return dates
  return (
    <section className="grid gap-5 sm:grid-cols-2" aria-label="How it is read">
      <SourceField flow={flow} source={mapping.source} />
      {mapping.columns.rating !== undefined && (
        <Field label="Ratings run from" hint={scaleWords[mapping.ratingScale].hint}>
          <Select
            value={mapping.ratingScale}
            onChange={({ currentTarget: { value } }) => {
              const ratingScale = ratingScales.find((scale) => scale === value)
              if (ratingScale !== undefined) flow.decide({ ratingScale })
            }}
          >
            {ratingScales.map((scale) => (
              <option key={scale} value={scale}>
                {scaleWords[scale].label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {dates}
      {flow.isTable && (
        <Field label="Columns are separated by">
          <Select
            value={mapping.delimiter}
            onChange={({ currentTarget: { value } }) => {
              const delimiter = delimiters.find((one) => one === value)
              if (delimiter !== undefined) flow.reread({ delimiter })
            }}
          >
            {delimiters.map((delimiter) => (
              <option key={delimiter} value={delimiter}>
                {delimiterWords[delimiter]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {flow.assumedEncoding && (
        <Field label="Letters are written in" hint="Change this if letters with accents look wrong.">
          <Select
            value={flow.assumedEncoding}
            onChange={({ currentTarget: { value } }) => {
              const encoding = oldEncodings.find((one) => one.value === value)
              if (encoding !== undefined) flow.decode(encoding.value)
            }}
          >
            {oldEncodings.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {flow.isTable && (
        <Checkbox
          className="self-end sm:col-span-2"
          label="The first row holds the names of the columns"
          checked={mapping.hasHeader}
          onChange={(event) => flow.reread({ hasHeader: event.currentTarget.checked })}
        />
      )}
    </section>
  )
}
