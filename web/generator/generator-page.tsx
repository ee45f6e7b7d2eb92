import { useTitle } from '../lib/use-title.ts'
import { PageHeader } from '../ui/page-header.tsx'

export function GeneratorPage() {
  useTitle('Generate Testimonial')
  return <PageHeader title="Generate Testimonial" />
}
