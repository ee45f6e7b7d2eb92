import { Building2 } from 'lucide-react'
import { EmptyState } from '../ui/message/empty-state.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'

export function NoProfile() {
  return (
    <EmptyState
      icon={<Building2 />}
      title="Set up your business"
      action={<LinkButton href="/ai-onboarding">Start onboarding</LinkButton>}
    >
      No business information available. Please complete the AI onboarding first.
    </EmptyState>
  )
}
