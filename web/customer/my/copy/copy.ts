import type { RewardType } from '#contract/rewards/rewards.ts'
import type { SlotsOf } from '../../../lib/copy/copy-table.ts'

type Of = (business: string) => string
type OfKind = (isPrivate: boolean) => string
type OfBoth = (business: string, isPrivate: boolean) => string

/** Every sentence of the private page, in one language. */
export interface MyCopy {
  readonly pageTitle: OfBoth
  readonly linkBroken: string
  readonly linkBrokenHelp: string

  readonly withdrawn: string
  readonly withdrawnText: (business: string, isPrivate: boolean, day: string) => string
  readonly deleted: string
  readonly deletedText: OfBoth
  readonly waiting: string
  readonly waitingText: Of
  /** The business changed words that the customer wrote or confirmed. */
  readonly changedText: Of
  readonly private: string
  readonly privateText: Of
  readonly public: string
  readonly publicText: Of
  readonly notPublic: string
  readonly notShownText: Of
  readonly notAgreedText: string
  /** What is said beside words that were confirmed because the business had asked by email. */
  readonly confirmedNote: Of

  readonly didYouSayThis: string
  readonly confirm: string
  readonly confirming: string
  readonly editFirst: string
  readonly decline: string
  readonly declining: string
  readonly confirmNote: string

  readonly isChangeRight: string
  readonly ownWords: string
  readonly confirmChange: string
  readonly keepOwn: string
  readonly confirmChangeNote: string
  readonly thanks: string

  readonly edit: OfKind
  readonly afterSave: Of
  readonly save: string
  readonly saving: string
  readonly cancel: string
  readonly changesSaved: string

  readonly consentHint: string
  /** In its place where the words are private feedback. */
  readonly privateHint: Of
  readonly saveChoices: string
  readonly choicesSaved: string
  readonly question: Of
  /** Why there is a question, and what holds until it is answered. */
  readonly untilAnswered: string
  readonly yes: string
  readonly no: string
  readonly send: string
  readonly sending: string
  readonly answerAll: string
  readonly sent: string
  readonly stopEmails: string
  readonly emailsStopped: Of
  readonly allowEmails: string
  readonly saved: string

  readonly textsTitle: string
  readonly phone: string
  readonly phoneHint: string
  readonly phoneWrong: string
  readonly otherPhone: Of
  readonly allowTexts: string
  readonly textsAllowed: (business: string, ending: string) => string
  readonly textsStopped: string
  readonly stopTexts: string

  readonly withdraw: OfKind
  readonly withdrawQuestion: OfKind
  readonly withdrawText: Of
  readonly withdrawYes: string
  readonly withdrawing: string
  readonly keep: string
  readonly isWithdrawn: OfKind

  /** Leads to the public page that says where the words come from. */
  readonly seeProof: string
  readonly yourData: string
  readonly download: string
  readonly erase: string
  readonly eraseQuestion: string
  readonly eraseText: Of
  readonly eraseYes: string
  readonly erasing: string
  readonly isErased: string
  readonly isErasedText: string

  readonly failed: string
  readonly tryAgain: string
  readonly lookAgain: string
  readonly hasChanged: string
  readonly alreadyWithdrawn: string
  readonly onTeam: string
  readonly tooLong: string

  readonly rewardTitle: string
  readonly yourReward: Readonly<Record<RewardType, string>>
  /** Follows `yourReward`. */
  readonly rewardWaits: Of
  readonly rewardNote: string
  readonly copyCode: string
  readonly qrCodeOf: (code: string) => string
}

/** What the sentences are given, by the names that they have for it. */
export const mySlots: SlotsOf<MyCopy> = {
  pageTitle: ['business', 'isPrivate'],
  withdrawnText: ['business', 'isPrivate', 'day'],
  deletedText: ['business', 'isPrivate'],
  waitingText: ['business'],
  changedText: ['business'],
  privateText: ['business'],
  publicText: ['business'],
  notShownText: ['business'],
  confirmedNote: ['business'],
  edit: ['isPrivate'],
  afterSave: ['business'],
  question: ['business'],
  emailsStopped: ['business'],
  otherPhone: ['business'],
  textsAllowed: ['business', 'ending'],
  privateHint: ['business'],
  withdraw: ['isPrivate'],
  withdrawQuestion: ['isPrivate'],
  withdrawText: ['business'],
  isWithdrawn: ['isPrivate'],
  eraseText: ['business'],
  rewardWaits: ['business'],
  qrCodeOf: ['code'],
}
