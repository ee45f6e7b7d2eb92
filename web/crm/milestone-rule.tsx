import type { CrmIntegration, CrmType } from '#contract/crm/crm.ts'
import type { CrmField } from '#contract/crm/crm-fields.ts'
import { milestoneObjects, milestoneOperators } from '#contract/crm/milestones.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { Field } from '../ui/form/field.tsx'
import { Input } from '../ui/form/input.tsx'
import { OptionsField } from '../ui/choices/options-field.tsx'
import { Banner } from '../ui/message/banner.tsx'
import { fieldTypeCopy, operatorCopy } from './copy.ts'
import type { MilestoneFormState } from './milestone-form.ts'
import { fieldsQuery } from './queries.ts'

const fieldHints: Readonly<Record<CrmType, string>> = {
  hubspot: 'The internal name of a property, such as lifecyclestage or recent_deal_amount.',
  salesforce: 'The API name of a field, such as LeadSource or Account.Rating.',
}
const objectCopy = { contact: 'Contacts', deal: 'Deals' }

/** Which field, and what it has to be. The CRM's own fields are offered; another may be typed. */
export function MilestoneRule({
  form,
  integration,
}: {
  form: MilestoneFormState
  integration: CrmIntegration | undefined
}) {
  const { register, control, formState } = form
  const [object = 'contact', name, operator] = useWatch({
    control,
    name: ['triggerObject', 'triggerField', 'triggerOperator'],
  })
  const { data } = useQuery(fieldsQuery(integration?.id))
  const fields = data?.[object] ?? []
  const chosen = fields.find((field) => field.name.toLowerCase() === name.trim().toLowerCase())
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <OptionsField
          label="About"
          error={formState.errors.triggerObject?.message}
          values={milestoneObjects}
          nameOf={(one) => objectCopy[one]}
          {...register('triggerObject')}
        />
        <FieldToWatch form={form} fields={fields} chosen={chosen} />
        <OptionsField
          label="Operator"
          error={formState.errors.triggerOperator?.message}
          values={milestoneOperators}
          nameOf={(one) => operatorCopy[one]}
          {...register('triggerOperator')}
        />
        {operator !== 'not_empty' && (
          <ValueToMeet form={form} chosen={chosen} mayBeDate={operator !== 'contains'} />
        )}
      </div>
      {isAboutOpinion(name) && (
        <Banner tone="warning" title="Ask everyone, not only happy customers">
          Choosing whom to ask by their rating breaks the rules of review sites and, in many countries, the
          law.
        </Banner>
      )}
    </>
  )
}

interface RulePartProps {
  form: MilestoneFormState
  /** The CRM's own field of that name, if it has one. */
  chosen: CrmField | undefined
}

function FieldToWatch({
  form: { register, control, formState },
  fields,
  chosen,
}: RulePartProps & { fields: readonly CrmField[] }) {
  const listId = useId()
  const crmType = useWatch({ control, name: 'crmType' })
  return (
    <>
      <Field
        label="Field"
        hint={chosen ? `${chosen.label} · ${fieldTypeCopy[chosen.type]}` : fieldHints[crmType]}
        error={formState.errors.triggerField?.message}
      >
        <Input autoComplete="off" spellCheck={false} list={listId} {...register('triggerField')} />
      </Field>
      <Suggestions
        id={listId}
        values={fields.map(({ name, label, type }) => ({
          value: name,
          label: `${label} (${fieldTypeCopy[type]})`,
        }))}
      />
    </>
  )
}

function ValueToMeet({
  form: { register, formState },
  chosen,
  mayBeDate,
}: RulePartProps & { mayBeDate: boolean }) {
  const listId = useId()
  return (
    <>
      <Field label="Value" error={formState.errors.triggerValue?.message}>
        <Input
          autoComplete="off"
          list={listId}
          {...(chosen?.type === 'date' && mayBeDate && { type: 'date' })}
          {...(chosen?.type === 'number' && { inputMode: 'decimal' })}
          {...register('triggerValue')}
        />
      </Field>
      <Suggestions id={listId} values={valuesOf(chosen)} />
    </>
  )
}

interface Suggestion {
  value: string
  label: string
}

function Suggestions({ id, values }: { id: string; values: readonly Suggestion[] }) {
  return (
    <datalist id={id}>
      {values.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </datalist>
  )
}

const yesAndNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

function valuesOf(field: CrmField | undefined): readonly Suggestion[] {
  return field?.type === 'yes-no' ? yesAndNo : (field?.options ?? [])
}

/** Fields in which companies keep how satisfied somebody is. */
function isAboutOpinion(name: string): boolean {
  return /(^|[_.])(nps|csat|ces|satisfaction|sentiment|promoter|review_?score|star_?rating)/i.test(name)
}
