import { administrators } from '#contract/accounts/administrators.ts'
import {
  administratorForm,
  listAdministrators,
  makeAdministrator,
} from '#contract/administration/administrators.ts'
import { useBodyCall } from '../../lib/call/use-call.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Options, Select } from '../../ui/form/select.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { toast } from '../../ui/message/toast.ts'
import { roleNames } from './role-names.ts'

/** Makes somebody an administrator by their email. */
export function MakeAdministratorDialog({ onClose }: { onClose: () => void }) {
  const make = useBodyCall(makeAdministrator, { refreshes: [[listAdministrators.path]] })
  const { register, handleSubmit, formState, showAtFields } = useSchemaForm(administratorForm, {
    email: '',
    role: 'admin',
  })
  const submit = handleSubmit((body) =>
    make.mutate(body, {
      onSuccess: ({ email }) => {
        toast({ title: 'Administrator added', description: `${email} gets an email with what to do next.` })
        onClose()
      },
      onError: showRefusal("Couldn't add the administrator", {
        otherwise: 'Please try again.',
        showAtFields,
      }),
    }),
  )
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title="Add administrator"
      description="Someone without an account gets one, and an email to choose a password. Someone with an account is signed out and comes back with the new role."
      submitLabel="Add administrator"
      pendingLabel="Adding..."
      isPending={make.isPending}
      onSubmit={submit}
    >
      <Field label="Email" error={formState.errors.email?.message}>
        <Input type="email" autoComplete="off" {...register('email')} />
      </Field>
      <Field label="Role" error={formState.errors.role?.message}>
        <Select {...register('role')}>
          <Options values={administrators} nameOf={(role) => roleNames[role]} />
        </Select>
      </Field>
    </FormDialog>
  )
}
