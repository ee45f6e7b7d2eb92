import { useTitle } from '../lib/use-title.ts'
import { PageHeader } from '../ui/page-header.tsx'

export function RewardsPage() {
  useTitle('Customer Rewards')
  return <PageHeader title="Customer Rewards" />
}
