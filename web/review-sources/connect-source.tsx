import { sourceKeysForm, type ReviewSource } from '#contract/review-sources.ts'
import { sourceNames, type SourcePlatform } from '#contract/source-platforms.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { showRefusal } from '../ui/show-refusal.ts'
import { toast } from '../ui/toast.ts'
import { keyFields } from './copy.ts'
import { useAuthorize, useConnectByKeys } from './queries.ts'

/** In the browser at the platform, or by the keys that it gave to the business. */
export function ConnectSource({ source: { platform } }: { source: ReviewSource }) {
  return keyFields[platform] ? <KeysForm platform={platform} /> : <AuthorizeButton platform={platform} />
}

/** Leads to the platform, where the owner agrees. */
export function AuthorizeButton({
  platform,
  label = `Connect ${sourceNames[platform]}`,
}: {
  platform: SourcePlatform
  label?: string
}) {
  const authorize = useAuthorize(platform)
  return (
    <Button
      className="self-start"
      isPending={authorize.isPending || authorize.isSuccess}
      pendingLabel="Connecting..."
      onClick={() =>
        authorize.mutate(undefined, {
          onError: showRefusal('Not connected', { otherwise: 'Please try again in a moment.' }),
        })
      }
    >
      {label}
    </Button>
  )
}

const empty = { place: '', apiKey: '', apiSecret: '', businessUserId: '' }

/** The keys are tried at the platform before anything is kept. */
export function KeysForm({ platform }: { platform: SourcePlatform }) {
  const connect = useConnectByKeys(platform)
  const form = useSchemaForm(sourceKeysForm, empty)
  const submit = form.handleSubmit((keys) =>
    connect.mutate(keys, {
      onSuccess: () => toast({ title: `${sourceNames[platform]} connected` }),
      onError: showRefusal('Not connected', {
        otherwise: 'Please check your key and try again.',
        showAtFields: form.showAtFields,
      }),
    }),
  )
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {(keyFields[platform] ?? []).map(({ name, label, hint, isSecret, isOptional }) => {
        const Control = isSecret ? PasswordInput : Input
        return (
          <Field
            key={name}
            label={label}
            {...(hint !== undefined && { hint })}
            {...(isOptional && { isOptional })}
            error={form.formState.errors[name]?.message}
          >
            <Control autoComplete="off" spellCheck={false} {...form.register(name)} />
          </Field>
        )
      })}
      <Button type="submit" isPending={connect.isPending} pendingLabel="Connecting..." className="self-start">
        Connect {sourceNames[platform]}
      </Button>
    </form>
  )
}
