import { LinkButton } from '../../ui/button/link-button.tsx'
import { NotFound } from '../../ui/message/not-found.tsx'

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
