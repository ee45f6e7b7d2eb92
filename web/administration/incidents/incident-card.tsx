import { finalStatuses, type Incident } from '#contract/instance/status.ts'
import { useId, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Badge } from '../../ui/text/badge.tsx'
import { RelativeDate } from '../../ui/text/relative-date.tsx'
import { serviceNamesShown, statusLabels } from './copy.ts'
import { UpdateDialog } from './update-dialog.tsx'

/** One incident with everything that was said about it, newest first. */
export function IncidentCard({ incident }: { incident: Incident }) {
  const { title, status, services, updates } = incident
  const titleId = useId()
  const [isUpdating, setIsUpdating] = useState(false)
  return (
    <Card>
      <article aria-labelledby={titleId}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h2 id={titleId} dir="auto" className="text-base font-semibold wrap-anywhere">
            {title}
          </h2>
          <Badge tone={finalStatuses.includes(status) ? 'success' : 'warning'}>{statusLabels[status]}</Badge>
        </div>
        {services.length > 0 && (
          <p className="text-sm text-soft">{services.map((name) => serviceNamesShown[name]).join(', ')}</p>
        )}
        <ol className="mt-3 flex flex-col gap-2">
          {updates.map(({ at, status: then, message }) => (
            <li key={`${at} ${then}`} className="text-base">
              <span className="font-semibold">{statusLabels[then]}</span>:{' '}
              <span dir="auto" className="wrap-anywhere whitespace-pre-line">
                {message}
              </span>{' '}
              <span className="text-sm text-faint">
                <RelativeDate date={at} />
              </span>
            </li>
          ))}
        </ol>
        <Button className="mt-4" size="small" variant="secondary" onClick={() => setIsUpdating(true)}>
          Add an update
        </Button>
      </article>
      {isUpdating && <UpdateDialog incident={incident} onClose={() => setIsUpdating(false)} />}
    </Card>
  )
}
