import { administrators } from '#contract/accounts/administrators.ts'
import {
  administratorForm,
  listAdministrators,
  makeAdministrator,
} from '#contract/administration/administrators.ts'
import { useBodyCall } from '../../lib/call/use-call.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useDialogForm } from '../../ui/dialog/use-dialog-form.ts'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Options, Select } from '../../ui/form/select.tsx'
import { CurrentPasswordField } from '../../ui/password/current-password-field.tsx'
import { roleNames } from './role-names.ts'

/** Makes somebody an administrator by their email. */
export function MakeAdministratorDialog({ onClose }: { onClose: () => void }) {
  const make = useBodyCall(makeAdministrator, { refreshes: [[listAdministrators.path]] })
  const form = useSchemaForm(administratorForm, { email: '', role: 'admin', password: '' })
  const { register, formState } = form
  const dialog = useDialogForm(form, make, {
    onClose,
    bodyOf: (body) => body,
    done: ({ email }) => ({
      title: 'Administrator added',
      description: `${email} gets an email with what to do next.`,
    }),
    refused: "Couldn't add the administrator",
    otherwise: 'Please try again.',
  })
  return (
    <FormDialog
      {...dialog}
      size="small"
      title="Add administrator"
      description="Someone without an account gets one, and an email to choose a password. Someone with an account is signed out and comes back with the new role."
      submitLabel="Add administrator"
      pendingLabel="Adding..."
    >
      <Field label="Email" error={formState.errors.email?.message}>
        <Input type="email" autoComplete="off" {...register('email')} />
      </Field>
      <Field label="Role" error={formState.errors.role?.message}>
        <Select {...register('role')}>
          <Options values={administrators} nameOf={(role) => roleNames[role]} />
        </Select>
      </Field>
      <CurrentPasswordField error={formState.errors.password?.message} {...register('password')} />
    </FormDialog>
  )
}
