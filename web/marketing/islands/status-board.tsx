import { getStatus, serviceNames, type StatusReport } from '#contract/instance/status.ts'
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '../../lib/call/api.ts'
import { IncidentList } from '../status/incident-list.tsx'
import { ServiceRow } from '../status/service-row.tsx'
import { headlines, serviceLabels, spokenDay, spokenMoment } from '../status/copy.ts'

/** The server measures once a minute; asking more often would show nothing new. */
const everyMs = 60_000

/** The state of every service, asked again each minute while the page is open. */
export function StatusBoard() {
  const [report, setReport] = useState<StatusReport>()
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    async function ask() {
      try {
        setReport(await call(getStatus, {}, { signal: leaving.signal }))
        setIsAway(false)
      } catch {
        setIsAway(!leaving.signal.aborted)
      }
    }
    void ask()
    const timer = setInterval(() => void ask(), everyMs)
    return () => {
      leaving.abort()
      clearInterval(timer)
    }
  }, [])
  return (
    <div className="noscript:hidden">
      <StatusHeadline report={report} isAway={isAway} />
      <section aria-labelledby="services" className="mt-10">
        <h2 id="services" className="font-serif text-title font-medium tracking-tight">
          Services
        </h2>
        <ul className="mt-4 divide-y divide-line rounded-lg border border-line bg-surface shadow-low">
          {report
            ? report.services.map((service) => <ServiceRow key={service.name} service={service} />)
            : serviceNames.map((name) => <WaitingRow key={name} label={serviceLabels[name].label} />)}
        </ul>
      </section>
      <section aria-labelledby="incidents" className="mt-12">
        <h2 id="incidents" className="font-serif text-title font-medium tracking-tight">
          Incidents
        </h2>
        {report ? (
          <IncidentList incidents={report.incidents} />
        ) : (
          <p className="mt-4 text-base text-faint">Loading...</p>
        )}
      </section>
    </div>
  )
}

const looks = {
  operational: { box: 'bg-success-wash text-success-text', icon: CircleCheck },
  degraded: { box: 'bg-warning-wash text-warning-text', icon: TriangleAlert },
  outage: { box: 'bg-danger-wash text-danger-text', icon: CircleAlert },
  unknown: { box: 'bg-sunken text-soft', icon: CircleDashed },
}

function StatusHeadline({ report, isAway }: { report: StatusReport | undefined; isAway: boolean }) {
  const state = isAway ? 'outage' : (report?.state ?? 'unknown')
  const { box, icon: Icon } = looks[state]
  return (
    <output className={clsx('flex w-full items-start gap-4 rounded-xl px-5 py-5 sm:px-7 sm:py-6', box)}>
      <Icon aria-hidden="true" className="mt-0.5 size-7 shrink-0" />
      <span>
        <span className="block font-serif text-title font-medium tracking-tight">
          {statusHeadlineOf(report, isAway)}
        </span>
        <span className="mt-0.5 block text-base">{detailOf(report, isAway)}</span>
      </span>
    </output>
  )
}

function statusHeadlineOf(report: StatusReport | undefined, isAway: boolean): string {
  if (isAway) return 'This server is not responding'
  if (!report) return 'Checking status'
  return report.state ? headlines[report.state] : 'Status unknown'
}

function detailOf(report: StatusReport | undefined, isAway: boolean): string {
  if (isAway) return 'It may be your connection. This page checks again every minute.'
  if (!report) return 'One moment, please.'
  const { checkedAt, measuredSince } = report
  const since = measuredSince ? ` Monitored since ${spokenDay(measuredSince)}.` : ''
  if (!checkedAt) return `No measurements in the last five minutes.${since}`
  return `Last checked ${spokenMoment(checkedAt)} UTC.${since}`
}

/** As tall as the row it stands for, so that nothing moves when the numbers come. */
function WaitingRow({ label }: { label: string }) {
  return (
    <li className="h-[8.375rem] px-4 py-5 sm:px-6">
      <h3 className="text-base font-semibold text-ink">{label}</h3>
      <div aria-hidden="true" className="mt-8.5 h-8 animate-breathe rounded-sm bg-hover" />
    </li>
  )
}
