import { addEvidence } from '#contract/testimonials/evidence.ts'
import * as logos from '#contract/testimonials/company-logos.ts'
import { getPhoto, getTestimonialPhoto } from '#contract/collection/photos.ts'
import {
  createTestimonial,
  deleteTestimonial,
  editTestimonial,
  putTestimonial,
} from '#contract/testimonials/editing.ts'
import { getTestimonial, listTestimonials } from '#contract/testimonials/testimonials.ts'
import {
  decideTestimonial,
  decideTestimonials,
  hideTestimonial,
  moveSeveralToPending,
  moveToPending,
  restoreTestimonial,
  undoDecisions,
} from '#contract/testimonials/decisions.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { getTrends } from '#contract/testimonials/trends.ts'
import {
  changeSeveral,
  deleteView,
  listTags,
  listViews,
  organizeTestimonial,
  removeTag,
  renameTag,
  saveView,
} from '#contract/testimonials/organizing.ts'
import { removeReply, writeReply } from '#contract/testimonials/replies.ts'
import {
  v1ApproveTestimonial,
  v1HideTestimonial,
  v1RejectTestimonial,
  v1ShowTestimonial,
  v1UpdateTestimonial,
} from '#contract/v1/testimonials.ts'
import type { WorkspaceContext } from '../context.ts'
import { type App, mount } from '../http/mount.ts'
import { mountVersioned } from '../http/v1/mount-versioned.ts'
import * as bulk from './organizing/bulk.ts'
import * as decisions from './organizing/decisions.ts'
import { readTestimonialList } from './finding/list.ts'
import * as hiding from './organizing/hiding.ts'
import * as evidence from './consent/evidence.ts'
import * as manage from './organizing/manage.ts'
import { organize } from './organizing/organize.ts'
import * as companyLogos from './shown/company-logos.ts'
import { removeCompanyLogo, uploadCompanyLogo } from './editing/change-company-logo.ts'
import * as photos from './photos.ts'
import * as replies from './replies.ts'
import * as views from './finding/saved-views.ts'
import * as tags from './organizing/tags.ts'
import { stats } from './finding/stats.ts'
import { readTrends } from './finding/trends.ts'

export function testimonialRoutes(app: App): void {
  mount(app, listTestimonials, (context, { query }) => readTestimonialList(context, query))
  mount(app, getTestimonialStats, (context) => stats(context))
  mount(app, getTrends, (context) => readTrends(context))
  mount(app, getTestimonial, (context, { params }) => manage.readTestimonial(context, params.id))
  mount(app, logos.getShownCompanyLogo, (context, { params }, reply) =>
    companyLogos.sendPublicLogo(context, params.token, reply),
  )
  mount(app, logos.getCompanyLogo, (context, { params }, reply) =>
    companyLogos.sendOwnLogo(context, params.id, reply),
  )
  mount(app, logos.uploadCompanyLogo, (context, { params, body }) =>
    uploadCompanyLogo(context, params.id, body.logoData),
  )
  mount(app, logos.removeCompanyLogo, (context, { params }) => removeCompanyLogo(context, params.id))
  mount(app, getPhoto, (context, { params }, reply) => photos.sendPublicPhoto(context, params.token, reply))
  mount(app, getTestimonialPhoto, (context, { params }, reply) =>
    photos.sendOwnPhoto(context, params.id, reply),
  )
  mount(app, createTestimonial, (context, { body }) => manage.createTestimonial(context, body))
  mount(app, decideTestimonial, (context, { params, body }) =>
    decisions.decideTestimonial(context, params.id, body.status),
  )
  mount(app, decideTestimonials, (context, { body }) =>
    decisions.decideSeveral(context, body.ids, body.status),
  )
  mount(app, undoDecisions, (context, { body }) => decisions.undoDecisions(context, body.ids))
  mount(app, moveToPending, (context, { params }) => decisions.moveToPending(context, params.id))
  mount(app, moveSeveralToPending, async (context, { body }) => ({
    moved: await decisions.moveSeveralToPending(context, body.ids),
  }))
  mount(app, hideTestimonial, (context, { params, body }) => hiding.hide(context, params.id, body.isHidden))
  mount(app, editTestimonial, (context, { params, body }) => manage.editTestimonial(context, params.id, body))
  mount(app, putTestimonial, (context, { params, body }) => manage.editTestimonial(context, params.id, body))
  mount(app, addEvidence, (context, { params, body }) => evidence.addEvidence(context, params.id, body))
  mount(app, deleteTestimonial, (context, { params }) => manage.deleteTestimonial(context, params.id))
  mount(app, restoreTestimonial, (context, { params }) => manage.restore(context, params.id))
}

/** What only the public API has a call for. */
export function publicTestimonialRoutes(app: App): void {
  const decide =
    (status: 'approved' | 'rejected') =>
    (context: WorkspaceContext, { params }: OfOne) =>
      decisions.decideTestimonial(context, params.id, status)
  const hide =
    (isHidden: boolean) =>
    (context: WorkspaceContext, { params }: OfOne) =>
      hiding.hide(context, params.id, isHidden)
  mountVersioned(app, v1UpdateTestimonial, (context, { params, body }) =>
    manage.updateTestimonial(context, params.id, body),
  )
  mountVersioned(app, v1ApproveTestimonial, decide('approved'))
  mountVersioned(app, v1RejectTestimonial, decide('rejected'))
  mountVersioned(app, v1HideTestimonial, hide(true))
  mountVersioned(app, v1ShowTestimonial, hide(false))
}

interface OfOne {
  readonly params: { readonly id: string }
}

/** What the team does to keep order among many. */
export function organizingRoutes(app: App): void {
  mount(app, organizeTestimonial, (context, { params, body }) => organize(context, params.id, body))
  mount(app, changeSeveral, (context, { body }) => bulk.changeSeveral(context, body))
  mount(app, writeReply, (context, { params, body }) => replies.writeReply(context, params.id, body.text))
  mount(app, removeReply, (context, { params }) => replies.removeReply(context, params.id))
  mount(app, listTags, (context) => tags.listTags(context))
  mount(app, renameTag, (context, { body }) => tags.replaceTag(context, body.name, body.newName))
  mount(app, removeTag, (context, { body }) => tags.replaceTag(context, body.name, undefined))
  mount(app, listViews, (context) => views.listViews(context))
  mount(app, saveView, (context, { body }) => views.saveView(context, body))
  mount(app, deleteView, (context, { params }) => views.deleteView(context, params.id))
}
