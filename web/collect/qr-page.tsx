import { useTitle } from '../lib/use-title.ts'
import { PageHeader } from '../ui/page-header.tsx'

export function QrPage() {
  useTitle('QR Codes')
  return <PageHeader title="QR Codes" />
}
