import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Switch, Route } from 'wouter'
import { NotFound } from '../ui/not-found.tsx'

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Switch>
        <Route>
          <main>
            <NotFound />
          </main>
        </Route>
      </Switch>
    </StrictMode>,
  )
}
