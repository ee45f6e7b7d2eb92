import { AssistantButton } from '../assistant/assistant-button.tsx'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'

/** The page with the assistant of another feature: only the app knows both. */
export function DashboardRoute() {
  return <DashboardPage assistant={<AssistantButton />} />
}
