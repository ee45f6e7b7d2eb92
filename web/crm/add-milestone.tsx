import { type CrmType, crmTypes } from '#contract/crm/crm.ts'
import { milestoneForm, milestoneOperators } from '#contract/crm/milestones.ts'
import { useWatch } from 'react-hook-form'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { Field } from '../ui/form/field.tsx'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { Input } from '../ui/form/input.tsx'
import { OptionsField } from '../ui/choices/options-field.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { crmCopy, operatorCopy } from './copy.ts'
import { useAddMilestone } from './queries.ts'

const empty = {
  name: '',
  crmType: 'hubspot',
  triggerField: '',
  triggerOperator: 'equals',
  triggerValue: '',
} as const

const dialogCopy = {
  title: 'Add Milestone',
  description: 'A rule about one field of a contact.',
  submitLabel: 'Add Milestone',
  pendingLabel: 'Adding...',
}

const fieldHints: Readonly<Record<CrmType, string>> = {
  hubspot: 'The internal name of a contact property, such as lifecyclestage or recent_deal_amount.',
  salesforce: 'The API name of a contact field, such as LeadSource or Account.Rating.',
}

/** A rule about one field of a contact. */
export function AddMilestone({ onClose }: { onClose: () => void }) {
  const { register, control, errors, isPending, submit } = useMilestoneForm(onClose)
  const [crmType, operator] = useWatch({ control, name: ['crmType', 'triggerOperator'] })
  return (
    <FormDialog {...dialogCopy} onClose={onClose} isPending={isPending} onSubmit={submit}>
      <Field label="Name" error={errors.name?.message}>
        <Input autoComplete="off" placeholder="Became a customer" {...register('name')} />
      </Field>
      <OptionsField
        label="CRM"
        error={errors.crmType?.message}
        values={crmTypes}
        nameOf={(type) => crmCopy[type].name}
        {...register('crmType')}
      />
      <Field label="Field" hint={fieldHints[crmType]} error={errors.triggerField?.message}>
        <Input autoComplete="off" spellCheck={false} {...register('triggerField')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <OptionsField
          label="Operator"
          error={errors.triggerOperator?.message}
          values={milestoneOperators}
          nameOf={(one) => operatorCopy[one]}
          {...register('triggerOperator')}
        />
        {operator !== 'not_empty' && (
          <Field label="Value" error={errors.triggerValue?.message}>
            <Input autoComplete="off" {...register('triggerValue')} />
          </Field>
        )}
      </div>
    </FormDialog>
  )
}

function useMilestoneForm(onAdded: () => void) {
  const add = useAddMilestone()
  const { register, handleSubmit, formState, control, showAtFields } = useSchemaForm(milestoneForm, empty)
  const submit = handleSubmit((form) =>
    add.mutate(form, {
      onSuccess: ({ name }) => {
        toast({
          title: 'Milestone added',
          description: `${name} is checked every night and each time you sync.`,
        })
        onAdded()
      },
      onError: showRefusal('Failed to create milestone', { otherwise: 'Please try again.', showAtFields }),
    }),
  )
  return { register, control, errors: formState.errors, isPending: add.isPending, submit }
}
