import { HubPage } from '../../hub/hub-page.tsx'
import { ThemesSection } from '../../themes/themes-section.tsx'

/** The page with the themes: only the app knows both. */
export function HubRoute() {
  return <HubPage themes={<ThemesSection />} />
}
