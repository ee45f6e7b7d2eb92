import { useTitle } from '../lib/use-title.ts'
import { PageHeader } from '../ui/page-header.tsx'

export function CollectPage() {
  useTitle('Collect Testimonials')
  return <PageHeader title="Collect Testimonials" />
}
