import { typedAddresses } from '#contract/accounts/allowed-addresses.ts'
import { apiKeyForm, chosenScopes } from '#contract/accounts/api-keys.ts'
import { keyScopes, usualScopes } from '#contract/key-scopes.ts'
import { type ReactNode, useId, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { z } from 'zod/mini'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { DoneDialog } from '../../ui/dialog/done-dialog.tsx'
import { FailureBanner } from '../../ui/message/failure-banner.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FieldError } from '../../ui/form/field-error.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useCreateKey } from './key-queries.ts'
import { scopeLabels } from './scope-labels.ts'

const lifetimes = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: '1 year' },
  { days: 0, label: 'Never' },
]

const lifetimeOptions = lifetimes.map(({ days, label }) => (
  <option key={days} value={days}>
    {label}
  </option>
))

const form = z.object({
  name: apiKeyForm.shape.name,
  scopes: chosenScopes,
  days: z.string(),
  allowedAddresses: typedAddresses,
})

function bodyOf({ name, scopes, days, allowedAddresses }: z.output<typeof form>) {
  return {
    kind: 'secret' as const,
    name,
    scopes,
    ...(days !== '0' && { expiresInDays: Number(days) }),
    ...(allowedAddresses.length > 0 && { allowedAddresses }),
  }
}

/** Asks for a name, then shows the key: the one time that it can be seen. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateKey()
  const { register, handleSubmit, formState, showAtFields } = useSchemaForm(form, {
    name: '',
    scopes: [...usualScopes],
    days: '365',
    allowedAddresses: '',
  })
  const submit = handleSubmit((typed) => create.mutate(bodyOf(typed), { onError: showAtFields }))

  if (create.data) return <MadeKey apiKey={create.data.key} onClose={onClose} />
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title="Create a secret key"
      submitLabel="Create key"
      pendingLabel="Creating..."
      isPending={create.isPending}
      onSubmit={submit}
    >
      <Field
        label="Name"
        hint="For example, the app that will use it."
        error={formState.errors.name?.message}
      >
        <Input autoComplete="off" {...register('name')} />
      </Field>
      <ScopesField error={formState.errors.scopes?.message}>
        {keyScopes.map((scope) => (
          <Checkbox key={scope} label={scopeLabels[scope]} value={scope} {...register('scopes')} />
        ))}
      </ScopesField>
      <Field label="Expires after">
        <Select {...register('days')}>{lifetimeOptions}</Select>
      </Field>
      <AddressesField
        field={register('allowedAddresses')}
        error={formState.errors.allowedAddresses?.message}
      />
      <FailureBanner failure={create.error} otherwise="Couldn't create the key. Please try again." />
    </FormDialog>
  )
}

function AddressesField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  return (
    <Field
      label="Allowed IP addresses (optional)"
      hint="One address or range per line, such as 203.0.113.7 or 203.0.113.0/24. Leave empty to allow any."
      error={error}
    >
      <Textarea className="min-h-20 font-mono text-sm" spellCheck={false} {...field} />
    </Field>
  )
}

function ScopesField({ error, children }: { error: string | undefined; children: ReactNode }) {
  const errorId = useId()
  return (
    <fieldset aria-describedby={errorId}>
      <legend className="mb-2 text-sm font-semibold text-ink">Allow it to</legend>
      <div className="flex flex-col gap-2">{children}</div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}

function MadeKey({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  const [hint, setHint] = useState("We don't keep a readable copy.")
  return (
    <DoneDialog
      onClose={onClose}
      title="Copy your key now"
      description="You won't see it again. If you lose it, create a new one."
    >
      <Field label="Secret key" hint={hint}>
        <Input
          readOnly
          value={apiKey}
          className="font-mono text-sm"
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <div className="mt-3">
        <CopyButton
          text={apiKey}
          label="Copy key"
          variant="primary"
          onRefused={() => setHint("Your browser didn't allow copying. Select the key and copy it yourself.")}
        />
      </div>
    </DoneDialog>
  )
}
