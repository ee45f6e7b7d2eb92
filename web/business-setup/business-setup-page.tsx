import { useTitle } from '../lib/use-title.ts'
import { PageHeader } from '../ui/page-header.tsx'

export function BusinessSetupPage() {
  useTitle('Business Setup')
  return <PageHeader title="Business Setup" />
}
