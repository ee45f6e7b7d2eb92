import { campaignSettings, type CampaignSettings } from '#contract/campaigns/campaigns.ts'
import { useQuery } from '@tanstack/react-query'
import { type UseFormRegisterReturn, useWatch } from 'react-hook-form'
import { ChoiceField } from '../ui/choices/choice-field.tsx'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { DetailsWait } from '../ui/dialog/details-wait.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Field } from '../ui/form/field.tsx'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { useDialogForm } from '../ui/dialog/use-dialog-form.ts'
import { Input } from '../ui/form/input.tsx'
import { timeZones } from './editor/hours-fields.tsx'
import { ownTimeZone } from './window-copy.ts'
import { campaignSettingsQuery, useSaveCampaignSettings } from './queries.ts'

const copy = {
  title: 'Sending rules',
  description: 'For every campaign, and for requests you send from Customers.',
}

/** What holds for all campaigns: how often a person may be asked, and how fast emails leave. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(campaignSettingsQuery)
  if (query.data) return <RulesForm settings={query.data} onClose={onClose} />
  return (
    <Dialog isOpen onClose={onClose} size="small" {...copy}>
      <DetailsWait
        query={query}
        label="Loading sending rules"
        lines={['h-16 w-full', 'h-16 w-full']}
        otherwise="Couldn't load your sending rules."
      />
    </Dialog>
  )
}

function RulesForm({ settings, onClose }: { settings: CampaignSettings; onClose: () => void }) {
  const save = useSaveCampaignSettings()
  const form = useSchemaForm(campaignSettings, settings)
  const { register, formState, control } = form
  const timeZone = useWatch({ control, name: 'timeZone' }) ?? ownTimeZone()
  const number = { setValueAs: (typed: unknown) => (typed === '' ? undefined : Number(typed)) }
  const dialog = useDialogForm(form, save, {
    onClose,
    bodyOf: (body) => ({ ...body, timeZone: body.timeZone ?? ownTimeZone() }),
    done: () => ({ title: 'Sending rules saved' }),
    refused: "Couldn't save the rules",
  })
  return (
    <FormDialog {...copy} {...dialog} size="small" submitLabel="Save" pendingLabel="Saving...">
      <NumberField
        label="Days between requests"
        hint="Nobody is asked again sooner, by any campaign. Reminders don't count. 0 turns this off."
        field={register('cooldownDays', number)}
        error={formState.errors.cooldownDays?.message}
      />
      <NumberField
        label="Emails per hour"
        hint="A steady pace keeps your emails out of spam folders."
        field={register('emailsPerHour', number)}
        error={formState.errors.emailsPerHour?.message}
      />
      <ChoiceField
        label="Your time zone"
        hint="Reminders go out from 9 AM to 5 PM here, unless a campaign has other hours."
        choices={timeZones(timeZone)}
        value={timeZone}
        onChoose={(chosen) => form.setValue('timeZone', chosen, { shouldDirty: true })}
      />
    </FormDialog>
  )
}

function NumberField({
  field,
  ...labels
}: {
  label: string
  hint: string
  field: UseFormRegisterReturn
  error: string | undefined
}) {
  return (
    <Field {...labels}>
      <Input inputMode="numeric" className="max-w-32" {...field} />
    </Field>
  )
}
