import { CollectPage } from '../../collect/collect-page.tsx'
import { CrmAutomation } from '../../crm/crm-automation.tsx'
import { GenerationForm } from '../../generator/generation-form.tsx'
import { CustomersWord } from './customers-word.tsx'

/** The page with the tabs of other features: only the app knows them all. */
export function CollectRoute() {
  return <CollectPage Generator={Generator} Crm={CrmAutomation} />
}

function Generator() {
  return <GenerationForm variant="card" NextStep={CustomersWord} />
}
