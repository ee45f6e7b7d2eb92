import type { Incident } from '#contract/instance/status.ts'
import { Badge } from '../../ui/text/badge.tsx'
import { incidentTones, serviceLabels, spokenMoment } from './copy.ts'

/** What went wrong and what was said about it, newest first. */
export function IncidentList({ incidents }: { incidents: readonly Incident[] }) {
  if (incidents.length === 0) {
    return <p className="mt-4 text-base text-soft">No incidents in the last 90 days.</p>
  }
  return (
    <ul className="mt-5 flex flex-col gap-4">
      {incidents.map(({ id, title, status, services, updates }) => (
        <li key={id} className="rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6">
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <h3 className="text-lg font-semibold break-words text-ink">{title}</h3>
              {services.length > 0 && (
                <p className="text-sm text-faint">
                  {services.map((name) => serviceLabels[name].label).join(', ')}
                </p>
              )}
            </div>
            <Badge tone={incidentTones[status]}>{status}</Badge>
          </div>
          <ol className="mt-4 flex flex-col gap-3.5 border-l border-line pl-4">
            {updates.map(({ status, message, at }) => (
              <li key={`${at} ${status}`}>
                <p className="text-base whitespace-pre-line text-soft">
                  <strong className="font-semibold text-ink">{status}</strong>: {message}
                </p>
                <p className="text-sm text-faint">
                  <time dateTime={at}>{spokenMoment(at)} UTC</time>
                </p>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  )
}
