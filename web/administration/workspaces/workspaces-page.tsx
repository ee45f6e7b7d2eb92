import { listWorkspaces, type WorkspaceSort, workspaceSorts } from '#contract/administration/workspaces.ts'
import { UsersRound } from 'lucide-react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useAddressFilters } from '../../lib/address/use-address-filters.ts'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { NumberedList } from '../lists/numbered-list.tsx'
import { useNumberedList } from '../lists/use-numbered-list.ts'
import { WorkspaceFilters } from './workspace-filters.tsx'
import { WorkspaceTable } from './workspace-table.tsx'

const WorkspaceDialog = lazyPart(() => import('./workspace-dialog.tsx').then((m) => m.WorkspaceDialog))

const filterNames = ['search', 'status', 'tier', 'industry', 'sort', 'order']

/** Every workspace of the instance. */
export function WorkspacesPage() {
  const numbered = useNumberedList(listWorkspaces, filterNames)
  const { parameters, change } = useAddressFilters()
  const opened = parameters.get('workspace')
  const { filters, filter } = numbered
  const sort = workspaceSorts.find((one) => one === filters['sort']) ?? 'createdAt'
  const order = filters['order'] === 'asc' ? 'asc' : 'desc'
  const sortBy = (next: WorkspaceSort) =>
    filter({
      sort: next === 'createdAt' ? '' : next,
      order: next === sort && order === 'desc' ? 'asc' : '',
    })
  return (
    <>
      <PageHeader
        title="Workspace Management"
        description="Every business on this instance, its plan and its people."
      />
      <WorkspaceFilters filters={filters} onChange={filter} />
      <NumberedList
        {...numbered}
        isFiltered={['search', 'status', 'tier', 'industry'].some((name) => name in filters)}
        noun="workspace"
        empty={
          <EmptyState icon={<UsersRound aria-hidden="true" />} title="No workspaces yet">
            A workspace appears here when someone signs up.
          </EmptyState>
        }
      >
        {(rows) => (
          <WorkspaceTable
            workspaces={rows}
            sort={sort}
            order={order}
            onSort={sortBy}
            onOpen={(id) => change({ workspace: id })}
          />
        )}
      </NumberedList>
      {opened !== null && (
        <WorkspaceDialog key={opened} id={opened} onClose={() => change({ workspace: '' })} />
      )}
    </>
  )
}
