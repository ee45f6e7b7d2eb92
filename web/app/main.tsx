import { createRoot } from 'react-dom/client'
import { makeQueryClient } from '../lib/call/query-client.ts'
import { App, askAgainWhenSessionEnds } from './app.tsx'
import { askEarly } from './ask-early.ts'

const queryClient = makeQueryClient()
askAgainWhenSessionEnds(queryClient)
askEarly(queryClient)

const root = document.querySelector('#root')
if (root) createRoot(root).render(<App queryClient={queryClient} />)
