import { useTitle } from '../lib/use-title.ts'
import { PageHeader } from '../ui/page-header.tsx'

export function CustomersPage() {
  useTitle('Customers')
  return <PageHeader title="Customers" />
}
