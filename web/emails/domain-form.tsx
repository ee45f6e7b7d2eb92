import { type SendingDomain, sendingDomainForm } from '#contract/emails/sending-domain.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { Restricted } from '../ui/form/restricted.tsx'
import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { InlineFormEnd } from '../ui/form/inline-form-end.tsx'
import { Input } from '../ui/form/input.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { useSetSendingDomain } from './queries.ts'

interface DomainFormProps {
  /** The one to change. */
  domain?: SendingDomain
  onDone?: () => void
}

const plain = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } as const

/** The two parts of the sender's address. The same domain keeps its records when the part before the @ changes. */
export function DomainForm({ domain, onDone }: DomainFormProps) {
  const set = useSetSendingDomain()
  const { register, handleSubmit, formState, showAtFields } = useSchemaForm(sendingDomainForm, {
    localPart: domain?.address.split('@')[0] ?? '',
    domain: domain?.domain ?? '',
  })
  const { errors } = formState
  const submit = handleSubmit((body) =>
    set.mutate(body, {
      onSuccess: () => onDone?.(),
      onError: showRefusal("Couldn't save your domain", { showAtFields }),
    }),
  )
  return (
    <Restricted>
      <form
        noValidate
        aria-label="Your own domain"
        className="flex flex-col gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <Field label="Before the @" error={errors.localPart?.message}>
            <Input placeholder="hello" {...plain} {...register('localPart')} />
          </Field>
          <Field label="Domain" error={errors.domain?.message}>
            <Input placeholder="example.com" inputMode="url" {...plain} {...register('domain')} />
          </Field>
        </div>
        {onDone ? (
          <InlineFormEnd sending={set} submitLabel="Save" pendingLabel="Saving..." onCancel={onDone} />
        ) : (
          <Button
            type="submit"
            variant="secondary"
            className="self-start"
            isPending={set.isPending}
            pendingLabel="Saving..."
          >
            Continue
          </Button>
        )}
      </form>
    </Restricted>
  )
}
