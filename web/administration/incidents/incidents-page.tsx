import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { LoadedLines } from '../../ui/loading/loaded-lines.tsx'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { statusQuery } from '../queries.ts'
import { IncidentCard } from './incident-card.tsx'
import { ReportDialog } from './report-dialog.tsx'

/** What the status page tells visitors, and where it is written. */
export function IncidentsPage() {
  const query = useQuery(statusQuery)
  const [isReporting, setIsReporting] = useState(false)
  return (
    <>
      <PageHeader
        title="Incidents"
        description="What visitors see on the status page. Outages that the server measures itself show there without an incident."
        actions={
          <>
            <LinkButton variant="secondary" href="/status" target="_blank">
              Open status page
            </LinkButton>
            <Button onClick={() => setIsReporting(true)}>Report an incident</Button>
          </>
        }
      />
      <LoadedLines query={query} what="incidents" lines={['h-24', 'h-24']}>
        {({ incidents }) =>
          incidents.length === 0 ? (
            <EmptyState icon={<CircleCheck aria-hidden="true" />} title="No incidents in the last 90 days" />
          ) : (
            <ul className="flex flex-col gap-3">
              {incidents.map((incident) => (
                <li key={incident.id}>
                  <IncidentCard incident={incident} />
                </li>
              ))}
            </ul>
          )
        }
      </LoadedLines>
      {isReporting && <ReportDialog onClose={() => setIsReporting(false)} />}
    </>
  )
}
