import { inviteToSayMore, replyToFeedback, updateFeedback } from '#contract/collection/private-feedback.ts'
import { removeCompanyLogo } from '#contract/testimonials/company-logos.ts'
import { removeReply, writeReply } from '#contract/testimonials/replies.ts'
import { changeSeveral, listTags, listViews, organizeTestimonial } from '#contract/testimonials/organizing.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import * as editing from '#contract/testimonials/editing.ts'
import * as api from '#contract/testimonials/testimonials.ts'
import {
  decideTestimonial,
  decideTestimonials,
  hideTestimonial,
  moveToPending,
  restoreTestimonial,
  undoDecisions,
} from '#contract/testimonials/decisions.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Backend } from '../backend.ts'
import { KeptTestimonials } from '../kept-testimonials.ts'
import { listPage } from '../list-answer.ts'
import { aTestimonial } from './samples.ts'
import { currentBackend } from '../setup.ts'

/** Answers everything about these testimonials as the server does, changes included. */
export function keepTestimonials(...testimonials: Testimonial[]): void {
  const backend = currentBackend()
  const kept = new KeptTestimonials(testimonials)
  backend.answer(api.listTestimonials, ({ query }) => listPage(kept.matching(query)))
  backend.answer(getTestimonialStats, () => kept.stats())
  backend.answer(api.getTestimonial, ({ params: { id } }) => kept.get(id))
  backend.answer(listTags, () => [...new Set(kept.rows().flatMap(({ tags }) => tags))])
  backend.answer(listViews, [])
  answerDecisions(backend, kept)
  answerSeveral(backend, kept)
  answerFeedback(backend, kept)
  answerWriting(backend, kept)
  answerDeletions(backend, kept)
}

function answerDecisions(backend: Backend, kept: KeptTestimonials) {
  backend.answer(decideTestimonial, ({ params: { id }, body: { status } }) =>
    kept.change(id, decided(status)),
  )
  backend.answer(decideTestimonials, ({ body: { ids, status } }) => ({
    decided: kept.pendingOf(ids).map((id) => kept.change(id, decided(status)).id),
  }))
  backend.answer(undoDecisions, ({ body: { ids } }) => ({
    undone: ids.map(
      (id) =>
        kept.change(id, { status: 'pending', decidedAt: null, publishable: false, waitingFor: 'approval' })
          .id,
    ),
  }))
  backend.answer(moveToPending, ({ params: { id } }) =>
    kept.change(id, { status: 'pending', decidedAt: null, waitingFor: 'approval' }),
  )
  backend.answer(hideTestimonial, ({ params: { id }, body: { isHidden } }) =>
    kept.change(id, hiddenOrShown(isHidden)),
  )
}

const pastOf = { approve: 'approved', reject: 'rejected' } as const

function answerSeveral(backend: Backend, kept: KeptTestimonials) {
  backend.answer(changeSeveral, ({ body: { action, ids, tag } }) => {
    const among = ids.length > 0 ? ids : kept.rows().map(({ id }) => id)
    const canBeHidden = (id: string) => kept.get(id).status === 'approved' && !kept.get(id).hiddenAt
    const changed =
      action === 'approve' || action === 'reject'
        ? kept.pendingOf(among)
        : among.filter((id) =>
            action === 'hide' ? canBeHidden(id) : action !== 'show' || kept.get(id).hiddenAt,
          )
    for (const id of changed) {
      if (action === 'approve' || action === 'reject') kept.change(id, decided(pastOf[action]))
      else if (action === 'hide' || action === 'show') kept.change(id, hiddenOrShown(action === 'hide'))
      else if (action === 'delete') kept.delete(id)
      else if (action === 'restore') kept.restore(id)
      else if (tag) kept.change(id, { tags: action === 'tag' ? [...kept.get(id).tags, tag] : [] })
    }
    const left = among.length - changed.length
    const reason = action === 'hide' ? ('not-approved' as const) : ('already-approved' as const)
    const skipped = left > 0 ? [{ reason, count: left }] : []
    return { changed: [...changed], skipped, next: null, until: '2026-03-31T00:00:00.000Z' }
  })
}

