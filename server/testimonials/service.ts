import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import type { Tx } from '../db/database.ts'
import { readListed, readTestimonialPage } from './finding/page.ts'

import { presentTestimonial } from './present.ts'

export { noteConfirmationAsked, confirmationRecipient } from './consent/confirmation-asked.ts'
export { answerTo, waitingScopes, consentRecords } from './consent/consent.ts'
export { newestConsentVersion, newestConsentVersionOf, noteConsentAsked } from './consent/consent-asked.ts'
export { customersWrote, type Written } from './consent/customers-wrote.ts'
export { readTestimonialsAndConsents } from './consent/customer-file.ts'
export { changeOwnWords } from './consent/change-own-words.ts'
export {
  findOwnWords,
  findShownWords,
  ownWords,
  withdrawOwnWords,
  wordsVersion,
} from './consent/own-words.ts'
export {
  approveImported,
  insertImported,
  markRewarded,
  removeImported,
} from './consent/written-for-others.ts'
export { withdrawnRecognizer } from './withdrawn-words.ts'
export { writeCorrections } from './editing/write-corrections.ts'
export { feedbackAddress, noteInvited, noteReplied } from './feedback/feedback.ts'
export {
  adoptFromPlatform,
  changeFromPlatform,
  holdForTerms,
  platformHoldOf,
  type PlatformChange,
  recoveryOf,
} from './from-platform.ts'
export { eraseOwnWords } from './consent/erase.ts'
export { languageOfText } from './languages/language.ts'
export { tellLanguages } from './languages/tell-languages.ts'
export { languagesOnRecord } from './languages/languages-on-record.ts'
export { readTestimonial } from './organizing/manage.ts'
export { headlineOf } from './organizing/headline.ts'
export { highlightsOf, highlightsOfRow } from './finding/highlights.ts'
export { replyOf } from './replies.ts'
export { forgetViews } from './finding/saved-views.ts'
export { searchCondition } from './finding/page.ts'
export { idsMentioning, rowsWithRareWords } from './finding/mentions.ts'
export { daySaidIn } from './finding/said-between.ts'
export { isReworded, labelOf } from './shown/label.ts'
export { receiveSubmission } from './receive.ts'
export { presentToAll, shownColumns, type ShownRow } from './shown/present-to-all.ts'
export { afterInPublic, publicOrder } from './shown/public-order.ts'
export { presentRatingSums, type RatingSum, ratingSumsOf } from './finding/rating-sums.ts'
export { shownLogo } from './shown/company-logos.ts'
export { encodePhoto, publicPhotoUrl, sendMyPhoto, shownPhoto } from './photos.ts'
export { daySaid } from './said-on.ts'
export { readStats } from './finding/stats.ts'
export { type ShownTestimonial, shownTestimonials } from './finding/shown-testimonials.ts'
export {
  isConfirmedForReuse,
  isShown,
  isShownOnPlatform,
  mayBeNamed,
  showsRequest,
  waitingReason,
} from './consent/visibility-rule.ts'
export { isCustomersFeedback, isConfirmedOnRequest, shownName, waitingFor } from './consent/visibility.ts'

/** The newest few, as the lists show them. */
export async function newestTestimonials(
  tx: Tx,
  workspaceId: string,
  howMany: number,
): Promise<Testimonial[]> {
  const { rows } = await readTestimonialPage(tx, workspaceId, {}, undefined, howMany)
  return rows.map(presentTestimonial)
}

/** Those of `ids` that are not deleted, as the lists show them. */
export async function readTestimonials(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<Testimonial[]> {
  if (ids.length === 0) return []
  return (await readListed(tx, workspaceId, ids)).map(presentTestimonial)
}
