import {
  type Incident,
  incidentStatuses,
  incidentUpdateForm,
  updateIncident,
} from '#contract/instance/status.ts'
import { useBodyCall } from '../../lib/call/use-call.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useDialogForm } from '../../ui/dialog/use-dialog-form.ts'
import { Field } from '../../ui/form/field.tsx'
import { Options, Select } from '../../ui/form/select.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { statusQuery } from '../queries.ts'
import { statusLabels } from './copy.ts'

/** Says what is known now of an incident, or that it is over. */
export function UpdateDialog({ incident, onClose }: { incident: Incident; onClose: () => void }) {
  const form = useSchemaForm(incidentUpdateForm, { status: incident.status, message: '' })
  const { errors } = form.formState
  const update = useBodyCall(updateIncident, {
    params: { id: incident.id },
    refreshes: [statusQuery.queryKey],
  })
  const dialog = useDialogForm(form, update, {
    onClose,
    bodyOf: (body) => body,
    refused: 'Update Failed',
  })
  return (
    <FormDialog
      {...dialog}
      title="Add an update"
      description={incident.title}
      size="small"
      submitLabel="Add update"
      pendingLabel="Adding..."
    >
      <Field label="Status" hint="Resolved or completed ends the incident." error={errors.status?.message}>
        <Select {...form.register('status')}>
          <Options values={incidentStatuses} nameOf={(status) => statusLabels[status]} />
        </Select>
      </Field>
      <Field label="Message" isRequired error={errors.message?.message}>
        <Textarea rows={4} {...form.register('message')} />
      </Field>
    </FormDialog>
  )
}
