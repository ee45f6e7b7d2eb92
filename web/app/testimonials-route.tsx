import { ImportDialog } from '../imports/import-dialog.tsx'
import { TestimonialsPage } from '../testimonials/testimonials-page.tsx'

/** The page with the dialog of another feature: only the app knows both. */
export function TestimonialsRoute() {
  return <TestimonialsPage ImportDialog={ImportDialog} />
}
