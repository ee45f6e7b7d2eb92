import { deletionGraceDays } from '#contract/accounts/security.ts'
import { ownerNameSentence } from '#contract/administration/removal.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useDeleteWorkspace } from './queries.ts'
import { RemovalFields } from './removal-fields.tsx'
import { useRemovalDialog, useRemovalForm } from './use-removal-form.ts'

interface Workspace {
  readonly id: string
  readonly businessName: string
  /** Of its first owner. */
  readonly ownerName: string
}

/** Deletes a workspace for its owners, who have two weeks to keep it. */
export function DeleteWorkspaceDialog({
  workspace: { id, businessName, ownerName },
  onClose,
}: {
  workspace: Workspace
  onClose: () => void
}) {
  const remove = useDeleteWorkspace(id)
  const form = useRemovalForm(ownerName, ownerNameSentence)
  const dialog = useRemovalDialog(form, remove, {
    onClose,
    bodyOf: ({ typed, ...why }) => ({ ownerName: typed, ...why }),
    done: 'Workspace Deleted',
  })
  return (
    <FormDialog
      {...dialog}
      size="small"
      title={`Delete ${businessName}?`}
      description={`Everyone is signed out now, and the form, widgets and API keys stop. Everything is permanently deleted in ${deletionGraceDays} days. Until then an owner can sign in and keep it. The owners get an email with your reason.`}
      submitLabel="Delete workspace"
      pendingLabel="Deleting..."
      isDanger
    >
      <RemovalFields name={ownerName} label="Owner’s name" form={form} />
    </FormDialog>
  )
}
