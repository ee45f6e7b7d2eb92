import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../../accounts/queries.ts'
import { AssistantButton } from '../../assistant/assistant-button.tsx'
import { DashboardPage } from '../../dashboard/dashboard-page.tsx'
import { snippetOf } from '../../embed-code/queries.ts'
import { ImportStart } from '../../imports/steps/import-start.tsx'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { ApproveButton } from '../../testimonials/card/approve-button.tsx'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { pages } from '../features.ts'

const Samples = lazyPart(() => import('../../testimonials/list/samples.tsx').then((m) => m.Samples))

const quickActions = pages.flatMap(({ path, quickAction, isUnlisted }) =>
  quickAction && !isUnlisted
    ? { href: path + (quickAction.query ?? ''), label: quickAction.label, icon: quickAction.icon }
    : [],
)

/** The page with what other features bring to it: only the app knows them all. */
export function DashboardRoute() {
  const { data: user } = useQuery(userQuery)
  const copyCode = user?.apiKey && (
    <CopyButton text={snippetOf(user.apiKey)} label="Copy code" variant="primary" />
  )
  return (
    <DashboardPage
      assistant={<AssistantButton />}
      quickActions={quickActions}
      importStart={<ImportStart afterApproval={copyCode} />}
      samples={<Samples />}
      Approve={ApproveButton}
    />
  )
}
