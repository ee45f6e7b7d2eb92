import { inviteToSayMore, replyToFeedback, updateFeedback } from '#contract/private-feedback.ts'
import { removeReply, writeReply } from '#contract/replies.ts'
import { changeSeveral, listTags, listViews, organizeTestimonial } from '#contract/organizing.ts'
import { getTestimonialStats } from '#contract/testimonial-stats.ts'
import * as api from '#contract/testimonials.ts'
import type { Testimonial } from '#contract/testimonials.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { listPage } from './list-answer.ts'
import { aTestimonial, someStats } from './samples.ts'
import { currentBackend } from './setup.ts'

/** Answers everything about these testimonials as the server does, changes included. */
export function keepTestimonials(...testimonials: Testimonial[]): void {
  const backend = currentBackend()
  const all = new Map(testimonials.map((row) => [row.id, row]))
  const deleted = new Set<string>()
  const rows = () => [...all.values()].filter(({ id }) => !deleted.has(id))
  const change = (id: string, to: Partial<Testimonial>) => {
    const row = all.get(id)!
    all.set(id, { ...row, ...to, version: row.version + 1 })
    return all.get(id)!
  }
  const pendingOf = (ids: readonly string[]) => ids.filter((id) => all.get(id)?.status === 'pending')

  backend.answer(api.listTestimonials, ({ query: { search = '', ...filters } }) => {
    const { status, rating, feedback, isHidden, source, needsAnswer } = filters
    return listPage(
      rows().filter(
        (row) =>
          (!status || (row.status === status && !row.isPrivate)) &&
          (!feedback ||
            ((row.isPrivate || row.recoveryState) && [row.recoveryState, 'all'].includes(feedback))) &&
          (!rating || row.rating === rating) &&
          (!source || row.source === source) &&
          (!needsAnswer || (row.platform && !row.reply && !row.removedAt)) &&
          (!isHidden || (row.hiddenAt !== null) === (isHidden === 'true')) &&
          [row.customerName, row.company, row.content]
            .join('\n')
            .toLowerCase()
            .includes(search.toLowerCase()),
      ),
    )
  })
  backend.answer(getTestimonialStats, () => {
    const count = (status: string) => rows().filter((row) => row.status === status && !row.isPrivate).length
    const cases = (isPrivate: boolean) => {
      const inState = (state: string) =>
        rows().filter((row) => row.isPrivate === isPrivate && row.recoveryState === state).length
      return { open: inState('open'), contacted: inState('contacted'), resolved: inState('resolved') }
    }
    const [pending, approved, rejected] = [count('pending'), count('approved'), count('rejected')]
    return someStats({
      total: rows().length,
      pending,
      approved,
      rejected,
      hidden: rows().filter(({ hiddenAt }) => hiddenAt).length,
      averageRating: 5,
      privateFeedback: cases(true),
      outsideCases: cases(false),
    })
  })
  backend.answer(api.getTestimonial, ({ params: { id } }) => all.get(id)!)
  backend.answer(api.decideTestimonial, ({ params: { id }, body: { status } }) => change(id, decided(status)))
  backend.answer(api.decideTestimonials, ({ body: { ids, status } }) => ({
    decided: pendingOf(ids).map((id) => change(id, decided(status)).id),
  }))
  backend.answer(api.undoDecisions, ({ body: { ids } }) => ({
    undone: ids.map(
      (id) =>
        change(id, { status: 'pending', decidedAt: null, publishable: false, waitingFor: 'approval' }).id,
    ),
  }))
  backend.answer(updateFeedback, ({ params: { id }, body: { state, notes } }) =>
    change(id, {
      ...(state && { recoveryState: state }),
      ...(notes !== undefined && { recoveryNotes: notes }),
    }),
  )
  backend.answer(replyToFeedback, ({ params: { id } }) => change(id, { recoveryState: 'contacted' }))
  backend.answer(inviteToSayMore, ({ params: { id } }) => change(id, {}))
  backend.answer(api.moveToPending, ({ params: { id } }) =>
    change(id, { status: 'pending', decidedAt: null, waitingFor: 'approval' }),
  )
  backend.answer(api.hideTestimonial, ({ params: { id }, body: { isHidden } }) =>
    change(id, hiddenOrShown(isHidden)),
  )
  const pastOf = { approve: 'approved', reject: 'rejected' } as const
  backend.answer(changeSeveral, ({ body: { action, ids, tag } }) => {
    const among = ids.length > 0 ? ids : rows().map(({ id }) => id)
    const canBeHidden = (id: string) => all.get(id)?.status === 'approved' && !all.get(id)?.hiddenAt
    const changed =
      action === 'approve' || action === 'reject'
        ? pendingOf(among)
        : among.filter((id) =>
            action === 'hide' ? canBeHidden(id) : action !== 'show' || all.get(id)?.hiddenAt,
          )
    for (const id of changed) {
      if (action === 'approve' || action === 'reject') change(id, decided(pastOf[action]))
      else if (action === 'hide' || action === 'show') change(id, hiddenOrShown(action === 'hide'))
      else if (action === 'delete') deleted.add(id)
      else if (action === 'restore') deleted.delete(id)
      else if (tag) change(id, { tags: action === 'tag' ? [...all.get(id)!.tags, tag] : [] })
    }
    const left = among.length - changed.length
    const reason = action === 'hide' ? ('not-approved' as const) : ('already-approved' as const)
    const skipped = left > 0 ? [{ reason, count: left }] : []
    return { changed: [...changed], skipped, next: null, until: '2026-03-31T00:00:00.000Z' }
  })
  backend.answer(listTags, () => [...new Set(rows().flatMap(({ tags }) => tags))])
  backend.answer(listViews, [])
  backend.answer(organizeTestimonial, ({ params: { id }, body: { tags, headline, highlights, isPinned } }) =>
    change(id, {
      ...(tags && { tags: [...tags] }),
      ...(headline !== undefined && { headline: headline || null }),
      ...(highlights && { highlights: [...highlights] }),
      ...(isPinned !== undefined && { isPinned }),
    }),
  )
  backend.answer(writeReply, ({ params: { id }, body: { text } }) =>
    change(id, { reply: { text, at: '2026-03-31T09:00:00.000Z' } }),
  )
  backend.answer(removeReply, ({ params: { id } }) => change(id, { reply: null }))
  backend.answer(api.editTestimonial, ({ params: { id }, body: { content } }) =>
    change(id, { content, publishable: false, waitingFor: 'confirmation' }),
  )
  backend.answer(api.deleteTestimonial, ({ params: { id } }) => {
    deleted.add(id)
    return { id }
  })
  backend.answer(api.restoreTestimonial, ({ params: { id } }) => {
    deleted.delete(id)
    return all.get(id)!
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

/** What Priya Raman was not happy with. */
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
