import { type ImportField, importFields, type ImportPreview } from '#contract/imports.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import type { ImportFlow } from './use-import-flow.ts'
import { fieldWords } from './words.ts'

/** Every column of the file with a few of its values, and what it is. */
export function ColumnList({ flow, preview }: { flow: ImportFlow; preview: ImportPreview }) {
  const { columns } = preview.mapping
  const fieldOf = (index: number) => importFields.find((field) => columns[field] === index) ?? ''

  function assign(index: number, chosen: string) {
    // A field comes from one column, and a column feeds one field: whoever had either gives it up.
    const kept = importFields.filter((field) => columns[field] !== index && field !== chosen)
    const next: Partial<Record<ImportField, number>> = {}
    for (const field of kept) if (columns[field] !== undefined) next[field] = columns[field]
    const field = importFields.find((name) => name === chosen)
    if (field !== undefined) next[field] = index
    flow.decide({ columns: next })
  }

  return (
    <section className="flex flex-col gap-3" aria-labelledby="import-columns">
      <div>
        <h3 id="import-columns" className="text-lg font-semibold">
          What is in which column?
        </h3>
        {columns.content === undefined && (
          <p className="text-sm font-medium text-danger-text" role="alert">
            Please choose the column that holds the text of the reviews.
          </p>
        )}
      </div>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {preview.columns.map(({ name, samples }, index) => (
          <li key={name} className="grid items-center gap-x-6 gap-y-2 px-4 py-3 sm:grid-cols-[1fr_13rem]">
            <div className="min-w-0">
              <p className="truncate font-semibold">{name}</p>
              <p className="line-clamp-2 text-sm break-words text-faint">
                {samples.length > 0 ? samples.join(' · ') : 'Empty'}
              </p>
            </div>
            <Field label={`${name} is`} isLabelHidden>
              <Select value={fieldOf(index)} onChange={(event) => assign(index, event.currentTarget.value)}>
                <option value="">Not imported</option>
                {Object.entries(fieldWords).map(([field, words]) => (
                  <option key={field} value={field}>
                    {words}
                  </option>
                ))}
              </Select>
            </Field>
          </li>
        ))}
      </ul>
    </section>
  )
}
