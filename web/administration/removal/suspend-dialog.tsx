import { reason } from '#contract/administration/support.ts'
import { z } from 'zod/mini'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useDialogForm } from '../../ui/dialog/use-dialog-form.ts'
import { Field } from '../../ui/form/field.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
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
    says: 'Everything works again and the team can sign in. The owners get an email with your reason.',
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
  const form = useSchemaForm(z.object({ reason }), { reason: '' })
  const { register, formState } = form
  const { title, says, pending, done } = copy[isSuspended ? 'restore' : 'suspend']
  const dialog = useDialogForm(form, suspend, {
    onClose,
    bodyOf: (body) => ({ isSuspended: !isSuspended, ...body }),
    done: () => ({ title: done, description: `${businessName} was told by email.` }),
    refused: 'Update Failed',
    otherwise: 'Please try again.',
  })
  return (
    <FormDialog
      {...dialog}
      size="small"
      title={`${title} ${businessName}?`}
      description={says}
      submitLabel={`${title} workspace`}
      pendingLabel={pending}
      isDanger={!isSuspended}
    >
      <Field label="Reason" hint="The owners read this." error={formState.errors.reason?.message}>
        <Textarea maxLength={500} {...register('reason')} />
      </Field>
    </FormDialog>
  )
}
