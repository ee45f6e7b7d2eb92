import { lazyPart } from '../../lib/lazy-part.tsx'
import { SettingsPage } from '../../settings/settings-page.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'

const SettingsSecurity = lazyPart(() => import('./settings-security.tsx').then((m) => m.SettingsSecurity))

/** The page with the tab that is made of several features' cards: only the app knows them all. */
export function SettingsRoute() {
  return (
    <SettingsPage
      security={
        <SettingsSecurity
          whileLoading={
            <output aria-label="Loading security settings" className="block max-w-3xl">
              <Skeleton className="h-64 w-full" />
            </output>
          }
        />
      }
    />
  )
}
