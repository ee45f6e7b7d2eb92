import { type CrmType, crmTypes } from '#contract/crm.ts'
import { milestoneForm, milestoneOperators } from '#contract/milestones.ts'
import { useWatch } from 'react-hook-form'
import { ApiProblem } from '../lib/problem.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { Field } from '../ui/field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Input } from '../ui/input.tsx'
import { Options, Select } from '../ui/select.tsx'
import { toast } from '../ui/toast.ts'
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
  const add = useAddMilestone()
  const { register, handleSubmit, formState, control, showAtFields } = useSchemaForm(milestoneForm, empty)
  const { errors } = formState
  const [crmType, operator] = useWatch({ control, name: ['crmType', 'triggerOperator'] })
  const submit = handleSubmit((form) =>
    add.mutate(form, {
      onSuccess: ({ name }) => {
        toast({
          title: 'Milestone added',
          description: `${name} is checked every night and each time you sync.`,
        })
        onClose()
      },
      onError: (failure) => {
        toast({
          title: 'Failed to create milestone',
          description: failure instanceof ApiProblem ? failure.sentence : 'Please try again.',
          variant: 'destructive',
        })
        showAtFields(failure)
      },
    }),
  )
  return (
    <FormDialog {...dialogCopy} onClose={onClose} isPending={add.isPending} onSubmit={submit}>
      <Field label="Name" error={errors.name?.message}>
        <Input autoComplete="off" placeholder="Became a customer" {...register('name')} />
      </Field>
      <Field label="CRM" error={errors.crmType?.message}>
        <Select {...register('crmType')}>
          <Options values={crmTypes} nameOf={(type) => crmCopy[type].name} />
        </Select>
      </Field>
      <Field label="Field" hint={fieldHints[crmType]} error={errors.triggerField?.message}>
        <Input autoComplete="off" spellCheck={false} {...register('triggerField')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Operator" error={errors.triggerOperator?.message}>
          <Select {...register('triggerOperator')}>
            <Options values={milestoneOperators} nameOf={(one) => operatorCopy[one]} />
          </Select>
        </Field>
        {operator !== 'not_empty' && (
          <Field label="Value" error={errors.triggerValue?.message}>
            <Input autoComplete="off" {...register('triggerValue')} />
          </Field>
        )}
      </div>
    </FormDialog>
  )
}
