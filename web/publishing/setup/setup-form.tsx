import { platformIdentifiers, type ReviewPlatform } from '#contract/publishing/platform-identifiers.ts'
import type { PlatformConnection } from '#contract/publishing/publishing.ts'
import { isLinkedPlatform } from '#contract/publishing/review-links.ts'
import { platformNames } from '../../lib/copy/platform-names.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { SubjectCard } from '../../ui/layout/subject-card.tsx'
import { DisconnectPlatform } from './disconnect.tsx'
import { IdentifierField } from './identifier-field.tsx'
import { KnownPlaces } from './known-places.tsx'
import { PlatformBadge } from './platform-badges.tsx'
import { type SetupFormProps, useSetupForm } from './use-setup-form.ts'

/** Where the business is on one review site. */
export function SetupForm(props: SetupFormProps) {
  const { connection, onClose } = props
  const { platform, name, whereToFind } = props.platform
  const { form, fill, changeId, submit, isPending } = useSetupForm(props)
  const { register, watch } = form
  const { errors } = form.formState
  return (
    <SubjectCard
      title={connection ? `Your ${name} page` : connectLabel(platform)}
      badge={<PlatformBadge platform={platform} connections={connection ? [connection] : []} />}
    >
      <form noValidate className="flex max-w-xl flex-col gap-5" onSubmit={(event) => void submit(event)}>
        <KnownPlaces platform={platform} value={watch('platformBusinessId')} onUse={fill} />
        <IdentifierField
          platform={platform}
          hint={whereToFind}
          value={watch('platformBusinessId')}
          refusal={errors.platformBusinessId?.message}
          onChange={changeId}
        />
        <Field label="Business name" isRequired error={errors.businessName?.message}>
          <Input autoComplete="organization" {...register('businessName')} />
        </Field>
        <Field label="Business address" isRequired error={errors.businessAddress?.message}>
          <Input autoComplete="street-address" {...register('businessAddress')} />
        </Field>
        {connection?.url && <LinkToCheck platform={platform} url={connection.url} />}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" isPending={isPending} pendingLabel="Saving...">
            {connection ? 'Save' : connectLabel(platform)}
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

/** Only where a link leads is there something to connect. */
const connectLabel = (platform: ReviewPlatform) =>
  `${isLinkedPlatform(platform) ? 'Connect' : 'Add'} ${platformNames[platform]}`

function LinkToCheck({ platform, url }: Pick<PlatformConnection, 'platform'> & { url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="self-start text-base font-semibold text-accent-text underline underline-offset-3"
    >
      Check the link<span className="sr-only"> to {platformIdentifiers[platform].label} (new tab)</span>
    </a>
  )
}
