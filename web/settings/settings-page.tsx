import { useTitle } from '../lib/use-title.ts'
import { PageHeader } from '../ui/page-header.tsx'

export function SettingsPage() {
  useTitle('Settings')
  return <PageHeader title="Settings" />
}