function answerFeedback(backend: Backend, kept: KeptTestimonials) {
  backend.answer(updateFeedback, ({ params: { id }, body: { state, notes } }) =>
    kept.change(id, {
      ...(state && { recoveryState: state }),
      ...(notes !== undefined && { recoveryNotes: notes }),
    }),
  )
  backend.answer(replyToFeedback, ({ params: { id } }) => kept.change(id, { recoveryState: 'contacted' }))
  backend.answer(inviteToSayMore, ({ params: { id } }) => kept.change(id, {}))
}

function answerWriting(backend: Backend, kept: KeptTestimonials) {
  backend.answer(organizeTestimonial, ({ params: { id }, body: { tags, headline, highlights, isPinned } }) =>
    kept.change(id, {
      ...(tags && { tags: [...tags] }),
      ...(headline !== undefined && { headline: headline || null }),
      ...(highlights && { highlights: [...highlights] }),
      ...(isPinned !== undefined && { isPinned }),
    }),
  )
  backend.answer(writeReply, ({ params: { id }, body: { text } }) =>
    kept.change(id, { reply: { text, at: '2026-03-31T09:00:00.000Z' } }),
  )
  backend.answer(removeReply, ({ params: { id } }) => kept.change(id, { reply: null }))
  backend.answer(removeCompanyLogo, ({ params: { id } }) => kept.change(id, { companyLogoUrl: null }))
  backend.answer(editing.editTestimonial, ({ params: { id }, body: { content } }) =>
    kept.change(id, { content, publishable: false, waitingFor: 'confirmation' }),
  )
}

function answerDeletions(backend: Backend, kept: KeptTestimonials) {
  backend.answer(editing.deleteTestimonial, ({ params: { id } }) => {
    kept.delete(id)
    return { id }
  })
  backend.answer(restoreTestimonial, ({ params: { id } }) => {
    kept.restore(id)
    return kept.get(id)
  })
}

/** What a decision makes of a testimonial whose customer agreed to it being shown. */
export function decided(status: 'approved' | 'rejected'): Partial<Testimonial> {
  const isApproved = status === 'approved'
  const decidedAt = new Date().toISOString()
  return { status, decidedAt, publishable: isApproved, waitingFor: isApproved ? null : 'rejected' }
}

/** What hiding and showing make of an approved one. */
function hiddenOrShown(isHidden: boolean): Partial<Testimonial> {
  const hiddenAt = isHidden ? new Date().toISOString() : null
  return { hiddenAt, publishable: !isHidden, waitingFor: isHidden ? 'hidden' : null }
}

/** The card of one customer in the grid. */
export const card = (name: string) => screen.getByRole('article', { name })

/** A button on a card. */
export const onCard = (name: string, button: string) =>
  within(card(name)).getByRole('button', { name: button })

/** The toast that is seen; what screen readers are told is elsewhere. */
export const toast = async () => within(await screen.findByLabelText('Notifications (F8)'))

/** Presses "Undo" in the toast, which takes presses a moment after it is drawn. */
export const undo = (user: UserEvent) =>
  waitFor(async () => user.click((await toast()).getByRole('button', { name: 'Undo' })))

/** Words that the business changed and the customer has not confirmed. */
export const anEdit = (content: string, confirmedContent: string, own: Partial<Testimonial> = {}) =>
  aTestimonial({ status: 'approved', waitingFor: 'confirmation', content, confirmedContent, ...own })

/** What Google's customer said there, as it came home. */
export const aGoogleReview = (own: Partial<Testimonial> = {}) =>
  aTestimonial({
    customerName: 'Olu',
    customerEmail: null,
    company: null,
    content: 'Warm rolls at seven in the morning.',
    origin: 'imported',
    source: 'Google',
    platform: 'google',
    label: 'Imported from Google',
    ...own,
  })

/** What Priya Raman was not happy with. */
export const aComplaint = (own: Partial<Testimonial> = {}) =>
  aTestimonial({
    customerName: 'Priya Raman',
    customerEmail: 'priya@example.com',
    content: 'The delivery came three weeks late.',
    rating: 2,
    isPrivate: true,
    recoveryState: 'open',
    recoveryNotes: '',
    waitingFor: 'private',
    ...own,
  })
