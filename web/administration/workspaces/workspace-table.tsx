import type { SortOrder } from '#contract/administration/lists.ts'
import type { AdminWorkspace, WorkspaceSort } from '#contract/administration/workspaces.ts'
import { Badge } from '../../ui/text/badge.tsx'
import { RelativeDate } from '../../ui/text/relative-date.tsx'
import { RowHead, Table } from '../../ui/layout/table.tsx'
import { SortHead } from '../lists/sort-head.tsx'
import { endDate, statusName, statusTone, tierName } from './subscription-copy.ts'

interface WorkspaceTableProps {
  workspaces: readonly AdminWorkspace[]
  sort: WorkspaceSort
  order: SortOrder
  onSort: (sort: WorkspaceSort) => void
  onOpen: (id: string) => void
}

/** A page of workspaces; the name of each opens its details. */
export function WorkspaceTable({ workspaces, onOpen, ...sorting }: WorkspaceTableProps) {
  return (
    <Table label="Workspaces">
      <thead>
        <tr>
          <SortHead {...sorting} column="businessName" title="Business" />
          <SortHead {...sorting} column="subscriptionTier" title="Tier" />
          <SortHead {...sorting} column="subscriptionStatus" title="Status" />
          <SortHead {...sorting} column="subscriptionExpiresAt" title="Ends" />
          <th scope="col">Users</th>
          <th scope="col">Testimonials</th>
          <th scope="col">Customers</th>
          <th scope="col">Last active</th>
          <SortHead {...sorting} column="createdAt" title="Created" />
        </tr>
      </thead>
      <tbody>
        {workspaces.map((workspace) => (
          <WorkspaceRow key={workspace.id} workspace={workspace} onOpen={onOpen} />
        ))}
      </tbody>
    </Table>
  )
}

function WorkspaceRow({ workspace, onOpen }: { workspace: AdminWorkspace; onOpen: (id: string) => void }) {
  const { id, businessName, businessUrl, industry, stats } = workspace
  return (
    <tr>
      <RowHead
        name={
          <button
            type="button"
            className="text-left font-semibold text-accent-text underline-offset-2 hover:underline"
            onClick={() => onOpen(id)}
          >
            {businessName}
          </button>
        }
      >
        <span className="block text-soft">{industry}</span>
        <span className="block max-w-28 truncate text-soft" title={withoutProtocol(businessUrl)}>
          {withoutProtocol(businessUrl)}
        </span>
      </RowHead>
      <td>{tierName(workspace.subscriptionTier)}</td>
      <td>
        <span className="flex flex-wrap gap-1">
          <Badge tone={statusTone(workspace.subscriptionStatus)}>
            {statusName(workspace.subscriptionStatus)}
          </Badge>
          {workspace.deletesAt && <Badge tone="danger">Being deleted</Badge>}
        </span>
      </td>
      <td className="whitespace-nowrap">{endDate(workspace.subscriptionExpiresAt) ?? none}</td>
      <td className="tabular-nums">{stats.totalUsers.toLocaleString()}</td>
      <td className="tabular-nums">{stats.totalTestimonials.toLocaleString()}</td>
      <td className="tabular-nums">{stats.totalCustomers.toLocaleString()}</td>
      <td className="whitespace-nowrap">{dateOrNone(workspace.lastActiveAt)}</td>
      <td className="whitespace-nowrap">
        <RelativeDate date={workspace.createdAt} />
      </td>
    </tr>
  )
}

const none = <span aria-hidden="true">–</span>

/** A date, or a dash that screen readers pass over. */
function dateOrNone(date: string | null) {
  return date ? <RelativeDate date={date} /> : none
}

function withoutProtocol(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?|\/$/g, '')
}
