import type { FieldRow } from './fields.ts'

/** What a part of a request or an answer consists of. */
export function FieldTable({
  title,
  rows,
  isAnswer = false,
}: {
  title?: string
  rows: readonly FieldRow[]
  isAnswer?: boolean
}) {
  if (rows.length === 0) return null
  return (
    <div className={title ? 'mt-5' : 'mt-1'}>
      {title && <h3 className="text-sm font-semibold text-ink">{title}</h3>}
      <dl className="mt-1.5 divide-y divide-line border-y border-line">
        {rows.map(({ name, type, isRequired }) => (
          <div key={name} className="grid gap-x-4 py-1.5 sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]">
            <dt className="font-mono text-sm break-words text-ink">{name}</dt>
            <dd className="text-sm text-soft">
              {type}
              {!isAnswer && (
                <span className={isRequired ? 'ml-2 font-semibold text-accent-text' : 'ml-2 text-faint'}>
                  {isRequired ? 'required' : 'optional'}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
