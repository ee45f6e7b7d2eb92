import type { MyCopy } from './copy.ts'

const noun = (isPrivate: boolean) => (isPrivate ? 'feedback' : 'testimonial')

export const en: MyCopy = {
  pageTitle: (business, isPrivate) => `Your ${noun(isPrivate)} for ${business}`,
  linkBroken: "This link doesn't work",
  linkBrokenHelp:
    'Check that the address is complete. If the business deleted your testimonial, this page goes away after 30 days.',

  withdrawn: 'Withdrawn',
  withdrawnText: (business, isPrivate, day) =>
    `You withdrew this ${noun(isPrivate)} on ${day}. It isn't shown anywhere, and ${business} can't bring it back.`,
  deleted: 'Deleted',
  deletedText: (business, isPrivate) =>
    `${business} deleted this ${noun(isPrivate)}. It isn't shown anywhere. ${business} can restore it for 30 days, unless you withdraw it.`,
  waiting: 'Waiting for you',
  waitingText: (business) =>
    `${business} wrote this down as something you said. It can't be shown unless you confirm it here or in a message that ${business} keeps on file.`,
  private: 'Private',
  privateText: (business) => `Only ${business} can see this feedback. It isn't shown anywhere.`,
  public: 'Public',
  publicText: (business) => `${business} shows this testimonial publicly.`,
  notPublic: 'Not public',
  notApprovedText: (business) => `${business} hasn't approved this testimonial, so it isn't shown anywhere.`,
  notAgreedText: "You haven't agreed to publish this testimonial, so it isn't shown anywhere.",
  confirmedNote: (business) =>
    `Wherever it appears, it says that you confirmed it by email at the request of ${business}.`,

  didYouSayThis: 'Did you say this?',
  confirm: 'Yes, I said this',
  confirming: 'Confirming...',
  editFirst: 'Edit it first',
  decline: 'No, decline',
  declining: 'Declining...',
  confirmNote:
    'If you confirm, the business can show it with your name until you change your mind. If you decline, it will never be shown.',
  thanks: 'Thank you!',

  edit: (isPrivate) => `Edit ${noun(isPrivate)}`,
  afterSave: (business) => `After you save, it only appears once ${business} approves it.`,
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  changesSaved: 'Your changes are saved',

  consentHint: 'Uncheck anything and save. Changes apply everywhere within a minute.',
  saveChoices: 'Save choices',
  choicesSaved: 'Your choices are saved',
  question: (business) => `${business} asks for your permission`,
  untilAnswered: 'Until you answer, nothing changes. You can change your answer here anytime.',
  yes: 'Yes',
  no: 'No',
  send: 'Send answer',
  sending: 'Sending...',
  answerAll: 'Please answer each question with yes or no.',
  sent: 'Your answer is saved',
  stopEmails: 'Stop requests by email',
  emailsStopped: (business) => `${business} can't send you requests by email.`,
  allowEmails: 'Allow them again',
  saved: 'Your choice is saved',

  withdraw: (isPrivate) => `Withdraw ${noun(isPrivate)}`,
  withdrawQuestion: (isPrivate) => `Withdraw your ${noun(isPrivate)}?`,
  withdrawText: (business) =>
    `It disappears everywhere within a minute. Neither you nor ${business} can bring it back.`,
  withdrawYes: 'Yes, withdraw it',
  withdrawing: 'Withdrawing...',
  keep: 'Keep it',
  isWithdrawn: (isPrivate) => `Your ${noun(isPrivate)} is withdrawn`,

  seeProof: 'See where it comes from, as everyone can',
  yourData: 'Your data',
  download: 'Download my data',
  erase: 'Erase my data',
  eraseQuestion: 'Erase everything?',
  eraseText: (business) =>
    `Your words, name, email and photo are removed everywhere within a minute. Neither you nor ${business} can bring them back, and this link stops working.`,
  eraseYes: 'Yes, erase everything',
  erasing: 'Erasing...',
  isErased: 'Your data is erased',
  isErasedText: 'It disappears everywhere within a minute. You can close this page.',

  failed: "That didn't work",
  tryAgain: 'Please try again in a moment.',
  lookAgain: 'Please look again',
  hasChanged: 'This testimonial has changed since you opened it. Please read it again before you answer.',
  alreadyWithdrawn: 'You already withdrew this.',
  onTeam: "This link was sent to someone on the business's team. Only a customer can confirm a testimonial.",
  tooLong: 'Please use 10,000 characters or fewer.',

  rewardTitle: 'A thank-you for you',
  yourReward: {
    free_item: 'Your free item',
    coupon: 'Your coupon',
    discount_code: 'Your discount code',
  },
  rewardWaits: (business) =>
    `isn't ready yet. It will appear here as soon as ${business} has a code for you.`,
  rewardNote:
    'You get it whatever you wrote and whatever rating you gave. Anywhere your testimonial appears, it says that you received a reward.',
  copyCode: 'Copy code',
  qrCodeOf: (code) => `QR code of ${code}`,
}
