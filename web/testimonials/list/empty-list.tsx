import { MessageSquareQuote, Upload } from 'lucide-react'
import { CopyFormLink } from './copy-form-link.tsx'
import { Samples } from './samples.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { NoMatch } from '../../ui/message/no-match.tsx'

/** There are some, and none matches. */
export function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <NoMatch title="No testimonials found" onClearFilters={onClear}>
      No testimonials match your search and filters.
    </NoMatch>
  )
}

/** Nobody has written yet. */
export function EmptyList({ onImport }: { onImport: () => void }) {
  return (
    <EmptyState
      icon={<MessageSquareQuote aria-hidden="true" />}
      title="No testimonials found"
      action={
        <>
          <CopyFormLink />
          <Button variant="secondary" onClick={onImport}>
            <Upload aria-hidden="true" />
            Import reviews
          </Button>
          <Samples />
        </>
      }
    >
      Share your form to get your first testimonial, or import the reviews you already have.
    </EmptyState>
  )
}
