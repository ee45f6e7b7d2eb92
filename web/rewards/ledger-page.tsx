import { useTitle } from '../lib/use-title.ts'
import { PageHeader } from '../ui/page-header.tsx'

export function LedgerPage() {
  useTitle('Rewards ledger')
  return <PageHeader title="Rewards ledger" />
}
