import { formatCount } from '#shared/text/format-count.ts'
import type { ImportField, ImportPreview } from '#contract/imports/imports.ts'
import type { fileFindings } from '#contract/imports/import-files.ts'
import { Banner } from '../../ui/message/banner.tsx'
import { fieldCopy } from '../copy.ts'

type Columns = ImportPreview['columns']
type Mapping = Partial<Record<ImportField, number>>

const shownColumns = 8
const wanted = [
  ['rating', 'ratings'],
  ['customerName', 'names'],
  ['date', 'dates'],
] as const

/** Fields that two columns suit about as well, for the owner to choose. */
export function UnsureColumns({ preview }: { preview: ImportPreview }) {
  const { columns, unsure } = preview
  if (unsure.length === 0) return null
  return (
    <Banner tone="info" title="Choose the right column">
      {unsure.map(({ field, columns: two }) => (
        <p key={field}>
          {fieldCopy[field]}: {either.format(two.map((index) => `“${columns[index]?.name ?? ''}”`))}?
        </p>
      ))}
    </Banner>
  )
}

/** What a file does not have of what makes a good review. */
export function MissingFields({
  preview: { columns, unsure },
  mapping,
}: {
  preview: ImportPreview
  mapping: Mapping
}) {
  const missing = missingFieldsIn(columns, mapping, unsure)
  if (missing.length === 0) return null
  return (
    <Banner tone="info" title={`No ${either.format(missing)} found in this file`}>
      {columns.length > 1 && 'If a column has them, match it below. '}You can import without them.
    </Banner>
  )
}

const either = new Intl.ListFormat('en', { type: 'disjunction' })

function missingFieldsIn(columns: Columns, mapping: Mapping, unsure: ImportPreview['unsure']): string[] {
  const has = (field: ImportField) => (columns[mapping[field] ?? -1]?.samples.length ?? 0) > 0
  return wanted.flatMap(([field, word]) =>
    has(field) ||
    (field === 'customerName' && has('customerLastName')) ||
    unsure.some((one) => one.field === field)
      ? []
      : [word],
  )
}

/** Columns that nothing is imported from, each with a sample. */
export function LeftOutColumns({
  preview: { columns },
  mapping,
}: {
  preview: ImportPreview
  mapping: Mapping
}) {
  const used = new Set(Object.values(mapping))
  const leftOut = columns.filter((_, index) => !used.has(index))
  if (leftOut.length === 0) return null
  const more = leftOut.length - shownColumns
  return (
    <section className="flex flex-col gap-2" aria-labelledby="import-left-out">
      <h3 id="import-left-out" className="text-lg font-semibold">
        Columns left out
      </h3>
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {leftOut.slice(0, shownColumns).map(({ name, samples: [sample = 'Empty'] }) => (
          <div key={name} className="flex min-w-0 gap-2">
            <dt className="max-w-1/2 shrink-0 truncate font-semibold">{name}</dt>
            <dd className="truncate text-faint">{sample}</dd>
          </div>
        ))}
      </dl>
      {more > 0 && <p className="text-sm text-soft">And {formatCount(more, 'more column')}</p>}
    </section>
  )
}

/** What was removed from any file, and where a wide one ends. */
export function FileNotes({
  preview,
}: {
  preview: Pick<ImportPreview, keyof typeof fileFindings | 'columns'>
}) {
  const { columns, droppedCharacters, isTooWide, leftOut } = preview
  return (
    <>
      {leftOut.map((sentence) => (
        <p key={sentence} className="text-sm text-soft">
          {sentence}
        </p>
      ))}
      {droppedCharacters > 0 && (
        <p className="text-sm text-soft">
          {formatCount(droppedCharacters, 'control character')} {droppedCharacters === 1 ? 'was' : 'were'}{' '}
          removed from this file.
        </p>
      )}
      {isTooWide && (
        <p className="text-sm text-soft">
          Only the first {columns.length} columns of a file can be imported. Move the ones you need to the
          left.
        </p>
      )}
    </>
  )
}
