import { useTitle } from '../lib/use-title.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { NotFound } from '../ui/not-found.tsx'

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
