import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { userQuery } from '../../accounts/queries.ts'
import { TopBar } from '../../marketing/shell/top-bar.tsx'
import { MainRegion } from './main-region.tsx'
import { SkipLink } from './skip-link.tsx'
import { useInstance } from '../../lib/call/use-instance.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'

const SupportBanner = lazyPart(() =>
  import('../../administration/support/support-banner.tsx').then((m) => m.SupportBanner),
)

/** The frame of pages for signed-out people. Signed in, the bar shows no links. */
export function PublicShell({ children }: { children: ReactNode }) {
  const { name } = useInstance()
  const { data: user } = useQuery(userQuery)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar name={name} isSignedIn={user !== null} />
      {user?.support && <SupportBanner user={user} visit={user.support} />}
      <MainRegion className="flex grow flex-col">{children}</MainRegion>
    </div>
  )
}
