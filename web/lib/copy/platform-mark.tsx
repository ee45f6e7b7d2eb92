import type { ReviewPlatform } from '#contract/publishing/platform-identifiers.ts'
import { clsx } from 'clsx'

/** What stands in each tile, and its color: dark enough for white letters. */
const marks: Readonly<Record<ReviewPlatform, { readonly letters: string; readonly color: string }>> = {
  google: { letters: 'G', color: 'bg-[#1a5fd0]' },
  yelp: { letters: 'y', color: 'bg-[#b91c1c]' },
  trustpilot: { letters: 'T', color: 'bg-[#006b4a]' },
  facebook: { letters: 'f', color: 'bg-[#0a58c9]' },
  g2: { letters: 'G2', color: 'bg-[#b93a1e]' },
}

/** The tile of a review site. What it says stands beside it. */
export function PlatformMark({ platform }: { platform: ReviewPlatform }) {
  const { letters, color } = marks[platform]
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
