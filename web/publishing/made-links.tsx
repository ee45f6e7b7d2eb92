import type { ReviewLink } from '#contract/publishing.ts'
import type { LinkedPlatform } from '#contract/review-links.ts'
import { ArrowLeft } from 'lucide-react'
import { platformNames } from '../lib/platform-names.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { MadeLink } from './made-link.tsx'

/** The links that were just made, ready to send. */
export function MadeLinks({
  platform,
  links,
  onBack,
}: {
  platform: LinkedPlatform
  links: readonly ReviewLink[]
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
      {count === 0 ? (
        <Banner>
          None of them can be handed over for {platformNames[platform]}: they are there already, their
          customers declined, or they are by your own team.
        </Banner>
      ) : (
        <ul className="flex flex-col gap-4">
          {links.map((link) => (
            <MadeLink key={link.testimonialId} platform={platform} link={link} />
          ))}
        </ul>
      )}
    </section>
  )
}
