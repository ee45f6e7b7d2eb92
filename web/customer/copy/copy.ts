import type { FieldName } from '../sending/field-order.ts'
import type { SensitiveMatter } from '#shared/text/sensitive-matters.ts'
import type { SlotsOf } from '../../lib/copy/copy-table.ts'

type Of = (name: string) => string

/** Every sentence of the form and its last step, in one language. */
export interface FormCopy {
  readonly language: string
  readonly collectedWith: Of
  readonly loading: string
  /** Of the field that only robots fill in. */
  readonly leaveEmpty: string
  readonly notifications: string
  readonly dismiss: string
  readonly oneMoment: string
  readonly unreachable: string
  /** `wait` says when, such as "in 5 minutes". */
  readonly tooMany: (wait: string) => string
  readonly opensItself: string
  readonly typedIsSaved: string
  readonly tryAgain: string
  readonly trying: string
  readonly linkMissing: string
  readonly linkMissingHelp: string
  /** Of a link for one customer, who has answered. */
  readonly linkUsed: string
  readonly linkUsedHelp: string
  /** Of a link whose last day is over. */
  readonly linkExpired: string
  readonly linkExpiredHelp: string
  readonly formClosed: string
  readonly formClosedHelp: string
  /** Of an address that no page has. */
  readonly notHere: string
  readonly notHereHelp: string

  readonly pageTitle: Of
  readonly pageTitleUnnamed: string
  readonly headline: Of
  readonly intro: string
  readonly restored: string
  readonly startOver: string
  readonly rating: string
  readonly ratingHint: string
  readonly ratingWords: readonly string[]
  /** Read aloud for each star that may be chosen. */
  readonly stars: (count: number) => string
  /** Read aloud for a rating that was given. */
  readonly outOfFive: (rating: number) => string
  /** Above what the business answers in public. */
  readonly replied: string
  readonly testimonial: string
  readonly feedback: string
  readonly question: string
  readonly helpMeWrite: string
  readonly fixSpelling: string
  /** Leads to the questionnaire, which drafts the words from the answers. */
  readonly answerInstead: string
  /** Read aloud when few characters are left. */
  readonly charactersLeft: (left: string) => string
  /** Before sending: what the text speaks of that not everybody should read. */
  readonly sensitive: (matters: string) => string
  readonly matters: Readonly<Record<SensitiveMatter, string>>
  readonly internalOnly: string
  readonly onlyForBusiness: Of
  readonly name: string
  readonly email: string
  readonly emailHint: Of
  /** Where the link knows the address, most of which is hidden. */
  readonly sentAs: Of
  readonly company: string
  /** What they do there. */
  readonly role: string
  readonly optional: string
  readonly photo: string
  readonly addPhoto: string
  readonly removePhoto: string
  readonly photoHint: string
  readonly photoUnreadable: string
  readonly consentLegend: (business: string, isPrivate: boolean) => string
  readonly consentHint: string
  readonly review: string

  readonly missing: Readonly<Record<FieldName, string>>
  readonly invalid: Readonly<Record<FieldName, string>>
  /** In place of `missing.content` below four stars. */
  readonly missingFeedback: string
  readonly missingTitle: string
  readonly missingNameAndEmail: string
  readonly robotCheck: string
  readonly checkEntries: string
  readonly consentChanged: string
  readonly linkWasUsed: string
  readonly linkHasExpired: string
  readonly formIsClosed: string
  readonly ourFault: string
  readonly privateTitle: string
  readonly privateText: Of

  readonly previewPrivate: string
  readonly previewPublic: string
  readonly previewUnpublished: string
  readonly onlyBusinessSees: Of
  readonly notAgreed: Of
  readonly willBeReviewed: Of
  readonly publicAtOnce: string
  readonly canDo: Of
  readonly back: string
  readonly sendTestimonial: string
  readonly sendFeedback: string
  readonly sending: string
  readonly savedAndSent: string
  readonly anonymous: string

  readonly sentTitle: string
  readonly sentText: string
  readonly feedbackSent: string
  /** On the thank-you page, in a browser that sent nothing. */
  readonly nothingSent: string
  readonly nothingSentHelp: string
  readonly failedTitle: string
  readonly failedText: string
  readonly thanks: string
  readonly thanksNamed: Of
  readonly feedbackStaysPrivate: Of
  readonly notPublished: Of
  readonly reviewedFirst: string
  readonly nowPublic: string
  readonly earlierVersion: string
  readonly privatePage: string
  readonly privatePageHelp: Of
  readonly alsoMailed: Of
  /** Where no email brings it. */
  readonly keepLink: string
  readonly rewardTitle: string
  readonly rewardHelp: Of
  readonly openReward: string
  /** Where the last step is shown again. */
  readonly writeAnother: string
  readonly privateLink: string
  readonly copyLink: string
  readonly copied: string
  readonly linkSelected: string
  readonly openPrivatePage: string
  readonly postTitle: (platform: string) => string
  readonly postHelp: string
  /** Where asking for a review is forbidden, this only says where the business is. */
  readonly businessOn: (business: string, platform: string) => string
  readonly mayCopy: string
  readonly yourText: string
  readonly copyText: string
  readonly textSelected: string
  readonly openPlatform: (platform: string) => string
  readonly freeToShare: string
  readonly newTab: string
  /** The host of the business's site. */
  readonly backTo: (host: string) => string
  readonly reference: string
  readonly you: string
}

/** The owner's own words may stand in place of the other three: `formDefaults` has them. */
export type FormTable = Omit<FormCopy, 'headline' | 'question' | 'thanks'>

/** What the sentences are given, by the names that they have for it. */
export const formSlots: SlotsOf<FormTable> = {
  collectedWith: ['product'],
  tooMany: ['wait'],
  pageTitle: ['business'],
  stars: ['count'],
  outOfFive: ['rating'],
  charactersLeft: ['left'],
  sensitive: ['matters'],
  onlyForBusiness: ['business'],
  emailHint: ['business'],
  sentAs: ['email'],
  consentLegend: ['business', 'isPrivate'],
  privateText: ['business'],
  onlyBusinessSees: ['business'],
  notAgreed: ['business'],
  willBeReviewed: ['business'],
  canDo: ['business'],
  thanksNamed: ['name'],
  feedbackStaysPrivate: ['business'],
  notPublished: ['business'],
  privatePageHelp: ['business'],
  alsoMailed: ['email'],
  rewardHelp: ['business'],
  postTitle: ['platform'],
  businessOn: ['business', 'platform'],
  openPlatform: ['platform'],
  backTo: ['host'],
}
