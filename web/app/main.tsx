import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { showAs } from '../accounts/queries.ts'
import { Router } from 'wouter'
import { makeQueryClient } from '../lib/query-client.ts'
import { Toaster } from '../ui/toaster.tsx'
import { TooltipProvider } from '../ui/tooltip-provider.tsx'
import { askEarly } from './ask-early.ts'
import { leaveForOtherPages } from './leaving.ts'
import { Routes } from './routes.tsx'

const queryClient = makeQueryClient((client) => showAs(client, null))
askEarly(queryClient)

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <TooltipProvider>
          <Router aroundNav={leaveForOtherPages}>
            <Routes />
          </Router>
          <Toaster />
        </TooltipProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}
