import type { Suppression } from '#contract/emails/emails.ts'
import { useState } from 'react'
import { Restricted } from '../ui/form/restricted.tsx'
import { Badge } from '../ui/text/badge.tsx'
import { Button } from '../ui/button/button.tsx'
import { RelativeDate } from '../ui/text/relative-date.tsx'
import { reasonCopy } from './copy.ts'
import { RemoveSuppression } from './remove-suppression.tsx'

/** One mailbox: whose it is, why it gets no requests, since when. */
export function SuppressionRow({ row }: { row: Suppression }) {
  const [isRemoving, setIsRemoving] = useState(false)
  const { address, name, reason, at, detail, canRemove } = row
  const { label, tone } = reasonCopy[reason]
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-60">
        <p dir="auto" className="text-base font-semibold wrap-anywhere">
          {name ?? <span className="font-normal text-faint">Not one of your customers</span>}
        </p>
        {address !== null && <p className="text-sm break-all text-soft">{address}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-faint">
          <Badge tone={tone}>{label}</Badge>
          <RelativeDate date={at} />
          {detail !== null && <span className="wrap-anywhere">{detail}</span>}
        </p>
        {!canRemove && <p className="mt-1 text-sm text-faint">Only they can undo this.</p>}
      </div>
      {canRemove && (
        <Restricted isQuiet>
          <Button
            size="small"
            variant="ghost"
            className="max-sm:-ml-3"
            aria-label={`Remove ${name ?? 'this address'}`}
            onClick={() => setIsRemoving(true)}
          >
            Remove
          </Button>
        </Restricted>
      )}
      {isRemoving && <RemoveSuppression row={row} onClose={() => setIsRemoving(false)} />}
    </li>
  )
}
