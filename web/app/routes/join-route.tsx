import { AccountLayout } from '../../accounts/account-layout.tsx'
import { JoinPage } from '../../team/join-page.tsx'

/** The page in the frame of the other account pages: only the app knows both. */
export function JoinRoute() {
  return <JoinPage Layout={AccountLayout} />
}
