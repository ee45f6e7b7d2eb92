import {
  longestNotice,
  type PlatformSetup,
  platformSettings,
  savePlatformSettings,
} from '#contract/administration/settings.ts'
import { useQuery } from '@tanstack/react-query'
import { useBodyCall } from '../../lib/call/use-call.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Fact } from '../../ui/layout/fact.tsx'
import { LoadedLines } from '../../ui/loading/loaded-lines.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { toast } from '../../ui/message/toast.ts'
import { platformSetupQuery, settingsKeys } from '../queries.ts'

/** What holds for the whole instance. */
export function SettingsTab() {
  const query = useQuery(platformSetupQuery)
  return (
    <LoadedLines query={query} what="settings" lines={['h-24', 'h-40']}>
      {(setup) => (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <SettingsForm setup={setup} />
          <Setup setup={setup} />
        </div>
      )}
    </LoadedLines>
  )
}

function SettingsForm({ setup }: { setup: PlatformSetup }) {
  const { register, handleSubmit, formState, showAtFields } = useSchemaForm(platformSettings, setup.settings)
  const save = useBodyCall(savePlatformSettings, { refreshes: settingsKeys })
  const submit = handleSubmit((settings) =>
    save.mutate(settings, {
      onSuccess: () => void toast({ title: 'Settings saved' }),
      onError: showRefusal('Update Failed', { showAtFields }),
    }),
  )
  return (
    <Card>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field
          label="New accounts"
          hint="When closed, only people who are invited to a team can join."
          error={formState.errors.signUp?.message}
        >
          <Select {...register('signUp')}>
            <option value="open">Open to everyone</option>
            <option value="closed">Closed</option>
          </Select>
        </Field>
        <Field
          label="Notice"
          isOptional
          hint="Shown at the top of every page to everyone who is signed in."
          error={formState.errors.notice?.message}
        >
          <Textarea rows={3} maxLength={longestNotice} {...register('notice')} />
        </Field>
        <Button type="submit" className="self-start" isPending={save.isPending} pendingLabel="Saving...">
          Save
        </Button>
      </form>
    </Card>
  )
}

/** What the operator set up on the server. */
function Setup({ setup: { trialDays, adapters } }: { setup: PlatformSetup }) {
  const { mail, ai, takesPayments, socialProviders, database, publicUrl } = adapters
  return (
    <Card>
      <h2 className="text-base font-semibold">Set on the server</h2>
      <dl className="mt-2 divide-y divide-line">
        <Fact term="Address" look="beside">
          {publicUrl}
        </Fact>
        <Fact term="Email" look="beside">
          {mail ? `${mail.server}, from ${mail.from}` : 'Kept in the outbox. Set SMTP_URL to send emails.'}
        </Fact>
        <Fact term="AI" look="beside">
          {ai ? `${ai.model} at ${ai.service}` : 'Built-in writer'}
        </Fact>
        <Fact term="Payments" look="beside">
          {takesPayments ? 'Stripe' : 'None: nothing is limited'}
        </Fact>
        <Fact term="Trial" look="beside">
          {trialDays} days
        </Fact>
        <Fact term="Sign-in with" look="beside">
          {socialProviders.length > 0 ? socialProviders.join(', ') : 'Email and password only'}
        </Fact>
        <Fact term="Database" look="beside">
          {database === 'embedded' ? 'Embedded PostgreSQL' : 'External PostgreSQL'}
        </Fact>
      </dl>
    </Card>
  )
}
