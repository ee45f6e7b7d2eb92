import type { BusinessProfile } from '#contract/business/business-profile.ts'
import type { ReviewPlatform } from '#contract/publishing/platform-identifiers.ts'
import type { PlatformConnection } from '#contract/publishing/publishing.ts'
import { isLinkedPlatform } from '#contract/publishing/review-links.ts'
import { promptCopy } from '../../lib/copy/prompt-copy.ts'
import { platformNames } from '../../lib/copy/platform-names.ts'
import { buttonStyle } from '../../ui/button/button-style.ts'
import { SubjectCard } from '../../ui/layout/subject-card.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'

/** What a customer sees with these preferences, or why they see nothing. */
export function PromptPreview({
  profile,
  connections,
}: {
  profile: BusinessProfile
  connections: readonly PlatformConnection[]
}) {
  return (
    <SubjectCard title="Prompt preview" description="After four or five stars, on the thank-you page.">
      <PromptContent profile={profile} connections={connections} />
    </SubjectCard>
  )
}

function PromptContent({ profile, connections }: Parameters<typeof PromptPreview>[0]) {
  const { primaryReviewPlatform: platform, reviewPromptEnabled, businessName } = profile
  if (!reviewPromptEnabled) return <p className="text-base text-soft">Review prompts are off.</p>
  if (platform === null)
    return <p className="text-base text-soft">Choose a primary platform to see the prompt.</p>
  const name = platformNames[platform as ReviewPlatform]
  if (!connections.some((one) => one.platform === platform)) {
    return (
      <p className="text-base text-soft">
        <TextLink href={`/platform-setup?platform=${platform}`}>
          {isLinkedPlatform(platform) ? 'Connect' : 'Add'} {name}
        </TextLink>{' '}
        to show the prompt.
      </p>
    )
  }
  if (!isLinkedPlatform(platform)) return <Prompt title={promptCopy.yourText} help={promptCopy.mayCopy} />
  const mayAsk = platform === 'google'
  return (
    <Prompt
      title={mayAsk ? promptCopy.postTitle(name) : promptCopy.businessOn(businessName, name)}
      help={mayAsk ? promptCopy.postHelp : promptCopy.mayCopy}
      button={promptCopy.openPlatform(name)}
    />
  )
}

function Prompt({ title, help, button }: { title: string; help: string; button?: string }) {
  return (
    <div className="rounded-lg bg-sunken p-5">
      <p className="text-base font-semibold" dir="auto">
        {title}
      </p>
      <p className="mt-1 text-base text-soft">{help}</p>
      <p className="mt-3.5 rounded-md border border-line bg-surface px-3 py-2.5 text-base text-faint">
        The customer’s own words
      </p>
      <p aria-hidden="true" className="mt-2.5 flex flex-wrap gap-2">
        <span className={buttonStyle('secondary', 'medium')}>{promptCopy.copyText}</span>
        {button && <span className={buttonStyle('secondary', 'medium')}>{button}</span>}
      </p>
    </div>
  )
}
