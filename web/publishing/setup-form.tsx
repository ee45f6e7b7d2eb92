import type { KnownPlace } from '#contract/known-identifiers.ts'
import { platformIdentifiers } from '#contract/platform-identifiers.ts'
import { connectionForm, missingSentence, type PlatformConnection } from '#contract/publishing.ts'
import { sentenceOf } from '../lib/problem.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { SubjectCard } from '../ui/subject-card.tsx'
import { toast } from '../ui/toast.ts'
import { DisconnectPlatform } from './disconnect.tsx'
import { IdentifierField } from './identifier-field.tsx'
import { KnownPlaces } from './known-places.tsx'
import { PlatformBadges } from './platform-badges.tsx'
import type { platformCatalogue } from './platform-catalogue.ts'
import { useConnect } from './queries.ts'

/** Where the business is on one review site. */
export function SetupForm({
  platform: { platform, name, whereToFind },
  connection,
  businessName,
  onClose,
}: {
  platform: (typeof platformCatalogue)[number]
  connection: PlatformConnection | undefined
  /** As the business calls itself. */
  businessName: string
  onClose: () => void
}) {
  const connect = useConnect()
  const form = useSchemaForm(connectionForm, {
    platform,
    platformBusinessId: connection?.platformBusinessId ?? '',
    businessName: connection?.businessName || businessName,
    businessAddress: connection?.businessAddress ?? '',
  })
  const { register, formState, handleSubmit, watch, setValue } = form
  const { errors } = formState
  function fill(place: KnownPlace) {
    const options = { shouldValidate: formState.isSubmitted }
    setValue('platformBusinessId', place.identifier, options)
    setValue('businessName', place.name, options)
    if (place.address) setValue('businessAddress', place.address, options)
  }
  const submit = handleSubmit(
    (one) =>
      connect.mutate(
        { connections: [one] },
        {
          onSuccess: () => {
            toast({ title: 'Platform Connected', description: `${name} is set up.` })
            onClose()
          },
          onError: (failure) =>
            toast({
              title: 'Setup Failed',
              description: sentenceOf(failure, 'Please try again.'),
              variant: 'destructive',
            }),
        },
      ),
    (wrong) => {
      if (Object.values(wrong).some((one) => one?.message === missingSentence)) {
        toast({ title: 'Missing Information', description: missingSentence, variant: 'destructive' })
      }
    },
  )
  return (
    <SubjectCard
      title={connection ? `Your ${name} page` : `Connect ${name}`}
      badge={<PlatformBadges platform={platform} connections={connection ? [connection] : []} />}
    >
      <form noValidate className="flex max-w-xl flex-col gap-5" onSubmit={(event) => void submit(event)}>
        <KnownPlaces platform={platform} value={watch('platformBusinessId')} onUse={fill} />
        <IdentifierField
          platform={platform}
          hint={whereToFind}
          value={watch('platformBusinessId')}
          refusal={errors.platformBusinessId?.message}
          onChange={(id) => setValue('platformBusinessId', id, { shouldValidate: formState.isSubmitted })}
        />
        <Field label="Business name" isRequired error={errors.businessName?.message}>
          <Input autoComplete="organization" {...register('businessName')} />
        </Field>
        <Field label="Business address" isRequired error={errors.businessAddress?.message}>
          <Input autoComplete="street-address" {...register('businessAddress')} />
        </Field>
        {connection?.url && (
          <a
            href={connection.url}
            target="_blank"
            rel="noopener noreferrer"
            className="self-start text-base font-semibold text-accent-text underline underline-offset-3"
          >
            Check the link<span className="sr-only"> to {platformIdentifiers[platform].label} (new tab)</span>
          </a>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" isPending={connect.isPending} pendingLabel="Saving...">
            {connection ? 'Save' : `Connect ${name}`}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            All platforms
          </Button>
          {connection && <DisconnectPlatform platform={platform} name={name} onDone={onClose} />}
        </div>
      </form>
    </SubjectCard>
  )
}
