import { crmConnectionForm, type CrmType } from '#contract/crm.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { ApiProblem, sentenceOf } from '../lib/problem.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { toast } from '../ui/toast.ts'
import { useConnectCrm } from './queries.ts'
import { crmWords } from './words.ts'

/** The credentials; they are tried at the CRM before anything is kept. */
export function ConnectForm({ crmType }: { crmType: CrmType }) {
  const { name, fields } = crmWords[crmType]
  const connect = useConnectCrm()
  const form = useForm({
    resolver: zodResolver(crmConnectionForm),
    defaultValues: {
      crmType,
      accessToken: '',
      portalId: '',
      instanceUrl: '',
      consumerKey: '',
      consumerSecret: '',
    },
  })
  const submit = form.handleSubmit((given) =>
    connect.mutate(given, {
      onSuccess: () =>
        toast({
          title: `${name} connected`,
          description: 'You can now sync its contacts.',
        }),
      onError: (failure) => {
        if (failure instanceof ApiProblem) {
          for (const field of fields) {
            const message = failure.fields[field.name]
            if (message) form.setError(field.name, { message }, { shouldFocus: true })
          }
        }
        toast({
          title: 'Not connected',
          description: sentenceOf(failure, 'Something went wrong. Please try again.'),
          variant: 'destructive',
        })
      },
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
