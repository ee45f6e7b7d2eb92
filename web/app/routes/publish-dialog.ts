import { lazyPart } from '../../lib/lazy-part.tsx'

/** Hands a testimonial over to a review site: for the lists of testimonials, which do not know that feature. */
export const PublishDialog = lazyPart(() =>
  import('../../publishing/publish/publish-dialog.tsx').then((m) => m.PublishDialog),
)
