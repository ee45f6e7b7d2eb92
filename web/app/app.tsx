import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useEffect, useLayoutEffect } from 'react'
import { Router, useLocation } from 'wouter'
import { userQuery } from '../accounts/queries.ts'
import { onSessionEnd } from '../lib/session-end.ts'
import { LazyToaster } from '../ui/lazy-toaster.tsx'
import { endErrors } from '../ui/toast.ts'
import { leaveForOtherPages } from './leaving.ts'
import { Routes } from './routes.tsx'
import { signInAgain } from './session/sign-in-again.ts'

/** The owner's app at the address of the window. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  useEffect(() => endErrorsOfWhatSucceeds(queryClient), [queryClient])
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router aroundNav={leaveForOtherPages}>
          <LeavingPages />
          <Routes />
        </Router>
        <LazyToaster />
      </QueryClientProvider>
    </StrictMode>
  )
}

/** Errors of a page end with it, before the next one says something of its own. */
function LeavingPages() {
  const [location] = useLocation()
  return <EndsErrors key={location} />
}

function EndsErrors() {
  useLayoutEffect(() => () => endErrors(), [])
  return null
}

function endErrorsOfWhatSucceeds(queryClient: QueryClient) {
  return queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success')
      endErrors(event.mutation.state.submittedAt)
  })
}

/** A session that ends while somebody is working asks them to sign in again over the page. */
export function askAgainWhenSessionEnds(queryClient: QueryClient) {
  onSessionEnd(async () => Boolean(queryClient.getQueryData(userQuery.queryKey)) && signInAgain())
}
