import {
  createIncident,
  incidentForm,
  incidentStatuses,
  serviceNames,
  serviceStates,
} from '#contract/instance/status.ts'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useBodyCall } from '../../lib/call/use-call.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useDialogForm } from '../../ui/dialog/use-dialog-form.ts'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Options, Select } from '../../ui/form/select.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { statusQuery } from '../queries.ts'
import { impactLabels, serviceNamesShown, statusLabels } from './copy.ts'

const empty = { title: '', status: 'investigating', impact: 'degraded', services: [], message: '' } as const

/** Tells visitors of something that is wrong, or planned. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  const form = useSchemaForm(incidentForm, { ...empty, services: [] })
  const { errors } = form.formState
  const report = useBodyCall(createIncident, { refreshes: [statusQuery.queryKey] })
  const dialog = useDialogForm(form, report, {
    onClose,
    bodyOf: (body) => body,
    refused: "Couldn't report the incident",
  })
  return (
    <FormDialog
      {...dialog}
      title="Report an incident"
      description="Visitors see this on the status page at once."
      submitLabel="Report"
      pendingLabel="Reporting..."
    >
      <Field label="Title" isRequired error={errors.title?.message}>
        <Input {...form.register('title')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Status" error={errors.status?.message}>
          <Select {...form.register('status')}>
            <Options values={incidentStatuses} nameOf={(status) => statusLabels[status]} />
          </Select>
        </Field>
        <Field label="Impact" error={errors.impact?.message}>
          <Select {...form.register('impact')}>
            <Options values={serviceStates} nameOf={(state) => impactLabels[state]} />
          </Select>
        </Field>
      </div>
      <Services field={form.register('services')} />
      <Field label="Message" isRequired error={errors.message?.message}>
        <Textarea rows={4} {...form.register('message')} />
      </Field>
    </FormDialog>
  )
}

/** Which services it is about. */
function Services({ field }: { field: UseFormRegisterReturn }) {
  return (
    <fieldset className="flex flex-wrap gap-x-5 gap-y-2">
      <legend className="mb-1.5 text-sm font-semibold">Services</legend>
      {serviceNames.map((name) => (
        <label key={name} className="flex items-center gap-2 text-base pointer-coarse:min-h-11">
          <input type="checkbox" value={name} className="size-4 accent-accent" {...field} />
          {serviceNamesShown[name]}
        </label>
      ))}
    </fieldset>
  )
}
