import { crmConnectionForm, type CrmType } from '#contract/crm.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { showRefusal } from '../ui/show-refusal.ts'
import { toast } from '../ui/toast.ts'
import { useConnectCrm } from './queries.ts'
import { crmCopy } from './copy.ts'

const empty = { accessToken: '', portalId: '', instanceUrl: '', consumerKey: '', consumerSecret: '' }

/** The credentials; they are tried at the CRM before anything is kept. */
export function ConnectForm({ crmType, onConnected }: { crmType: CrmType; onConnected?: () => void }) {
  const { name, fields } = crmCopy[crmType]
  const connect = useConnectCrm()
  const form = useSchemaForm(crmConnectionForm, { ...empty, crmType })
  const submit = form.handleSubmit((credentials) =>
    connect.mutate(credentials, {
      onSuccess: () => {
        toast({
          title: 'CRM integration added successfully',
          description: `You can now sync contacts from ${name}.`,
        })
        onConnected?.()
      },
      onError: showRefusal('Failed to add CRM integration', {
        otherwise: 'Please check your credentials and try again',
        showAtFields: form.showAtFields,
      }),
    }),
  )
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {fields.map(({ name: field, label, hint, placeholder, isSecret, isOptional }) => {
        const Control = isSecret ? PasswordInput : Input
        return (
          <Field
            key={field}
            label={label}
            {...(hint !== undefined && { hint })}
            {...(isOptional && { isOptional })}
            error={form.formState.errors[field]?.message}
          >
            <Control
              autoComplete="off"
              spellCheck={false}
              {...(placeholder !== undefined && { placeholder })}
              {...form.register(field)}
            />
          </Field>
        )
      })}
      <Button type="submit" isPending={connect.isPending} pendingLabel="Connecting..." className="self-start">
        Connect {name}
      </Button>
    </form>
  )
}
