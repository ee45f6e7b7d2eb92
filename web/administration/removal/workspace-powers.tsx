import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { DeleteWorkspaceDialog } from './delete-workspace-dialog.tsx'
import { useKeepWorkspace } from './queries.ts'
import { SuspendDialog } from './suspend-dialog.tsx'

interface Workspace {
  readonly id: string
  readonly businessName: string
  readonly deletesAt: string | null
  readonly suspendedAt: string | null
  readonly users: ReadonlyArray<{
    readonly firstName: string
    readonly lastName: string
    readonly isWorkspaceOwner: boolean
  }>
}

/** What administrators can do to a workspace as a whole. */
export function WorkspacePowers({ workspace }: { workspace: Workspace }) {
  const [asking, setAsking] = useState<'suspend' | 'delete'>()
  const keep = useKeepWorkspace()
  const { id, businessName, users } = workspace
  const owner = users.find(({ isWorkspaceOwner }) => isWorkspaceOwner)
  const ownerName = `${owner?.firstName ?? ''} ${owner?.lastName ?? ''}`.trim()
  const isSuspended = workspace.suspendedAt !== null
  const close = () => setAsking(undefined)
  const callOff = () =>
    keep.mutate(id, {
      onError: showRefusal('Update Failed', { otherwise: 'Please try again.' }),
    })
  return (
    <section>
      <h3 className="mb-2 text-base font-semibold">Access</h3>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={() => setAsking('suspend')}>
          {isSuspended ? 'Restore workspace' : 'Suspend workspace'}
        </Button>
        {workspace.deletesAt ? (
          <Button size="small" variant="secondary" isPending={keep.isPending} onClick={callOff}>
            Cancel deletion
          </Button>
        ) : (
          <Button size="small" variant="danger" onClick={() => setAsking('delete')}>
            Delete workspace
          </Button>
        )}
      </div>
      {asking === 'suspend' && <SuspendDialog {...{ workspace, isSuspended }} onClose={close} />}
      {asking === 'delete' && (
        <DeleteWorkspaceDialog workspace={{ id, businessName, ownerName }} onClose={close} />
      )}
    </section>
  )
}
