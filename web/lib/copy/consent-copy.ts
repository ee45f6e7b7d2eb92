import { brand } from '#contract/brand.ts'
import type { ConsentScope } from '#contract/collection/collection.ts'

/** What the business sees of what a customer agreed to. */
export const scopeCopy: Record<ConsentScope, string> = {
  display: 'Show their testimonial',
  use_name: 'Use their name',
  use_photo: 'Use their photo',
  suggest_posting: 'Email them a link to post publicly',
  platform: `Show it on ${brand.name}’s public pages`,
}
