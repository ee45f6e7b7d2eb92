import type { CrmType } from '#contract/crm/crm.ts'
import { type Milestone, milestoneForm } from '#contract/crm/milestones.ts'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input } from '../ui/form/input.tsx'
import { OptionsField } from '../ui/choices/options-field.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { crmTypes } from '#contract/crm/crm.ts'
import { crmCopy } from './copy.ts'
import { MilestoneAction } from './milestone-action.tsx'
import { MilestonePreview } from './milestone-preview.tsx'
import { MilestoneRule } from './milestone-rule.tsx'
import { integrationsQuery, useSaveMilestone } from './queries.ts'

const empty = {
  name: '',
  triggerObject: 'contact',
  triggerField: '',
  triggerOperator: 'equals',
  triggerValue: '',
  action: 'email',
  campaignId: null,
  delayDays: 0,
  asksExisting: false,
} as const

/** Makes a milestone, or changes one. */
export function MilestoneDialog({ milestone, onClose }: { milestone?: Milestone; onClose: () => void }) {
  const { data: integrations = [] } = useQuery(integrationsQuery)
  const first: CrmType = integrations[0]?.crmType ?? 'hubspot'
  const form = useSchemaForm(milestoneForm, milestone ? fieldsOf(milestone) : { ...empty, crmType: first })
  const { register, control, formState } = form
  const crmType = useWatch({ control, name: 'crmType' })
  const integration = integrations.find((one) => one.crmType === crmType)
  const save = useSaveMilestone(milestone?.id)
  const submit = form.handleSubmit((typed) =>
    save.mutate(typed, {
      onSuccess: ({ name }) => {
        toast({
          title: milestone ? 'Milestone saved' : 'Milestone added',
          description: `${name} is checked every 15 minutes and each time you sync.`,
        })
        onClose()
      },
      onError: showRefusal(milestone ? 'Not saved' : 'Failed to create milestone', {
        otherwise: 'Please try again.',
        showAtFields: form.showAtFields,
      }),
    }),
  )
  return (
    <FormDialog
      title={milestone ? 'Edit milestone' : 'Add Milestone'}
      description="Contacts who reach a milestone are asked for a testimonial, once."
      submitLabel={milestone ? 'Save' : 'Add Milestone'}
      pendingLabel={milestone ? 'Saving...' : 'Adding...'}
      isPending={save.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Field label="Name" error={formState.errors.name?.message}>
        <Input autoComplete="off" placeholder="Became a customer" {...register('name')} />
      </Field>
      <OptionsField
        label="CRM"
        error={formState.errors.crmType?.message}
        values={crmTypes}
        nameOf={(type) => crmCopy[type].name}
        {...register('crmType')}
      />
      <MilestoneRule form={form} integration={integration} />
      <MilestoneAction form={form} />
      {integration && <MilestonePreview form={form} />}
    </FormDialog>
  )
}

function fieldsOf({ id: _id, counts: _counts, ...rule }: Milestone) {
  return rule
}
