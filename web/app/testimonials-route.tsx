import { ImportDialog } from '../imports/import-dialog.tsx'
import { TestimonialsPage } from '../testimonials/testimonials-page.tsx'

/** Brings two features together: the list, and the import that fills it. */
export function TestimonialsRoute() {
  return <TestimonialsPage ImportDialog={ImportDialog} />
}
