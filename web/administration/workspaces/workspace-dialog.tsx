import type { WorkspaceDetails } from '#contract/administration/workspaces.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { LoadedDialog } from '../../ui/dialog/loaded-dialog.tsx'
import { Fact } from '../../ui/layout/fact.tsx'
import { Badge } from '../../ui/text/badge.tsx'
import { OutsideLink } from '../../ui/text/outside-link.tsx'
import { RelativeDate } from '../../ui/text/relative-date.tsx'
import { workspaceQuery } from '../queries.ts'
import { ExportDialog } from './export-dialog.tsx'
import { WorkspacePowers } from '../removal/workspace-powers.tsx'
import { SubscriptionDialog } from './subscription-dialog.tsx'
import { endDate, statusName, statusTone, tierName } from './subscription-copy.ts'
import { WorkspacePeople } from './workspace-people.tsx'

const wait = {
  label: 'Loading workspace',
  lines: ['h-5 w-40', 'h-5 w-full', 'h-24 w-full'],
  otherwise: "Couldn't load this workspace.",
}

/** One workspace in full. The id is in the address, so that it can be linked to. */
export function WorkspaceDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(workspaceQuery(id))
  const [doing, setDoing] = useState<'edit' | 'export'>()
  const workspace = query.data
  const back = () => setDoing(undefined)
  if (workspace && doing === 'edit') return <SubscriptionDialog workspace={workspace} onClose={back} />
  if (workspace && doing === 'export') return <ExportDialog workspace={workspace} onClose={back} />
  return (
    <LoadedDialog
      isOpen
      onClose={onClose}
      wait={{ ...wait, query }}
      title={workspace?.businessName ?? 'Workspace'}
      description={workspace?.industry}
      footer={
        workspace && (
          <>
            <Button variant="secondary" onClick={() => setDoing('export')}>
              Export data
            </Button>
            <Button onClick={() => setDoing('edit')}>Edit subscription</Button>
          </>
        )
      }
    >
      {workspace && (
        <div className="flex flex-col gap-6">
          <WorkspaceFacts workspace={workspace} />
          <WorkspaceUsage workspace={workspace} />
          <WorkspacePeople workspace={workspace} />
          <WorkspacePowers workspace={workspace} />
        </div>
      )}
    </LoadedDialog>
  )
}

function WorkspaceFacts({ workspace }: { workspace: WorkspaceDetails }) {
  const { businessUrl, subscriptionTier, subscriptionStatus, subscriptionExpiresAt } = workspace
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Fact term="Tier">{tierName(subscriptionTier)}</Fact>
      <Fact term="Status">
        <Badge tone={statusTone(subscriptionStatus)}>{statusName(subscriptionStatus)}</Badge>
      </Fact>
      <Fact term="Ends">{endDate(subscriptionExpiresAt) ?? 'No end date'}</Fact>
      <Fact term="Website">
        {businessUrl ? <OutsideLink href={businessUrl}>{businessUrl}</OutsideLink> : 'None'}
      </Fact>
      <Fact term="Created">
        <RelativeDate date={workspace.createdAt} />
      </Fact>
      <Fact term="Last active">
        {workspace.lastActiveAt ? <RelativeDate date={workspace.lastActiveAt} /> : 'No recent visit'}
      </Fact>
      {workspace.suspendedAt && (
        <Fact term="Suspended">
          <RelativeDate date={workspace.suspendedAt} />
        </Fact>
      )}
      {workspace.deletesAt && <Fact term="Will be deleted">{endDate(workspace.deletesAt)}</Fact>}
    </dl>
  )
}

function WorkspaceUsage({ workspace: { stats, usage } }: { workspace: WorkspaceDetails }) {
  const figures: ReadonlyArray<readonly [term: string, count: number]> = [
    ['Testimonials', stats.totalTestimonials],
    ['Customers', stats.totalCustomers],
    ...usage.map(({ term, count }) => [term, count] as const),
  ]
  return (
    <section>
      <h3 className="mb-1 text-base font-semibold">Usage</h3>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {figures.map(([term, count]) => (
          <Fact key={term} term={term} look="apart">
            {count.toLocaleString()}
          </Fact>
        ))}
      </dl>
    </section>
  )
}
