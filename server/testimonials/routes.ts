import { addEvidence } from '#contract/evidence.ts'
import { getPhoto, getTestimonialPhoto } from '#contract/photos.ts'
import {
  createTestimonial,
  decideTestimonial,
  decideTestimonials,
  deleteTestimonial,
  editTestimonial,
  getTestimonial,
  getTestimonialStats,
  hideTestimonial,
  hideTestimonials,
  listTestimonials,
  moveSeveralToPending,
  moveToPending,
  putTestimonial,
  restoreTestimonial,
  undoDecisions,
} from '#contract/testimonials.ts'
import { getTrends } from '#contract/trends.ts'
import { type App, mount } from '../http/mount.ts'
import * as decisions from './decisions.ts'
import { list } from './list.ts'
import * as hiding from './hiding.ts'
import * as manage from './manage.ts'
import * as photos from './photos.ts'
import { stats } from './stats.ts'
import { readTrends } from './trends.ts'

export function testimonialRoutes(app: App): void {
  mount(app, listTestimonials, (context, { query }) => list(context, query))
  mount(app, getTestimonialStats, (context) => stats(context))
  mount(app, getTrends, (context) => readTrends(context))
  mount(app, getTestimonial, (context, { params }) => manage.get(context, params.id))
  mount(app, getPhoto, (context, { params }, reply) => photos.sendPublicPhoto(context, params.token, reply))
  mount(app, getTestimonialPhoto, (context, { params }, reply) =>
    photos.sendOwnPhoto(context, params.id, reply),
  )
  mount(app, createTestimonial, (context, { body }) => manage.create(context, body))
  mount(app, decideTestimonial, (context, { params, body }) =>
    decisions.decide(context, params.id, body.status),
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
  mount(app, hideTestimonials, async (context, { body }) => ({
    changed: await hiding.hideSeveral(context, body.ids, body.isHidden),
  }))
  mount(app, editTestimonial, (context, { params, body }) =>
    manage.edit(context, params.id, body.content, body.version),
  )
  mount(app, putTestimonial, (context, { params, body }) =>
    manage.edit(context, params.id, body.content, body.version),
  )
  mount(app, addEvidence, (context, { params, body }) => manage.addEvidence(context, params.id, body))
  mount(app, deleteTestimonial, (context, { params }) => manage.remove(context, params.id))
  mount(app, restoreTestimonial, (context, { params }) => manage.restore(context, params.id))
}
