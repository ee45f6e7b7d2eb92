import { describe, expect, test } from 'vitest'
import type { EmbedAnswer } from '#contract/embed/embed.ts'
import { changeSeveral } from '#contract/testimonials/organizing.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import * as api from '#contract/testimonials/testimonials.ts'
import {
  decideTestimonial,
  hideTestimonial,
  moveSeveralToPending,
  moveToPending,
  undoDecisions,
} from '#contract/testimonials/decisions.ts'
import { history } from '../../provenance/service.ts'
import { approved, makeBusiness, type Owner, submitted, workspaceOf } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()
const { services } = app

const get = async (owner: Owner, id: string) =>
  (await owner.call(api.getTestimonial, { params: { id } })).body
const decide = (owner: Owner, id: string, status: 'approved' | 'rejected') =>
  owner.call(decideTestimonial, { params: { id }, body: { status } })
const hide = (owner: Owner, id: string, isHidden: boolean) =>
  owner.call(hideTestimonial, { params: { id }, body: { isHidden } })
const typesOf = async (owner: Owner, id: string) =>
  (await history(services.db, await workspaceOf(app, owner), id)).map(({ type }) => type)
async function embedded(owner: Owner): Promise<EmbedAnswer> {
  return (await app.http.inject(`/api/embed/testimonials/me?apiKey=${owner.user.apiKey}`)).json()
}

describe('hiding', () => {
  test('what is hidden leaves the website, stays approved, and counts as before; shown again, it is back', async () => {
    const owner = await makeBusiness(app)
    const [id] = [await approved(app, owner), await approved(app, owner, { rating: 4 })]
    const { total, approved: count, averageRating } = (await owner.call(getTestimonialStats, {})).body
    expect((await embedded(owner)).testimonials).toHaveLength(2)

    expect((await hide(owner, id, true)).body).toMatchObject({
      status: 'approved',
      publishable: false,
      waitingFor: 'hidden',
      hiddenAt: app.clock.now.toISOString(),
    })
    await expect.poll(async () => (await embedded(owner)).testimonials.length).toBe(1)
    expect(await embedded(owner)).toMatchObject({ total: 2, average: 4.5 })
    expect((await owner.call(getTestimonialStats, {})).body).toMatchObject({
      total,
      approved: count,
      averageRating,
      publishable: 1,
    })

    expect((await hide(owner, id, false)).body).toMatchObject({ publishable: true, hiddenAt: null })
    expect((await typesOf(owner, id)).slice(-2)).toEqual(['hidden', 'shown'])
  })

  test('only what is approved can be hidden, and doing it twice is one entry in the history', async () => {
    const owner = await makeBusiness(app)
    const { id } = await submitted(app, owner.user.formId)
    expect((await hide(owner, id, true)).problem.message).toBe('Only approved testimonials can be hidden.')
    await decide(owner, id, 'approved')
    await hide(owner, id, true)
    expect((await hide(owner, id, true)).status).toBe(200)
    expect((await typesOf(owner, id)).filter((type) => type === 'hidden')).toHaveLength(1)
  })

  test('several are hidden and shown at once: the approved ones of this workspace', async () => {
    const [owner, neighbor] = [await makeBusiness(app), await makeBusiness(app)]
    const ids = [await approved(app, owner), await approved(app, owner), await approved(app, neighbor)]
    const pending = await submitted(app, owner.user.formId)
    const several = async (action: 'hide' | 'show') =>
      (await owner.call(changeSeveral, { body: { action, ids: [...ids, pending.id] } })).body
    const hidden = await several('hide')
    expect(hidden.changed.toSorted()).toEqual(ids.slice(0, 2).toSorted())
    expect(hidden.skipped).toEqual(
      expect.arrayContaining([
        { reason: 'not-approved', count: 1 },
        { reason: 'not-found', count: 1 },
      ]),
    )
    expect((await get(neighbor, ids[2]!)).publishable).toBe(true)
    expect((await several('show')).changed.toSorted()).toEqual(ids.slice(0, 2).toSorted())
    expect((await typesOf(owner, ids[0]!)).slice(-2)).toEqual(['hidden', 'shown'])
  })

  test('what is hidden stays hidden when its decision is undone and made anew', async () => {
    const owner = await makeBusiness(app)
    const id = await approved(app, owner)
    await hide(owner, id, true)
    await owner.call(undoDecisions, { body: { ids: [id] } })
    expect((await decide(owner, id, 'approved')).body).toMatchObject({ waitingFor: 'hidden' })
  })
})

describe('bringing back', () => {
  test('a rejected one is moved back to pending however long ago it was rejected, and never approved directly', async () => {
    const owner = await makeBusiness(app)
    const { id } = await submitted(app, owner.user.formId)
    await decide(owner, id, 'rejected')
    expect((await decide(owner, id, 'approved')).problem.code).toBe('testimonial-already-decided')
    const decidedAt = app.clock.now
    app.clock.now = new Date(decidedAt.getTime() + 3_600_000)
    const { body } = await owner.call(moveToPending, { params: { id } })
    app.clock.now = decidedAt
    expect(body).toMatchObject({ status: 'pending', decidedAt: null, waitingFor: 'approval' })
    expect((await decide(owner, id, 'approved')).body.publishable).toBe(true)
    expect(await typesOf(owner, id)).toEqual([
      'submitted',
      'consented',
      'rejected',
      'moved-to-pending',
      'approved',
    ])
  })

  test('what is approved is not moved back, and of several only the rejected are', async () => {
    const owner = await makeBusiness(app)
    const id = await approved(app, owner)
    const { id: rejected } = await submitted(app, owner.user.formId)
    await decide(owner, rejected, 'rejected')
    expect((await owner.call(moveToPending, { params: { id } })).problem.message).toBe(
      'Only rejected testimonials can be moved back to pending.',
    )
    const { moved } = (await owner.call(moveSeveralToPending, { body: { ids: [id, rejected] } })).body
    expect(moved).toEqual([rejected])
    expect((await get(owner, id)).status).toBe('approved')
  })
})
