import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { userQuery } from '../accounts/queries.ts'
import { Router } from 'wouter'
import { makeQueryClient } from '../lib/query-client.ts'
import { onSessionEnd } from '../lib/session-end.ts'
import { LazyToaster } from '../ui/lazy-toaster.tsx'
import { askEarly } from './ask-early.ts'
import { leaveForOtherPages } from './leaving.ts'
import { Routes } from './routes.tsx'
import { signInAgain } from './session/sign-in-again.ts'

const queryClient = makeQueryClient()
onSessionEnd(async () => Boolean(queryClient.getQueryData(userQuery.queryKey)) && signInAgain())
askEarly(queryClient)

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router aroundNav={leaveForOtherPages}>
          <Routes />
        </Router>
        <LazyToaster />
      </QueryClientProvider>
    </StrictMode>,
  )
}
