import { deletionGraceDays } from '#contract/accounts/security.ts'
import { ownerNameSentence } from '#contract/administration/removal.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { toast } from '../../ui/message/toast.ts'
import { useDeleteWorkspace } from './queries.ts'
import { RemovalFields } from './removal-fields.tsx'
import { useRemovalForm } from './use-removal-form.ts'

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
  const { register, handleSubmit, formState } = useRemovalForm(ownerName, ownerNameSentence)
  const submit = handleSubmit(({ typed, reason, legalReason }) =>
    remove.mutate(
      { ownerName: typed, reason, ...(legalReason.trim() && { legalReason }) },
      {
        onSuccess: ({ message }) => {
          toast({ title: 'Workspace Deleted', description: message })
          onClose()
        },
        onError: showRefusal('Delete Failed', { otherwise: 'Please try again.' }),
      },
    ),
  )
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={`Delete ${businessName}?`}
      description={`Everyone is signed out now, and the form, widgets and API keys stop. Everything is permanently deleted in ${deletionGraceDays} days. Until then an owner can sign in and keep it. The owners get an email with your reason.`}
      submitLabel="Delete workspace"
      pendingLabel="Deleting..."
      isPending={remove.isPending}
      isDanger
      onSubmit={submit}
    >
      <RemovalFields name={ownerName} label="Owner’s name" register={register} errors={formState.errors} />
    </FormDialog>
  )
}
