import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

/** In place of a list when nothing matches its filters. */
export function NoMatch({
  title,
  onClearFilters,
  label = 'Clear filters',
  children,
}: {
  title: string
  onClearFilters: () => void
  label?: string
  children: ReactNode
}) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={title}
      action={
        <Button variant="secondary" onClick={onClearFilters}>
          {label}
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}
