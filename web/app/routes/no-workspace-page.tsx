import { LinkButton } from '../../ui/button/link-button.tsx'
import { NothingHere } from '../../ui/message/not-found.tsx'

/** In place of a business's page, for people who run the instance and have no business on it. */
export function NoWorkspacePage() {
  return (
    <NothingHere
      title="No workspace"
      sentence="This account has no workspace, so there is nothing to show here."
    >
      <LinkButton href="/dashboard">Go to dashboard</LinkButton>
    </NothingHere>
  )
}
