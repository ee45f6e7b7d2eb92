import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { Router } from 'wouter'
import { userQuery } from '../accounts/queries.ts'
import { onSessionEnd } from '../lib/session-end.ts'
import { LazyToaster } from '../ui/message/lazy-toaster.tsx'
import { leaveForOtherPages } from './leaving.ts'
import { Routes } from './routes.tsx'
import { signInAgain } from './session/sign-in-again.ts'

/** The owner's app at the address of the window. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router aroundNav={leaveForOtherPages}>
          <Routes />
        </Router>
        <LazyToaster />
      </QueryClientProvider>
    </StrictMode>
  )
}

/** A session that ends while somebody is working asks them to sign in again over the page. */
export function askAgainWhenSessionEnds(queryClient: QueryClient) {
  onSessionEnd(async () => Boolean(queryClient.getQueryData(userQuery.queryKey)) && signInAgain())
}
