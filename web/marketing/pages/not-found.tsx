import { LinkButton } from '../../ui/link-button.tsx'
import { NotFound } from '../../ui/not-found.tsx'

export function MarketingNotFoundPage() {
  return (
    <NotFound>
      <LinkButton href="/" variant="secondary">
        Go to the home page
      </LinkButton>
      <LinkButton href="/help" variant="ghost">
        Get help
      </LinkButton>
    </NotFound>
  )
}
