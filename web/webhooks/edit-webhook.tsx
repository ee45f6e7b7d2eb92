import type { Webhook } from '#contract/webhooks/webhooks.ts'
import { useState } from 'react'
import { ApiProblem } from '../lib/call/problem.ts'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input } from '../ui/form/input.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { useChangeWebhook } from './queries.ts'
import { type Told, WebhookFields } from './webhook-fields.tsx'

/** Where it goes cannot be changed: that is another webhook. */
export function EditWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const change = useChangeWebhook(webhook.id)
  const [name, setName] = useState(webhook.name)
  const [told, setTold] = useState<Told>(webhook)
  const errors = change.error instanceof ApiProblem ? change.error.fields : {}
  const { events, lowestRating, highestRating, quoteLength } = told
  const submit = () =>
    change.mutate(
      { name, events: [...events], lowestRating, highestRating, quoteLength },
      { onSuccess: onClose, onError: showRefusal('Not saved') },
    )
  return (
    <FormDialog
      onClose={onClose}
      title={`Edit ${webhook.name}`}
      submitLabel="Save"
      pendingLabel="Saving..."
      isPending={change.isPending}
      onSubmit={submit}
    >
      <Field label="Name" error={errors['name']}>
        <Input autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <WebhookFields
        kind={webhook.kind}
        told={told}
        onChange={setTold}
        errors={{ events: errors['events'], highestRating: errors['highestRating'] }}
      />
    </FormDialog>
  )
}
