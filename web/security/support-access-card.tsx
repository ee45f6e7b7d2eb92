import {
  getSupportAccess,
  setSupportAccess,
  type SupportAccess,
  type SupportVisit,
} from '#contract/administration/support.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { endpointQuery } from '../lib/call/endpoint-query.ts'
import { exactTime } from '../lib/text/dates.ts'
import { useBodyCall } from '../lib/call/use-call.ts'
import { Switch } from '../ui/form/switch.tsx'
import { Restricted } from '../ui/form/restricted.tsx'
import { SubjectCard } from '../ui/layout/subject-card.tsx'
import { Loaded } from '../ui/loading/loaded.tsx'
import { LoadingLines } from '../ui/loading/loading-lines.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { Badge } from '../ui/text/badge.tsx'
import { RelativeDate } from '../ui/text/relative-date.tsx'

const accessQuery = endpointQuery(getSupportAccess)

/** Whether the people who run the instance may come in to help, and every time they did. */
export function SupportAccessCard({ isOwner }: { isOwner: boolean }) {
  const access = useQuery(accessQuery)
  return (
    <SubjectCard
      title="Support access"
      description="The people who run this site can sign in as someone on your team to help, for up to 30 minutes at a time. Owners get an email each time."
    >
      <Loaded
        query={access}
        loading={<LoadingLines label="Loading support access" lines={['h-6 w-full', 'h-12 w-full']} />}
        failure="Couldn't load support access."
      >
        {(loaded) => (
          <div className="flex flex-col gap-4">
            <Restricted>
              <AccessSwitch isAllowed={loaded.isAllowed} isOwner={isOwner} />
            </Restricted>
            <Visits visits={loaded.visits} />
          </div>
        )}
      </Loaded>
    </SubjectCard>
  )
}

function AccessSwitch({ isAllowed, isOwner }: { isAllowed: boolean; isOwner: boolean }) {
  const queryClient = useQueryClient()
  const save = useBodyCall(setSupportAccess, {
    onSuccess: (access: SupportAccess) => queryClient.setQueryData(accessQuery.queryKey, access),
  })
  return (
    <Switch
      label="Allow support to sign in"
      hint={isOwner ? 'Turning this off ends a visit right away.' : 'Only an owner can change this.'}
      checked={save.isPending ? save.variables.isAllowed : isAllowed}
      disabled={!isOwner || save.isPending}
      onChange={({ target }) =>
        save.mutate(
          { isAllowed: target.checked },
          { onError: showRefusal("Couldn't save that", { otherwise: 'Please try again.' }) },
        )
      }
    />
  )
}

function Visits({ visits }: { visits: readonly SupportVisit[] }) {
  if (visits.length === 0) return <p className="text-base text-soft">Support has never signed in.</p>
  return (
    <ul aria-label="Support visits" className="divide-y divide-line border-t border-line">
      {visits.map((visit) => (
        <VisitLine key={visit.id} visit={visit} />
      ))}
    </ul>
  )
}

function VisitLine({ visit }: { visit: SupportVisit }) {
  const { administratorName, asName, startedAt, endedAt, mayWrite, reason, changes } = visit
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-2 text-base font-semibold wrap-anywhere">
        {administratorName || 'An administrator'}
        <Badge tone={mayWrite ? 'warning' : 'neutral'}>{mayWrite ? 'Changes allowed' : 'Read-only'}</Badge>
        {endedAt === null && <Badge tone="danger">Now</Badge>}
      </p>
      <p className="text-sm text-faint">
        <RelativeDate date={startedAt} />
        {asName && ` · by support, for ${asName}`}
      </p>
      <p className="mt-1 text-base wrap-anywhere text-soft">{reason}</p>
      {changes.length > 0 && (
        <details className="mt-1 text-sm text-soft">
          <summary className="cursor-pointer">
            {changes.length === 1 ? '1 change' : `${changes.length.toLocaleString()} changes`}
          </summary>
          <ol className="mt-1 flex flex-col gap-1">
            {changes.map(({ at, what }, index) => (
              <li key={`${at} ${index}`} className="wrap-anywhere">
                {what} <span className="text-faint">· {exactTime(at)}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  )
}
