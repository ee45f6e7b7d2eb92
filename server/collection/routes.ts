import {
  getFormSettings,
  getPublicForm,
  saveFormSettings,
  submitTestimonial,
} from '#contract/collection/collection.ts'
import {
  changeMyTestimonial,
  downloadMyTestimonial,
  eraseMyTestimonial,
  getMyReward,
  getMyTestimonial,
  withdrawMyTestimonial,
} from '#contract/collection/my-testimonial.ts'
import { getChallenge } from '#contract/collection/challenge.ts'
import { askForConsent } from '#contract/collection/consent-request.ts'
import { askForConfirmation } from '#contract/testimonials/evidence.ts'
import { getFormTexts, saveFormTexts } from '#contract/collection/form-texts.ts'
import { improveText } from '#contract/writer/improve.ts'
import { getMyPhoto } from '#contract/collection/photos.ts'
import {
  getPublicServices,
  getQuestionnaire,
  saveQuestionnaire,
  submitQuestionnaire,
} from '#contract/collection/questionnaire.ts'
import { inviteToSayMore, replyToFeedback } from '#contract/collection/private-feedback.ts'
import { getReviewLink } from '#contract/publishing/review-links.ts'
import { smartGenerate } from '#contract/writer/writer.ts'
import { type App, mount } from '../http/mount.ts'
import { makeChallenge } from './challenge.ts'
import { askWithinLimits } from './consent/confirmation-limit.ts'
import * as consentRequest from './consent/consent-request.ts'
import * as feedback from './feedback/feedback-emails.ts'
import * as formTexts from './form/form-texts.ts'
import { improveForCustomer } from './drafting/improve-for-customer.ts'
import * as links from './links/links.ts'
import * as my from './private-page/my.ts'
import { sendMyData } from './private-page/my-data.ts'
import * as questionnaire from './questionnaire.ts'
import { reviewLink } from './links/review-link.ts'
import { submit } from './service.ts'
import { draftForCustomer } from './drafting/smart-generate.ts'

export function collectionRoutes(app: App): void {
  mount(app, getPublicForm, (context, { params, query }) =>
    links.publicForm(context, params.linkId, query.language),
  )
  mount(app, getReviewLink, (context, { params }) => reviewLink(context, params))
  mount(app, getChallenge, (context, { query }) => makeChallenge(context, query))
  mount(app, submitTestimonial, (context, { body }) =>
    submit(context, app.limits, body, { needsEmail: true }),
  )
  mount(app, getPublicServices, (context, { params, query }) =>
    questionnaire.publicServices(context, params.businessId, query),
  )
  mount(app, submitQuestionnaire, (context, { body }) =>
    submit(context, app.limits, questionnaire.asFormSubmission(body), { needsEmail: false }),
  )
  mount(app, getQuestionnaire, (context) => questionnaire.readQuestionnaire(context))
  mount(app, saveQuestionnaire, (context, { body }) => questionnaire.writeQuestionnaire(context, body))
  mount(app, smartGenerate, (context, { body }) => draftForCustomer(context, app.limits, body))
  mount(app, improveText, (context, { body }) => improveForCustomer(context, app.limits, body))
  mount(app, getMyTestimonial, (context, { params, query }) =>
    my.readMyTestimonial(context, params.token, query.language),
  )
  mount(app, getMyReward, (context, { params }) => my.readMyReward(context, params.token))
  mount(app, getMyPhoto, (context, { params }, reply) => my.photo(context, params.token, reply))
  mount(app, changeMyTestimonial, (context, { params, query, body }) =>
    my.changeMyTestimonial(context, params.token, body, query.language),
  )
  mount(app, withdrawMyTestimonial, (context, { params, query }) =>
    my.withdraw(context, params.token, query.language),
  )
  mount(app, eraseMyTestimonial, (context, { params }) => my.erase(context, params.token))
  mount(app, downloadMyTestimonial, (context, { params }, reply) => sendMyData(context, params.token, reply))
  mount(app, getFormSettings, (context) => links.readFormSettings(context))
  mount(app, saveFormSettings, (context, { body }) => links.writeFormSettings(context, body))
  mount(app, getFormTexts, (context) => formTexts.readFormTexts(context))
  mount(app, saveFormTexts, (context, { body }) => formTexts.writeFormTexts(context, body))
  mount(app, askForConfirmation, (context, { params, body }) =>
    askWithinLimits(context, app.limits, params.id, body.email ?? undefined),
  )
  mount(app, replyToFeedback, (context, { params, body }) =>
    feedback.replyToFeedback(context, params.id, body.message),
  )
  mount(app, inviteToSayMore, (context, { params }) =>
    feedback.inviteToSayMore(context, app.limits, params.id),
  )
  mount(app, askForConsent, (context, { params, body }) =>
    consentRequest.askForConsent(context, app.limits, params.id, body),
  )
}
