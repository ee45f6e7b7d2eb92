import { MessageSquareQuote, Upload } from 'lucide-react'
import { CopyFormLink } from './copy-form-link.tsx'
import { Samples } from './samples.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { NoMatch } from '../../ui/message/no-match.tsx'

/** Nothing to show: because nothing matches, or because nobody has written yet. */
export function EmptyList({
  isFiltered,
  onClearFilters,
  onImport,
}: {
  isFiltered: boolean
  onClearFilters: () => void
  onImport: () => void
}) {
  if (isFiltered) {
    return (
      <NoMatch title="No testimonials found" onClearFilters={onClearFilters}>
        No testimonials match your search and filters.
      </NoMatch>
    )
  }
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
