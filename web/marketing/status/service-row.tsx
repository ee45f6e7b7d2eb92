import type { ServiceDay, ServiceState, ServiceStatus } from '#contract/instance/status.ts'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Badge } from '../../ui/text/badge.tsx'
import { serviceLabels, spokenDay, stateTones } from './copy.ts'

const barTones: Record<ServiceState, string> = {
  operational: 'bg-accent',
  degraded: 'bg-star',
  outage: 'bg-danger',
}

/** One service: how it is, a bar for each of 90 days, and what its pointed-at day was like. */
export function ServiceRow({ service }: { service: ServiceStatus }) {
  const { name, state, uptimePercent, days } = service
  const [pointed, setPointed] = useState<ServiceDay>()
  const { label, what } = serviceLabels[name]
  return (
    <li className="px-4 py-5 sm:px-6">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h3 className="text-base font-semibold text-ink">{label}</h3>
          <p className="text-sm text-faint">{what}</p>
        </div>
        {state ? <Badge tone={stateTones[state]}>{state}</Badge> : <Badge>no data</Badge>}
      </div>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture made of elements
        role="img"
        aria-label={uptimeSummaryOf(service)}
        className="mt-3.5 flex h-8 items-stretch gap-px sm:gap-0.5"
        onPointerLeave={() => setPointed(undefined)}
      >
        {days.map((day) => (
          <span
            key={day.day}
            onPointerEnter={() => setPointed(day)}
            className={clsx(
              'min-w-0 grow rounded-[2px] transition-transform hover:scale-y-115',
              day.state ? barTones[day.state] : 'bg-line',
            )}
          />
        ))}
      </div>
      <p aria-hidden="true" className="mt-2 flex justify-between gap-3 text-xs text-faint tabular-nums">
        {pointed ? (
          <span className="text-soft">{daySentenceOf(pointed)}</span>
        ) : (
          <>
            <span>90 days ago</span>
            {uptimePercent !== null && <span className="text-soft">{uptimePercent}% uptime</span>}
            <span>Today</span>
          </>
        )}
      </p>
    </li>
  )
}

function daySentenceOf({ day, state, operational, degraded, outage }: ServiceDay): string {
  if (!state) return `${spokenDay(day)}: no data`
  const total = operational + degraded + outage
  const share = (minutes: number, word: string) => (minutes > 0 ? `, ${minutes} ${word}` : '')
  const minutes = total === 1 ? 'minute' : 'minutes'
  return `${spokenDay(day)}: ${total} ${minutes} measured${share(degraded, 'degraded')}${share(outage, 'down')}`
}

function uptimeSummaryOf({ days, uptimePercent }: ServiceStatus): string {
  const measured = days.filter(({ state }) => state !== null)
  if (measured.length === 0) return 'No data for the last 90 days'
  const count = (wanted: ServiceState) => measured.filter(({ state }) => state === wanted).length
  return `Last 90 days: ${measured.length} measured, ${count('operational')} operational, ${count('degraded')} degraded, ${count('outage')} with an outage; ${uptimePercent}% uptime`
}
