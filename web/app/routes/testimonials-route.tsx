import { ImportDialog } from '../../imports/import-dialog.tsx'
import { TestimonialsPage } from '../../testimonials/testimonials-page.tsx'
import { PublishDialog } from './publish-dialog.ts'

/** The page with the dialogs of other features: only the app knows them all. */
export function TestimonialsRoute() {
  return <TestimonialsPage ImportDialog={ImportDialog} PublishDialog={PublishDialog} />
}
