import { CollectPage } from '../../collect/collect-page.tsx'
import { CrmAutomation } from '../../crm/crm-automation.tsx'
import { GenerationForm } from '../../generator/generation-form.tsx'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { CustomersWord } from './customers-word.tsx'
import { PublishDialog } from './publish-dialog.ts'

const ViewAll = lazyPart(() => import('../../testimonials/view-all.tsx').then((m) => m.ViewAll))

/** The page with the tabs of other features: only the app knows them all. */
export function CollectRoute() {
  return <CollectPage Generator={Generator} Crm={CrmAutomation} ViewAll={Everything} />
}

function Everything() {
  return <ViewAll PublishDialog={PublishDialog} />
}

function Generator() {
  return <GenerationForm variant="card" NextStep={CustomersWord} />
}
