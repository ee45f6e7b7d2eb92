import type { PublishedReview } from '#contract/publishing/publishing.ts'
import { useInstance } from '../lib/call/use-instance.ts'
import { platformNames } from '../lib/copy/platform-names.ts'
import { Badge } from '../ui/text/badge.tsx'
import { RelativeDate } from '../ui/text/relative-date.tsx'
import { StarRating } from '../ui/text/star-rating.tsx'
import { Table } from '../ui/layout/table.tsx'
import { TextLink } from '../ui/text/text-link.tsx'
import { howCopy, statusCopy } from './status-copy.ts'

/** On a phone, what has no column of its own stands below the words. */
export function StatusTable({ rows }: { rows: readonly PublishedReview[] }) {
  const { isMailConfigured } = useInstance()
  return (
    <Table label="Publishing status">
      <thead>
        <tr>
          <th scope="col">Testimonial</th>
          <th scope="col" className="max-md:hidden">
            Platform
          </th>
          <th scope="col" className="max-md:hidden">
            Handed over
          </th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <ReviewText row={row} />
            <td className="max-md:hidden">{platformNames[row.platform]}</td>
            <td className="whitespace-nowrap text-soft max-md:hidden">
              <RelativeDate date={row.createdAt} />
            </td>
            <td>
              <PublishStatusBadge status={row.status} />
              <span className="mt-1 block text-sm text-faint">{howCopy(row, isMailConfigured)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function ReviewText({ row }: { row: PublishedReview }) {
  return (
    <th scope="row" className="border-t border-line align-top font-normal! whitespace-normal!">
      <span className="flex flex-wrap items-center gap-x-2">
        <TextLink href={`/testimonials?view=${row.testimonialId}`}>{row.customerName}</TextLink>
        {row.rating !== null && <StarRating value={row.rating} size="small" />}
      </span>
      <span dir="auto" className="mt-0.5 line-clamp-2 max-w-prose text-sm break-words text-soft">
        {row.content}
      </span>
      <span className="mt-0.5 block text-sm text-faint md:hidden">
        {platformNames[row.platform]} · <RelativeDate date={row.createdAt} />
      </span>
    </th>
  )
}

function PublishStatusBadge({ status }: { status: PublishedReview['status'] }) {
  const { label, look } = statusCopy[status]
  if (look !== 'outline') return <Badge tone={look}>{label}</Badge>
  return (
    <span className="inline-flex rounded-full border border-line-strong px-2 py-px text-xs font-semibold whitespace-nowrap text-soft">
      {label}
    </span>
  )
}
