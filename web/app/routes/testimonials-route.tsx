import { ImportDialog } from '../../imports/import-dialog.tsx'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { TestimonialsPage } from '../../testimonials/testimonials-page.tsx'

const PublishDialog = lazyPart(() =>
  import('../../publishing/publish/publish-dialog.tsx').then((m) => m.PublishDialog),
)

/** The page with the dialogs of other features: only the app knows them all. */
export function TestimonialsRoute() {
  return <TestimonialsPage ImportDialog={ImportDialog} PublishDialog={PublishDialog} />
}
