import { type EmailDelivery, emailSettingsForm, longestPostalAddress } from '#contract/emails/emails.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { SubjectCard } from '../ui/layout/subject-card.tsx'
import { Switch } from '../ui/form/switch.tsx'
import { Textarea } from '../ui/form/textarea.tsx'
import { toast } from '../ui/message/toast.ts'
import { useSaveEmailSettings } from './queries.ts'

type Settings = Pick<EmailDelivery, 'postalAddress' | 'countsOpens'>

/** What every request says at its end, and whether opening one is counted. */
export function RequestsCard({ settings: { postalAddress, countsOpens } }: { settings: Settings }) {
  const save = useSaveEmailSettings()
  const saved = { postalAddress, countsOpens }
  const { register, handleSubmit, formState, showAtFields } = useSchemaForm(emailSettingsForm, saved, {
    values: saved,
  })
  const submit = handleSubmit((body) =>
    save.mutate(body, {
      onSuccess: () => toast({ title: 'Email settings saved' }),
      onError: showRefusal("Couldn't save your email settings", { showAtFields }),
    }),
  )
  return (
    <SubjectCard title="In your requests">
      <form
        noValidate
        aria-label="In your requests"
        className="flex flex-col gap-5"
        onSubmit={(event) => void submit(event)}
      >
        <Field
          label="Postal address"
          hint="Appears at the end of every request. Laws such as CAN-SPAM in the United States require a postal address in emails like these."
          error={formState.errors.postalAddress?.message}
        >
          <Textarea
            className="min-h-24"
            maxLength={longestPostalAddress}
            autoComplete="street-address"
            {...register('postalAddress')}
          />
        </Field>
        <Switch
          label="Count opens"
          hint="Records who opened a request and when, if your email provider reports it. No tracking pixel is added to your emails."
          {...register('countsOpens')}
        />
        <Button type="submit" className="self-end" isPending={save.isPending} pendingLabel="Saving...">
          Save
        </Button>
      </form>
    </SubjectCard>
  )
}
