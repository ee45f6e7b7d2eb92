import type { ReviewPlatform } from '#contract/platform-identifiers.ts'
import { clsx } from 'clsx'
import { platformCatalogue } from './platform-catalogue.ts'

/** The tile of a review site. What it says stands beside it. */
export function PlatformMark({ platform }: { platform: ReviewPlatform }) {
  const { letters, color } = platformCatalogue.find((one) => one.platform === platform)!
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid size-9 shrink-0 place-items-center rounded-md text-base font-bold text-[#fff]',
        color,
      )}
    >
      {letters}
    </span>
  )
}
