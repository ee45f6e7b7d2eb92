import { formatCount } from '#shared/text/format-count.ts'
import type { ImportPreview, ImportUpdate } from '#contract/imports/imports.ts'
import { Banner } from '../../ui/message/banner.tsx'

import { RowList } from './row-list.tsx'

/** What is here already, and what would change about reviews of an earlier import: before and after. */
export function UpdateList({ preview, isReading }: { preview: ImportPreview; isReading: boolean }) {
  const { known, usable, updates } = preview
  const { count, approved, sample } = updates
  if (known === 0 && count === 0) return null
  const isHere =
    known === 1 ? '1 review is already here.' : `${formatCount(known, 'review')} are already here.`
  if (count === 0) {
    return (
      <Banner tone="info">
        {known === usable
          ? 'Every review in this file is already here.'
          : `${isHere} Only new ones are added.`}
      </Banner>
    )
  }
  return (
    <section className="flex flex-col gap-3" aria-labelledby="import-updates">
      <div>
        <h3 id="import-updates" className="text-lg font-semibold">
          {formatCount(count, 'review')} will be updated
        </h3>
        <p className="text-sm text-soft">
          {[
            'You imported them earlier, and this file has different details.',
            ...(approved > 0
              ? [
                  `${approved.toLocaleString('en')} of them ${approved === 1 ? 'is' : 'are'} approved, so your site changes within a minute.`,
                ]
              : []),
            ...(known > 0 ? [isHere] : []),
          ].join(' ')}
        </p>
      </div>
      <RowList isReading={isReading} aria-labelledby="import-updates">
        {sample.map((one) => (
          <Update key={one.row} update={one} />
        ))}
      </RowList>
      {count > sample.length && (
        <p className="text-sm text-soft">And {(count - sample.length).toLocaleString('en')} more.</p>
      )}
    </section>
  )
}

function Update({ update }: { update: ImportUpdate }) {
  return (
    <li className="flex flex-col gap-0.5 px-4 py-2.5">
      <span className="font-semibold break-words">{update.customerName}</span>
      <span dir="auto" className="truncate text-sm text-faint">
        {update.content}
      </span>
      {update.changes.map((change) => (
        <span key={change.field} className="text-sm break-words">
          {changeFieldCopy[change.field]}:{' '}
          <s className="text-faint">{formatChangeValue(change.field, change.from)}</s>{' '}
          <span aria-hidden="true">→</span>{' '}
          <span className="font-semibold">{formatChangeValue(change.field, change.to)}</span>
        </span>
      ))}
    </li>
  )
}

type Change = ImportUpdate['changes'][number]

const changeFieldCopy: Record<Change['field'], string> = {
  customerName: 'Name',
  customerEmail: 'Email',
  company: 'Company',
  role: 'Role',
  rating: 'Rating',
  date: 'Date',
}

function formatChangeValue(field: Change['field'], value: Change['from']): string {
  if (value === null) return 'none'
  // The day as the file means it: dates without a zone are kept in UTC.
  if (field === 'date')
    return new Date(value).toLocaleDateString(undefined, { dateStyle: 'medium', timeZone: 'UTC' })
  return String(value)
}
