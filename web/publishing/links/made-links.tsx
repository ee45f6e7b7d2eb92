import type { ReviewLink } from '#contract/publishing/publishing.ts'
import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import { ArrowLeft } from 'lucide-react'
import { platformNames } from '../../lib/copy/platform-names.ts'
import { Banner } from '../../ui/message/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { MadeLink } from './made-link.tsx'

/** The links that were just made, ready to send. */
export function MadeLinks({
  platform,
  links,
  wanted,
  onBack,
}: {
  platform: LinkedPlatform
  links: readonly ReviewLink[]
  /** How many were chosen. */
  wanted: number
  onBack: () => void
}) {
  const count = links.length
  return (
    <section aria-label="Review links">
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <h2 className="mr-auto font-serif text-title font-medium tracking-tight">
          {count === 1 ? '1 review link' : `${count} review links`} for {platformNames[platform]}
        </h2>
        {count > 1 && (
          <CopyButton
            text={links.map(({ customerName, url }) => `${customerName}\t${url}`).join('\n')}
            label="Copy all links"
          />
        )}
        <Button variant="secondary" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          Choose others
        </Button>
      </div>
      {count < wanted && (
        <div className="mb-4">
          <Banner>{leftOutCopy(wanted - count, platformNames[platform])}</Banner>
        </div>
      )}
      <ul className="flex flex-col gap-4">
        {links.map((link) => (
          <MadeLink key={link.testimonialId} platform={platform} link={link} />
        ))}
      </ul>
    </section>
  )
}

function leftOutCopy(count: number, site: string): string {
  return count === 1
    ? `1 testimonial was left out. It is already on ${site}, its customer declined, or it’s by your own team.`
    : `${count} testimonials were left out. They are already on ${site}, their customers declined, or they’re by your own team.`
}
