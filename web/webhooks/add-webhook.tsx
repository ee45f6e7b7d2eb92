import { type WebhookForm, webhookForm } from '#contract/webhooks/webhooks.ts'
import { webhookKinds, type WebhookKind } from '#contract/webhooks/webhook-events.ts'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { OptionsField } from '../ui/choices/options-field.tsx'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input } from '../ui/form/input.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { kindCopy } from './copy.ts'
import { useCreateWebhook } from './queries.ts'
import { MadeSecret } from './secret-dialog.tsx'
import { type Told, WebhookFields } from './webhook-fields.tsx'

const chatKinds = webhookKinds.filter((kind) => kind !== 'webhook')

const start: Record<'webhook' | 'alert', Told> = {
  webhook: { events: ['testimonial.approved'], lowestRating: null, highestRating: null, quoteLength: 3000 },
  alert: {
    events: ['testimonial.submitted', 'feedback.opened'],
    lowestRating: null,
    highestRating: null,
    quoteLength: 140,
  },
}

function useWebhookForm(isAlert: boolean, onClose: () => void) {
  const create = useCreateWebhook()
  const first: WebhookKind = isAlert ? 'slack' : 'webhook'
  const [told, setTold] = useState(start[isAlert ? 'alert' : 'webhook'])
  const form = useSchemaForm(webhookForm, {
    kind: first,
    name: '',
    address: '',
    botToken: '',
    chatId: '',
    events: [...told.events],
  })
  const { formState, handleSubmit, showAtFields, setValue } = form
  function change(next: Told) {
    setTold(next)
    setValue('events', [...next.events], { shouldValidate: formState.isSubmitted })
  }
  const submit = handleSubmit((typed) =>
    create.mutate(
      { ...typed, ...told, events: [...told.events] },
      {
        onSuccess: ({ secret }) => secret === null && onClose(),
        onError: showRefusal('Not added', { showAtFields }),
      },
    ),
  )
  return { create, form, told, change, submit }
}

/** Asks where to send and what; a webhook then shows its secret, the one time that it can be seen. */
export function AddWebhook({ isAlert, onClose }: { isAlert: boolean; onClose: () => void }) {
  const { create, form, told, change, submit } = useWebhookForm(isAlert, onClose)
  const { register, control, formState } = form
  const kind = useWatch({ control, name: 'kind' })
  const { errors } = formState
  if (create.data?.secret) return <MadeSecret secret={create.data.secret} onClose={onClose} />
  return (
    <FormDialog
      onClose={onClose}
      title={isAlert ? 'Add Alert' : 'Add Webhook'}
      submitLabel={isAlert ? 'Add Alert' : 'Add Webhook'}
      pendingLabel="Adding..."
      isPending={create.isPending}
      onSubmit={submit}
    >
      {isAlert && (
        <OptionsField
          label="Where"
          values={chatKinds}
          nameOf={(one) => kindCopy[one].name}
          error={errors.kind?.message}
          {...register('kind')}
        />
      )}
      <Field
        label="Name"
        hint={isAlert ? 'For example, the channel.' : 'For example, the app that receives it.'}
        error={errors.name?.message}
      >
        <Input autoComplete="off" {...register('name')} />
      </Field>
      <Address kind={kind} isAlert={isAlert} form={form} />
      <WebhookFields
        kind={kind}
        told={told}
        onChange={change}
        errors={{ events: errors.events?.message, highestRating: errors.highestRating?.message }}
      />
    </FormDialog>
  )
}

/** Where it goes: a bot and its chat, or an address. */
function Address({
  kind,
  isAlert,
  form: { register, formState },
}: {
  kind: WebhookKind
  isAlert: boolean
  form: Pick<UseFormReturn<WebhookForm>, 'register' | 'formState'>
}) {
  const { errors } = formState
  if (kind === 'telegram')
    return (
      <>
        <Field label="Bot token" hint={kindCopy.telegram.hint} error={errors.botToken?.message}>
          <Input autoComplete="off" spellCheck={false} {...register('botToken')} />
        </Field>
        <Field label="Chat ID" hint="A number, or @channelname." error={errors.chatId?.message}>
          <Input autoComplete="off" spellCheck={false} {...register('chatId')} />
        </Field>
      </>
    )
  return (
    <Field
      label={isAlert ? 'Webhook URL' : 'Send to'}
      hint={kindCopy[kind].hint}
      error={errors.address?.message}
    >
      <Input
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder={isAlert ? undefined : 'https://example.com/webhooks'}
        {...register('address')}
      />
    </Field>
  )
}
