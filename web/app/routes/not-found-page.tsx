import { useTitle } from '../../lib/use-title.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { NotFound } from '../../ui/message/not-found.tsx'

export function NotFoundPage() {
  useTitle('Page not found')
  return (
    <NotFound>
      <LinkButton href="/" variant="secondary">
        Go to the home page
      </LinkButton>
    </NotFound>
  )
}
