import type { Dashboard } from '#contract/overview/overview.ts'
import { CampaignSection } from './campaign-section.tsx'
import { ThemesCard } from './themes-card.tsx'

type Shown = Pick<NonNullable<Dashboard['workspace']>, 'themes' | 'campaigns'>

/** What is there once customers have written or were asked. */
export function SideCards({ themes, campaigns }: Shown) {
  return (
    <>
      {themes.texts > 0 && <ThemesCard {...themes} />}
      {campaigns.active + campaigns.sent > 0 && <CampaignSection campaigns={campaigns} />}
    </>
  )
}
