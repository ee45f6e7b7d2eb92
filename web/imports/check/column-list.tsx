import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'

interface ColumnListProps<Name extends string> {
  columns: readonly { name: string; samples: readonly string[] }[]
  /** Which column (by index) feeds which field. */
  mapping: Partial<Record<Name, number | undefined>>
  /** The fields, as they are called, in the order of the list to choose from. */
  copy: Readonly<Record<Name, string>>
  /** A sentence, while a column is needed that was not chosen. */
  missing: string | undefined
  onChange: (mapping: Partial<Record<Name, number>>) => void
}

/** Every column of the file with a few of its values, and what it is. */
export function ColumnList<Name extends string>({
  columns,
  mapping,
  copy,
  missing,
  onChange,
}: ColumnListProps<Name>) {
  // The keys of a record that lists every field.
  const fields = Object.keys(copy) as Name[]
  const fieldOf = (index: number) => fields.find((field) => mapping[field] === index) ?? ''

  function assign(index: number, chosen: string) {
    // A field comes from one column, and a column feeds one field: whoever had either gives it up.
    const next: Partial<Record<Name, number>> = {}
    for (const field of fields) {
      const column = field === chosen ? index : mapping[field]
      if (column !== undefined && (field === chosen || column !== index)) next[field] = column
    }
    onChange(next)
  }

  return (
    <section className="flex flex-col gap-3" aria-labelledby="import-columns">
      <ColumnListHeading missing={missing} />
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {columns.map(({ name, samples }, index) => (
          <li key={name} className="grid items-center gap-x-6 gap-y-2 px-4 py-3 sm:grid-cols-[1fr_13rem]">
            <Column name={name} samples={samples} />
            <Field label={`Import ${name} as`} isLabelHidden>
              <FieldSelect
                value={fieldOf(index)}
                fields={fields}
                copy={copy}
                onChoose={(field) => assign(index, field)}
              />
            </Field>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ColumnListHeading({ missing }: { missing: string | undefined }) {
  return (
    <div>
      <h3 id="import-columns" className="text-lg font-semibold">
        Match your columns
      </h3>
      {missing && (
        <p className="text-sm font-medium text-danger-text" role="alert">
          {missing}
        </p>
      )}
    </div>
  )
}

function FieldSelect<Name extends string>({
  value,
  fields,
  copy,
  onChoose,
}: {
  value: string
  fields: readonly Name[]
  copy: Readonly<Record<Name, string>>
  onChoose: (field: string) => void
}) {
  return (
    <Select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
      <option value="">Do not import</option>
      {fields.map((field) => (
        <option key={field} value={field}>
          {copy[field]}
        </option>
      ))}
    </Select>
  )
}

function Column({ name, samples }: { name: string; samples: readonly string[] }) {
  return (
    <div className="min-w-0">
      <p className="truncate font-semibold">{name}</p>
      <p className="line-clamp-2 text-sm break-words text-faint">
        {samples.length > 0 ? samples.join(' · ') : 'Empty'}
      </p>
    </div>
  )
}
