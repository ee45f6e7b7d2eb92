import type { BusinessProfile } from '#contract/business/business-profile.ts'
import type { ReviewPlatform } from '#contract/publishing/platform-identifiers.ts'
import type { PlatformConnection } from '#contract/publishing/publishing.ts'
import { isLinkedPlatform, linkedPlatforms } from '#contract/publishing/review-links.ts'
import { platformNames } from '../../lib/copy/platform-names.ts'
import { Badge, type BadgeTone } from '../../ui/text/badge.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { SubjectCard } from '../../ui/layout/subject-card.tsx'

interface Case {
  readonly badge: string
  readonly tone: BadgeTone
  readonly title: string
  readonly says: string
  readonly action: { readonly label: string; readonly href: string }
}

const preferences = '/platform-preferences'

/** What customers of four and five stars are offered after writing, and what is missing for it. */
export function PromptCase(props: {
  profile: BusinessProfile | null
  connections: readonly PlatformConnection[]
  /** The business shows its review links to nobody. */
  areLinksOff: boolean
}) {
  const { badge, tone, title, says, action } = promptCaseOf(props)
  return (
    <SubjectCard title={title} description={says} badge={<Badge tone={tone}>{badge}</Badge>}>
      <LinkButton href={action.href} variant={tone === 'success' ? 'secondary' : 'primary'}>
        {action.label}
      </LinkButton>
    </SubjectCard>
  )
}

const notSetUp = { badge: 'Not set up', tone: 'warning' } as const

function promptCaseOf({ profile, connections, areLinksOff }: Parameters<typeof PromptCase>[0]): Case {
  const platform = profile?.primaryReviewPlatform as ReviewPlatform | null | undefined
  if (!profile) {
    return {
      ...notSetUp,
      title: 'Set up your business first',
      says: 'Customers see your name and logo on your form and in your emails.',
      action: { label: 'Set up your business', href: '/ai-onboarding' },
    }
  }
  if (!profile.reviewPromptEnabled) {
    return {
      badge: 'Off',
      tone: 'neutral',
      title: 'Review prompts are off',
      says: `Customers are not asked to post their testimonial on a review site. ${linksSentence(connections, areLinksOff)}`,
      action: { label: 'Turn on review prompts', href: preferences },
    }
  }
  if (!platform) {
    return {
      ...notSetUp,
      title: 'Choose your primary platform',
      says: 'After four or five stars, customers can post their own text there.',
      action: { label: 'Choose a platform', href: preferences },
    }
  }
  return platformCase(platform, connections, areLinksOff)
}

/** What everyone sees on the thank-you page, prompts or not. */
function linksSentence(connections: readonly PlatformConnection[], areLinksOff: boolean): string {
  const sites = linkedPlatforms.filter((one) => connections.some(({ platform }) => platform === one))
  if (areLinksOff || sites.length === 0) return 'They see no links to review sites.'
  const names = new Intl.ListFormat('en-US').format(sites.map((one) => platformNames[one]))
  return `Everyone still sees your ${sites.length === 1 ? 'link' : 'links'} to ${names}, whatever the rating.`
}

function platformCase(
  platform: ReviewPlatform,
  connections: readonly PlatformConnection[],
  areLinksOff: boolean,
): Case {
  const name = platformNames[platform]
  if (!connections.some((one) => one.platform === platform)) {
    const verb = isLinkedPlatform(platform) ? 'Connect' : 'Add'
    return {
      badge: 'Not connected',
      tone: 'warning',
      title: `${verb} ${name}`,
      says: `${name} is your primary platform, but your page there is missing.`,
      action: { label: `${verb} ${name}`, href: `/platform-setup?platform=${platform}` },
    }
  }
  if (!isLinkedPlatform(platform)) {
    return {
      badge: 'Coming soon',
      tone: 'neutral',
      title: `${name} is your primary platform`,
      says: `After four or five stars, customers can copy their text. No link leads to ${name}, but you can import your reviews from there.`,
      action: { label: 'Change platform', href: preferences },
    }
  }
  if (areLinksOff) {
    return {
      badge: 'Links off',
      tone: 'warning',
      title: 'Your review links are off',
      says: `${name} is ready, but your form shows review links to nobody. Show them to everyone in your form settings: they may not depend on the rating.`,
      action: { label: 'Open the dashboard', href: '/dashboard' },
    }
  }
  return {
    badge: 'Ready',
    tone: 'success',
    title: `${name} is ready`,
    says:
      platform === 'google'
        ? 'After four or five stars, customers can copy their text and open your page on Google. Everyone sees your links, whatever the rating.'
        : 'After four or five stars, customers see that you are on Yelp and can copy their text. Yelp forbids asking for reviews.',
    action: { label: 'Change preferences', href: preferences },
  }
}
