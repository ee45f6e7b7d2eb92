import type { User } from '#contract/accounts/accounts.ts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, type RenderResult } from '@testing-library/react'
import { userQuery } from '../accounts/queries.ts'
import { Pages } from '../app/routes.tsx'
import { makeQueryClient } from '../lib/call/query-client.ts'
import { LazyToaster } from '../ui/message/lazy-toaster.tsx'
import { openAt, type Opened } from './open-at.ts'
import { answerEveryPage } from './open-page.tsx'
import { aUser } from './samples/samples.ts'

export type OpenPart = Pick<Opened, 'user' | 'reload'>

/**
 * Opens a page for signed-in people as `openPage` does, without what is around it: no sidebar, bell, palette, banners, or
 * tour. For what is proven by the page alone; a test that looks for something outside of it needs `openPage`.
 */
export function openPart(path: string, { as = aUser() }: { as?: User } = {}): OpenPart {
  answerEveryPage(as)
  return openAt(path, renderPages)
}

function renderPages(): RenderResult {
  return render(
    <QueryClientProvider client={makeQueryClient()}>
      <SignedInPages />
      <LazyToaster />
    </QueryClientProvider>,
  )
}

function SignedInPages() {
  const { data: user } = useQuery(userQuery)
  return (
    user && (
      <main>
        <Pages />
      </main>
    )
  )
}
