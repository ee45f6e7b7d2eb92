import { useTitle } from '../lib/use-title.ts'
import { PageHeader } from '../ui/page-header.tsx'

export function HubPage() {
  useTitle('Testimonials hub')
  return <PageHeader title="Testimonials hub" />
}
