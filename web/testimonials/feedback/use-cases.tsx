import { recoveryStates } from '#contract/testimonials/testimonials.ts'
import { HeartHandshake } from 'lucide-react'
import { useMemo } from 'react'
import { useListFilters } from '../../lib/address/use-address-filters.ts'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { NoMatch } from '../../ui/message/no-match.tsx'
import { CopyFormLink } from '../list/copy-form-link.tsx'

/** Which recovery cases the address asks for, by their state or by words; and what their list needs to know. */
export function useCases() {
  const { filters, change } = useListFilters('state', recoveryStates)
  const { state, search } = filters
  const asked = useMemo(
    () => ({ feedback: state ?? 'all', ...(search && { search }) }) as const,
    [state, search],
  )
  const empty =
    state || search ? <NoCaseFound onClear={() => change({ state: '', search: '' })} /> : noFeedback
  return { filters, change, list: { filters: asked, noun: 'case', empty } }
}

function NoCaseFound({ onClear }: { onClear: () => void }) {
  return (
    <NoMatch title="No private feedback found" onClearFilters={onClear}>
      No private feedback matches your search and filters.
    </NoMatch>
  )
}

const noFeedback = (
  <EmptyState
    icon={<HeartHandshake aria-hidden="true" />}
    title="No private feedback"
    action={<CopyFormLink />}
  >
    Ratings of 3 stars or fewer arrive here. Only your team sees them.
  </EmptyState>
)
