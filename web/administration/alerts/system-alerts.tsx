import type { AlertReport } from '#contract/administration/alerts.ts'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { Fact } from '../../ui/layout/fact.tsx'
import { LoadedLines } from '../../ui/loading/loaded-lines.tsx'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { RelativeDate } from '../../ui/text/relative-date.tsx'
import { alertsQuery } from '../queries.ts'
import { AlertCard } from './alert-card.tsx'
import { bytesCopy } from './bytes-copy.ts'
import { useHideAlert } from './use-alerts.ts'

/** What is wrong with the instance, the worst first, and how large it is. */
export function SystemAlerts() {
  const query = useQuery(alertsQuery)
  return (
    <LoadedLines query={query} what="alerts" lines={['h-20', 'h-20']}>
      {(report) => (
        <div className="flex flex-col gap-5">
          {report.alerts.length === 0 ? (
            <EmptyState icon={<ShieldCheck aria-hidden="true" />} title="No alerts">
              Everything on this instance is working.
            </EmptyState>
          ) : (
            <ul aria-label="System alerts" className="flex flex-col gap-3">
              {report.alerts.map((alert) => (
                <li key={alert.kind}>
                  <AlertCard alert={alert} />
                </li>
              ))}
            </ul>
          )}
          <HiddenAlerts report={report} />
          <Size report={report} />
        </div>
      )}
    </LoadedLines>
  )
}

function HiddenAlerts({ report: { hidden } }: { report: AlertReport }) {
  const hide = useHideAlert()
  if (hidden.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm text-soft">
      {hidden.length === 1 ? '1 alert is hidden.' : `${hidden.length} alerts are hidden.`}
      <Button
        size="small"
        variant="ghost"
        isPending={hide.isPending}
        onClick={() => hidden.forEach((kind) => hide.mutate({ kind, isHidden: false }))}
      >
        Show again
      </Button>
    </p>
  )
}

function Size({ report: { storage, requests, lastBackupAt } }: { report: AlertReport }) {
  const { databaseBytes, freeBytes, diskBytes } = storage
  return (
    <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Fact term="Database">{bytesCopy(databaseBytes)}</Fact>
      <Fact term="Free disk space">
        {freeBytes === null || diskBytes === null
          ? 'Not known: the database runs elsewhere'
          : `${bytesCopy(freeBytes)} of ${bytesCopy(diskBytes)}`}
      </Fact>
      <Fact term="Failed requests, last 24 hours">
        {`${requests.failed.toLocaleString()} of ${requests.answered.toLocaleString()}`}
      </Fact>
      <Fact term="Last backup">{lastBackupAt ? <RelativeDate date={lastBackupAt} /> : 'None'}</Fact>
    </dl>
  )
}
