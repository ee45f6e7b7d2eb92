import { clsx } from 'clsx'
import type { ImportPreview } from '#contract/imports/imports.ts'
import { roleAndCompany } from '#shared/text/role-and-company.ts'
import { Avatar } from '../../ui/text/avatar.tsx'
import { Badge } from '../../ui/text/badge.tsx'
import { StarRating } from '../../ui/text/star-rating.tsx'
import { RowNotes } from './row-list.tsx'

interface SampleListProps {
  label: string
  rows: ImportPreview['sample']
  isReading: boolean
}

/** Rows of the file as reviews; those that will be left out say why. */
export function SampleList({ label, rows, isReading }: SampleListProps) {
  return (
    <ul
      className={clsx('grid gap-3 transition-opacity', isReading && 'opacity-60')}
      aria-busy={isReading}
      aria-label={label}
    >
      {rows.map((one) => (
        <li key={one.row} className="flex gap-3 rounded-lg border border-line bg-surface px-4 py-3">
          {one.problem === null && <Avatar name={one.customerName} size="small" />}
          <div className="flex min-w-0 grow flex-col gap-1">
            {one.problem === null ? (
              <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
                <span className="font-semibold break-words">{one.customerName}</span>
                <span className="text-sm text-soft">{roleAndCompany(one.role, one.company)}</span>
                {one.rating !== null && <StarRating value={one.ratingGiven ?? one.rating} size="small" />}
                <span className="text-sm text-faint">{one.date ? sampleDayOf(one.date) : 'No date'}</span>
              </div>
            ) : (
              <div className="flex flex-wrap items-center gap-2 text-sm text-soft">
                <Badge tone="warning">Skipped</Badge>
                <span>
                  Row {one.row}: {one.problem}
                </span>
              </div>
            )}
            <p
              dir="auto"
              className={clsx(
                'line-clamp-3 text-base break-words whitespace-pre-line',
                one.problem !== null && 'text-faint',
              )}
            >
              {one.content}
            </p>
            <RowNotes notes={one.notes} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The day as the file means it: dates without a zone are kept in UTC. */
function sampleDayOf(date: string) {
  return new Date(date).toLocaleDateString(undefined, { dateStyle: 'medium', timeZone: 'UTC' })
}
