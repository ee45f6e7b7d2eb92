/** What support did to one thing: before what the thing is called, and without a name. */
type Act = readonly [before: string, unnamed: string] | string

const about = (verb: string, noun: string): Act => [
  `${verb} the ${noun}`,
  `${verb} ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`,
]
const of = (verb: string): Act => [`${verb} the testimonial from`, `${verb} a testimonial`]

/** Every call that support may make when changes are allowed, as its owner reads it in Settings. */
export const actSentences: Readonly<Record<string, Act>> = {
  'PATCH /api/customers/:id': about('Changed', 'customer'),
  'PATCH /api/testimonials/:id': of('Changed'),
  'PUT /api/testimonials/:id': of('Changed'),
  'PATCH /api/testimonials/:id/feedback': of('Changed the notes or state of'),
  'PATCH /api/testimonials/:id/status': of('Approved or rejected'),
  'POST /api/testimonials/decide': 'Approved or rejected several testimonials',
  'POST /api/testimonials/undo-decisions': 'Undid decisions on testimonials',
  'POST /api/testimonials/:id/move-to-pending': [
    'Moved back to pending: the testimonial from',
    'Moved a testimonial back to pending',
  ],
  'POST /api/testimonials/move-to-pending': 'Moved testimonials back to pending',
  'POST /api/testimonials/:id/restore': of('Restored'),
  'PUT /api/testimonials/:id/hidden': of('Hid or showed again'),
  'PUT /api/testimonials/:id/public-reply': of('Replied publicly to'),
  'POST /api/testimonials/:id/reply': of('Replied by email to'),
  'POST /api/testimonials/:id/reply-draft': of('Drafted a reply to'),
  'POST /api/testimonials/:id/invite': of('Invited the customer to say more about'),
  'POST /api/testimonials/:id/organize': of('Changed tags, headline or highlights of'),
  'POST /api/testimonials/:id/platform-review/resend': of('Sent the reply again to'),
  'POST /api/testimonials/generate': 'Generated a draft',
  'POST /api/testimonials/generate-preview': 'Generated a preview of a draft',
  'POST /api/testimonials/import/link': 'Read a testimonial from a link',
  'POST /api/testimonials/import/preview': 'Previewed an import of testimonials',
  'POST /api/testimonial-tags/remove': 'Removed a tag',
  'POST /api/testimonial-tags/rename': 'Renamed a tag',
  'POST /api/saved-views': 'Saved a view',
  'PUT /api/business-profile': 'Changed the business profile',
  'PUT /api/business-profile/preferences': 'Changed the review preferences',
  'POST /api/business-profile/chat': 'Asked the business setup chat',
  'POST /api/business-profile/upload-logo': 'Uploaded a logo',
  'POST /api/business-profile/logo-from-website': 'Took the logo from the website',
  'POST /api/campaigns': 'Created a campaign',
  'PUT /api/campaigns/:id': about('Changed', 'campaign'),
  'POST /api/campaigns/:id/send': about('Sent', 'campaign'),
  'POST /api/campaigns/:id/pause': about('Paused', 'campaign'),
  'POST /api/campaigns/:id/resume': about('Resumed', 'campaign'),
  'POST /api/campaigns/:id/people/:personId/hand-links': about(
    'Prepared a request to send by hand in',
    'campaign',
  ),
  'POST /api/campaigns/:id/people/:personId/sent': about('Marked a request as sent by hand in', 'campaign'),
  'POST /api/campaigns/audience': 'Previewed who a campaign asks',
  'POST /api/campaigns/test': 'Sent a test email',
  'PUT /api/campaign-settings': 'Changed the campaign settings',
  'POST /api/chat': 'Asked the assistant',
  'POST /api/crm-integrations/:id/sync': 'Started a CRM sync',
  'PUT /api/crm-automation': 'Changed the CRM automation',
  'POST /api/crm/sync': 'Started a CRM sync',
  'POST /api/milestones': 'Created a milestone',
  'POST /api/milestones/preview': 'Previewed whom a milestone asks',
  'PUT /api/milestones/:id': about('Changed', 'milestone'),
  'POST /api/customers': 'Added a customer',
  'POST /api/customers/:id/requests': ['Asked for a testimonial:', 'Asked a customer for a testimonial'],
  'POST /api/customers/:id/texts': ['Sent a text message to', 'Sent a text message to a customer'],
  'POST /api/texts/unsettled': 'Decided on text messages that may not have arrived',
  'POST /api/customers/import/preview': 'Previewed an import of customers',
  'POST /api/mail/suppressions': 'Blocked an email address',
  'POST /api/mail/unsettled': 'Decided on emails that may not have arrived',
  'PUT /api/mail/settings': 'Changed the email settings',
  'POST /api/outdated-sites/dismiss': 'Dismissed a website with an old key',
  'POST /api/platform-connections': 'Set up review sites',
  'POST /api/publish-reviews': 'Handed a testimonial over for a review site',
  'POST /api/review-links': 'Created review links',
  'POST /api/review-sources/:platform/sync': 'Started fetching reviews',
  'POST /api/reward-codes': 'Added reward codes',
  'PUT /api/reward-settings': 'Changed the reward settings',
  'POST /api/qr-testimonial-link': 'Created a questionnaire link',
  'POST /api/sharing-links': 'Created a link',
  'POST /api/sharing-links/:id/reopen': 'Reopened a link',
  'PUT /api/sharing-links/:id/design': 'Changed the design of a link’s card',
  'PUT /api/sharing-links/:id/expiry': 'Changed when a link expires',
  'PUT /api/form-settings': 'Changed the form settings',
  'PUT /api/form-texts': 'Changed the texts of the form',
  'PUT /api/questionnaire': 'Changed the questionnaire',
  'PUT /api/wall': 'Changed the wall',
  'PUT /api/wall/domain': 'Set the domain of the wall',
  'POST /api/wall/domain/check': 'Checked the domain of the wall',
  'POST /api/widgets': 'Created a widget',
  'POST /api/widgets/:id/duplicate': about('Duplicated', 'widget'),
  'POST /api/widgets/site-look': 'Read the look of a website for a widget',
  'PUT /api/widgets/:id': about('Changed', 'widget'),
  'PUT /api/widgets/:id/paused': about('Paused or resumed', 'widget'),
  'POST /api/writer/test': 'Tested the AI writer',
}

/** In plain words; a call that is no longer there says itself. */
export function actSentence(call: string, name: string | undefined): string {
  const act = actSentences[call]
  if (act === undefined) return call
  if (typeof act === 'string') return act
  return name ? `${act[0]} “${name}”` : act[1]
}
