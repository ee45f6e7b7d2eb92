import { milestoneActions } from '#contract/crm/milestones.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { campaignsQuery } from '../campaigns/queries.ts'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input } from '../ui/form/input.tsx'
import { OptionsField } from '../ui/choices/options-field.tsx'
import { Select } from '../ui/form/select.tsx'
import { actionCopy } from './copy.ts'
import type { MilestoneFormState } from './milestone-form.ts'
import { crmOptionsQuery } from './queries.ts'

/** What it starts, and when. */
export function MilestoneAction({ form: { register, control, formState } }: { form: MilestoneFormState }) {
  const { data: options } = useQuery(crmOptionsQuery)
  const action = useWatch({ control, name: 'action' })
  const offered = milestoneActions.filter((one) => one !== 'text' || options?.hasTexts || action === 'text')
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <OptionsField
          label="Then"
          error={formState.errors.action?.message}
          values={offered}
          nameOf={(one) => actionCopy[one]}
          {...register('action')}
        />
        <Field label="Days to wait" hint="0 asks right away." error={formState.errors.delayDays?.message}>
          <Input type="number" min={0} max={365} {...register('delayDays', { valueAsNumber: true })} />
        </Field>
      </div>
      {action === 'campaign' && <CampaignField form={{ register, formState }} />}
      <Checkbox
        label="Also ask contacts who match already"
        hint="Otherwise only those who match from now on are asked."
        {...register('asksExisting')}
      />
    </>
  )
}

function CampaignField({
  form: { register, formState },
}: {
  form: Pick<MilestoneFormState, 'register' | 'formState'>
}) {
  const { data } = useInfiniteQuery(campaignsQuery)
  const campaigns = data?.pages.flatMap(({ items }) => items) ?? []
  const started = campaigns.filter(({ startedAt }) => startedAt !== null)
  return (
    <Field
      label="Campaign"
      error={formState.errors.campaignId?.message}
      {...(started.length === 0 && { hint: 'Start a campaign first. Its emails and reminders are used.' })}
    >
      <Select {...register('campaignId', { setValueAs: (value: string) => value || null })}>
        <option value="">Choose</option>
        {started.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
