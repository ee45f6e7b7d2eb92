import { useTitle } from '../lib/use-title.ts'
import { PageHeader } from '../ui/page-header.tsx'

export function JoinPage() {
  useTitle('Join a workspace')
  return <PageHeader title="Join a workspace" />
}
