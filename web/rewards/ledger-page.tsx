import { rewardStates } from '#contract/rewards/rewards.ts'
import { Download } from 'lucide-react'
import { useListFilters } from '../lib/address/use-address-filters.ts'
import { UnlessRestricted } from '../ui/form/restricted.tsx'
import { buttonStyle } from '../ui/button/button-style.ts'
import { LinkButton } from '../ui/button/link-button.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { LedgerFilterBar } from './ledger-filter-bar.tsx'
import { LedgerList } from './ledger-list.tsx'
import { rewardExportAddress } from './queries.ts'

/** Every reward there ever was: who, what, when and how. What narrows it is in the address, to be shared and come back to. */
export function LedgerPage() {
  const { filters, change } = useListFilters('state', rewardStates)
  return (
    <>
      <PageHeader
        title="Rewards ledger"
        description="Every reward, sent or still to send. Rewards stay listed even if the testimonial is withdrawn."
        actions={
          <>
            <UnlessRestricted>
              <a href={rewardExportAddress(filters)} className={buttonStyle('secondary', 'medium')} download>
                <Download aria-hidden="true" />
                Export CSV
              </a>
            </UnlessRestricted>
            <LinkButton href="/rewards" variant="secondary">
              Reward settings
            </LinkButton>
          </>
        }
      />
      <LedgerFilterBar filters={filters} onChange={change} />
      <LedgerList filters={filters} onClearFilters={() => change({ state: '', search: '' })} />
    </>
  )
}
