import { AssistantButton } from '../assistant/assistant-button.tsx'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { pages } from './features.ts'

const quickActions = pages.flatMap(({ path, quickAction, isUnlisted }) =>
  quickAction && !isUnlisted
    ? { href: path + (quickAction.query ?? ''), label: quickAction.label, icon: quickAction.icon }
    : [],
)

/** The page with what other features bring to it: only the app knows them all. */
export function DashboardRoute() {
  return <DashboardPage assistant={<AssistantButton />} quickActions={quickActions} />
}
