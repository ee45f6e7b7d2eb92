import { lazyPart } from '../../lib/lazy-part.tsx'
import { RecommendationsPage } from '../../recommendations/recommendations-page.tsx'

const ShareDialog = lazyPart(() =>
  import('../../testimonials/sharing/share-dialog.tsx').then((m) => m.ShareDialog),
)
const TagDialog = lazyPart(() => import('../../testimonials/dialogs/tag-dialog.tsx').then((m) => m.TagDialog))

/** The page with the dialogs of another feature: only the app knows both. */
export function RecommendationsRoute() {
  return <RecommendationsPage ShareDialog={ShareDialog} TagDialog={TagDialog} />
}
