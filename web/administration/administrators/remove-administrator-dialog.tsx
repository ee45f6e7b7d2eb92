import {
  type Administrator,
  listAdministrators,
  removeAdministrator,
} from '#contract/administration/administrators.ts'
import { z } from 'zod/mini'
import { useBodyCall } from '../../lib/call/use-call.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useDialogForm } from '../../ui/dialog/use-dialog-form.ts'
import { CurrentPasswordField } from '../../ui/password/current-password-field.tsx'
import { ownPassword } from '../removal/use-removal-form.ts'

interface RemoveAdministratorProps {
  readonly administrator: Administrator
  readonly onClose: () => void
}

/** Takes the role away from an administrator. */
export function RemoveAdministratorDialog({
  administrator: { id, name, email },
  onClose,
}: RemoveAdministratorProps) {
  const remove = useBodyCall(removeAdministrator, {
    params: { userId: id },
    refreshes: [[listAdministrators.path]],
  })
  const form = useSchemaForm(z.object({ password: ownPassword }), { password: '' })
  const dialog = useDialogForm(form, remove, {
    onClose,
    bodyOf: (body) => body,
    done: () => ({ title: 'Administrator removed', description: `${email} was told by email.` }),
    refused: "Couldn't remove the administrator",
    otherwise: 'Please try again.',
  })
  return (
    <FormDialog
      {...dialog}
      size="small"
      title={`Remove ${name || email}?`}
      description="They are signed out right away. If they belong to a workspace, that account stays; otherwise it is deleted."
      submitLabel="Remove administrator"
      pendingLabel="Removing..."
      isDanger
    >
      <CurrentPasswordField error={form.formState.errors.password?.message} {...form.register('password')} />
    </FormDialog>
  )
}
