import { reason } from '#contract/administration/support.ts'
import { z } from 'zod/mini'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { toast } from '../../ui/message/toast.ts'
import { useSuspendWorkspace } from './queries.ts'

const copy = {
  suspend: {
    title: 'Suspend',
    says: 'Everyone is signed out and can’t sign in. The form is closed, widgets and walls are empty, and API keys are off. Nothing is deleted. The owners get an email with your reason.',
    pending: 'Suspending...',
    done: 'Workspace suspended',
  },
  restore: {
    title: 'Restore',
    says: 'Everything works again as before, and the team can sign in. The owners get an email with your reason.',
    pending: 'Restoring...',
    done: 'Workspace restored',
  },
}

/** Closes a workspace, or opens it again. */
export function SuspendDialog({
  workspace: { id, businessName },
  isSuspended,
  onClose,
}: {
  workspace: { readonly id: string; readonly businessName: string }
  /** What it is now. */
  isSuspended: boolean
  onClose: () => void
}) {
  const suspend = useSuspendWorkspace(id)
  const { register, handleSubmit, formState } = useSchemaForm(z.object({ reason }), { reason: '' })
  const { title, says, pending, done } = copy[isSuspended ? 'restore' : 'suspend']
  const submit = handleSubmit((body) =>
    suspend.mutate(
      { isSuspended: !isSuspended, ...body },
      {
        onSuccess: () => {
          toast({ title: done, description: `${businessName} was told by email.` })
          onClose()
        },
        onError: showRefusal('Update Failed', { otherwise: 'Please try again.' }),
      },
    ),
  )
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={`${title} ${businessName}?`}
      description={says}
      submitLabel={`${title} workspace`}
      pendingLabel={pending}
      isPending={suspend.isPending}
      isDanger={!isSuspended}
      onSubmit={submit}
    >
      <Field label="Reason" hint="The owners read this." error={formState.errors.reason?.message}>
        <Textarea maxLength={500} {...register('reason')} />
      </Field>
    </FormDialog>
  )
}
