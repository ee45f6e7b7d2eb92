import { describe, expect, test } from 'vitest'
import { getPublicForm, saveFormSettings, submitTestimonial } from '#contract/collection/collection.ts'
import { getMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { getEmbedTestimonials } from '#contract/embed/embed.ts'
import { getReviewLink } from '#contract/publishing/review-links.ts'
import { distributionMethods, getCodePool } from '#contract/rewards/rewards.ts'
import * as editing from '#contract/testimonials/editing.ts'
import * as api from '#contract/testimonials/testimonials.ts'
import { decideTestimonial, decideTestimonials, undoDecisions } from '#contract/testimonials/decisions.ts'
import { firstBreak, history } from '../provenance/service.ts'
import { caller } from '../test/as.ts'
import { emailsTo } from '../test/emails.ts'
import { tokenOf } from '../test/make.ts'
import { rewardsOn, somebody } from '../test/makers/make-rewarding.ts'
import { testApp } from '../test/test-app.ts'
import { mailReward } from './mail-reward.ts'

const app = await testApp()
const { db } = app.services
const { rewarding, send, ledger, rewardAt, workspaceOf, rewardEmailsTo } = rewardsOn(app)
const dayMs = 86_400_000

describe('who gets a reward, and when', () => {
  test.for(['on_submission', 'five_star_only'] as const)(
    '%s pays the same at every rating, private feedback too (REW-11, ruling 7)',
    async (triggerCondition) => {
      const owner = await rewarding({ triggerCondition, distributionMethod: 'both' })
      const outcomes = []
      for (const rating of [1, 2, 3, 4, 5]) {
        const customerEmail = somebody()
        const { id, manageUrl } = await send(owner, { rating, customerEmail })
        await app.drain()
        const reward = await rewardAt(manageUrl)
        const code = reward?.code ?? 'none'
        const [email] = await rewardEmailsTo(customerEmail)
        const [line] = await ledger(owner, { search: customerEmail })
        outcomes.push({
          reward: { ...reward!, code: /^[2-9A-Z]{4}-[2-9A-Z]{4}$/.test(code) },
          email: email?.text.replace(code, 'CODE').replace(/\S+\/my\/\S+/, 'LINK'),
          subject: email?.subject,
          line: { ...line, id: '', testimonialId: line?.testimonialId === id, code: line?.code === code },
        })
      }
      const bare = outcomes.map((outcome) =>
        JSON.stringify(outcome)
          .replaceAll(/person-\d+/g, 'person')
          .replaceAll(/"(createdAt|givenAt)":"[^"]*"/g, ''),
      )
      expect(new Set(bare).size).toBe(1)
      expect(outcomes[0]).toMatchObject({ reward: { code: true }, line: { state: 'given', code: true } })
      expect(outcomes[0]?.email).toContain('CODE')
    },
  )

  test('on_approval pays when the owner has decided, approved or not, one by one and in bulk (REW-11)', async () => {
    const owner = await rewarding({ triggerCondition: 'on_approval' })
    const sent = []
    for (let count = 0; count < 4; count += 1) sent.push(await send(owner))
    expect(await ledger(owner)).toEqual([])
    const [first, second, ...rest] = sent.map(({ id }) => id)
    await owner.call(decideTestimonial, { params: { id: first! }, body: { status: 'approved' } })
    await owner.call(decideTestimonial, { params: { id: second! }, body: { status: 'rejected' } })
    expect(await ledger(owner)).toHaveLength(2)
    await owner.call(decideTestimonials, { body: { ids: rest, status: 'approved' } })
    await app.drain()
    const lines = await ledger(owner, { state: 'given' })
    expect(lines.map(({ testimonialId }) => testimonialId).toSorted()).toEqual(
      sent.map(({ id }) => id).toSorted(),
    )
    await owner.call(undoDecisions, { body: { ids: rest } })
    await owner.call(decideTestimonials, { body: { ids: rest, status: 'rejected' } })
    expect(await ledger(owner)).toHaveLength(4)
  })

  test('on_approval pays for private feedback at once, since nobody decides about it', async () => {
    const owner = await rewarding({ triggerCondition: 'on_approval' })
    for (const rating of [1, 2, 3]) await send(owner, { rating })
    expect(await ledger(owner)).toHaveLength(3)
  })

  test('on_approval pays at once, at any rating, where nothing waits for approval', async () => {
    const owner = await rewarding({ triggerCondition: 'on_approval' })
    await owner.call(saveFormSettings, { body: { requiresApproval: false, publicLinks: 'everyone' } })
    for (const rating of [1, 2, 3, 4, 5]) await send(owner, { rating })
    expect(await ledger(owner)).toHaveLength(5)
  })

  test('milestone_based hands out nothing while there are no milestones, and a switched-off reward never (REW-08, REW-11)', async () => {
    for (const settings of [{ triggerCondition: 'milestone_based' }, { isEnabled: false }] as const) {
      const owner = await rewarding(settings)
      const { id, manageUrl } = await send(owner)
      await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
      await app.drain()
      expect(await ledger(owner)).toEqual([])
      expect(await rewardAt(manageUrl)).toBeNull()
    }
  })

  test('a retried submission has one reward', async () => {
    const owner = await rewarding()
    const body = {
      customerName: 'Ines Duarte',
      customerEmail: somebody(),
      content: 'The rye keeps for a week.',
      rating: 5,
      formId: owner.user.formId,
    }
    const tries = Array.from({ length: 10 }, () =>
      caller(app).call(submitTestimonial, { body }, { 'idempotency-key': 'reward-once' }),
    )
    await Promise.all(tries)
    await app.drain()
    expect(await ledger(owner)).toHaveLength(1)
    expect((await owner.call(getCodePool, {})).body.handedOut).toBe(1)
  })

  test('one address has one reward in 30 days, however it is written and however many come at once', async () => {
    const owner = await rewarding()
    const name = somebody().split('@')[0] ?? ''
    const addresses = [`${name}@example.com`, `${name.toUpperCase()}@example.com`, `${name}+2@example.com`]
    await Promise.all(addresses.map((customerEmail) => send(owner, { customerEmail })))
    expect(await ledger(owner)).toHaveLength(1)
    const today = app.clock.now
    const later = async (days: number) => {
      app.clock.now = new Date(today.getTime() + days * dayMs)
      await send(owner, { customerEmail: addresses[0]! })
      app.clock.now = today
      return (await ledger(owner)).length
    }
    expect(await later(29)).toBe(1)
    expect(await later(31)).toBe(2)
  })

  test('what owners type or import has no reward', async () => {
    const owner = await rewarding({ triggerCondition: 'on_approval' })
    const { body } = await owner.call(editing.createTestimonial, {
      body: { customerName: 'Ines', customerEmail: somebody(), content: 'Good bread.', rating: 5 },
    })
    await owner.call(decideTestimonial, { params: { id: body.id }, body: { status: 'approved' } })
    expect(await ledger(owner)).toEqual([])
  })
})

describe('delivery', () => {
  test.for(distributionMethods)(
    '%s brings the code where it says, and nowhere else (REW-12)',
    async (distributionMethod) => {
      const owner = await rewarding({ distributionMethod, rewardType: 'free_item', rewardMessage: 'A bun!' })
      const customerEmail = somebody()
      const { manageUrl, rewardUrl } = await send(owner, { customerEmail })
      await app.drain()
      const [line] = await ledger(owner)
      const reward = await rewardAt(manageUrl)
      const isOnPage = distributionMethod !== 'email_campaign'
      const shownReward = { type: 'free_item', message: 'A bun!', code: line?.code }
      expect(reward && { type: reward.type, message: reward.message, code: reward.code }).toEqual(
        isOnPage ? shownReward : null,
      )
      expect(rewardUrl).toBe(isOnPage ? `${manageUrl}/reward` : null)
      const posted = await rewardEmailsTo(customerEmail)
      expect(posted).toHaveLength(distributionMethod === 'qr_code' ? 0 : 1)
      expect(line?.email).toBe(distributionMethod === 'qr_code' ? null : 'sent')
      for (const { subject } of posted) expect(subject).toBe('A thank-you from Lindqvist Bakery')
      const arrived = (await emailsTo(app, customerEmail)).filter(({ text }) => text.includes('A bun!'))
      expect(arrived).toHaveLength(posted.length)
      for (const { text } of arrived) {
        expect(text).toContain(`Your code for a free item: ${line?.code}`)
        // What the email opens is the reward alone, whatever way it is delivered.
        const link = /\S+\/my\/\S+\/reward/.exec(text)?.[0] ?? ''
        expect(await rewardAt(link)).toMatchObject(shownReward)
        const params = { token: tokenOf(link).replace('/reward', '') }
        expect((await caller(app).call(getMyTestimonial, { params })).status).toBe(404)
      }
    },
  )

  test('a reward for the page that comes after the thank-you page brings its link by email, without the code', async () => {
    const owner = await rewarding({ triggerCondition: 'on_approval', rewardMessage: 'A bun!' })
    const customerEmail = somebody()
    const { id, rewardUrl } = await send(owner, { customerEmail, language: 'fr' })
    expect(rewardUrl).toBeNull()
    const start = app.clock.now
    app.clock.now = new Date(start.getTime() + 60_000)
    await owner.call(decideTestimonial, { params: { id }, body: { status: 'rejected' } })
    const posted = (await emailsTo(app, customerEmail)).filter(({ text }) => text.includes('A bun!'))
    app.clock.now = start
    const code = (await ledger(owner))[0]?.code ?? 'none'
    expect(posted.map(({ subject }) => subject)).toEqual(['Lindqvist Bakery vous remercie'])
    expect(posted[0]?.text).not.toContain(code)
    const link = /\S+\/my\/\S+\/reward/.exec(posted[0]?.text ?? '')?.[0] ?? ''
    expect(await rewardAt(link)).toMatchObject({ code })
  })

  test('the private page says nothing of a reward (ruling 7.4)', async () => {
    const owner = await rewarding({ rewardMessage: 'A bun!' })
    const { manageUrl } = await send(owner)
    await app.drain()
    const { text } = await caller(app).call(getMyTestimonial, { params: { token: tokenOf(manageUrl) } })
    const code = (await ledger(owner))[0]?.code ?? 'none'
    for (const said of [code, 'A bun!']) expect(text).not.toContain(said)
    expect(text).not.toMatch(/"reward/)
  })

  test('a name that carries a link or a message of its own is not spoken in the email', async () => {
    const bad = ['Winner, claim at https://evil.example', 'www.evil', 'evil.example/prize', 'W'.repeat(81)]
    for (const customerName of [...bad, 'Dr. Ines Duarte']) {
      const owner = await rewarding({ distributionMethod: 'both' })
      const customerEmail = somebody()
      await send(owner, { customerEmail, customerName })
      await app.drain()
      const [email] = await rewardEmailsTo(customerEmail)
      const spoken = bad.includes(customerName) ? 'Hello,' : 'Hello Dr. Ines Duarte,'
      expect(email?.text.split('\n')[0]).toBe(spoken)
    }
  })

  test('one address gets five reward emails a day from all businesses; a sixth is mailed the next day', async () => {
    const customerEmail = somebody()
    const owners = []
    for (let times = 0; times < 6; times++) {
      const owner = await rewarding({ distributionMethod: 'email_campaign' })
      await send(owner, { customerEmail })
      await app.drain()
      owners.push(owner)
    }
    expect(await rewardEmailsTo(customerEmail)).toHaveLength(5)
    const [line] = await ledger(owners[5]!)
    expect(line).toMatchObject({ state: 'given', email: null })
    const of = { workspaceId: await workspaceOf(owners[5]!), rewardId: line!.id }
    await mailReward.run(app.services, of)
    expect(await rewardEmailsTo(customerEmail)).toHaveLength(5)
    const start = app.clock.now
    app.clock.now = new Date(start.getTime() + dayMs + 1)
    await mailReward.run(app.services, of)
    await mailReward.run(app.services, of)
    app.clock.now = start
    const mailed = await rewardEmailsTo(customerEmail)
    expect(mailed).toHaveLength(6)
    expect(mailed.some(({ text }) => text.includes(line!.code!))).toBe(true)
  })

  test('the reward and a public review link never share a page or an email (ruling 7)', async () => {
    const owner = await rewarding({ distributionMethod: 'both' })
    const settings = { requiresApproval: true, publicLinks: 'everyone' } as const
    await owner.call(saveFormSettings, {
      body: { ...settings, googlePlaceId: 'ChIJN1t_tDeuEmsRUsoyG83frY4', yelpBusinessId: 'lindqvist-bakery' },
    })
    const customerEmail = somebody()
    const sent = await send(owner, { customerEmail })
    await app.drain()
    const page = JSON.stringify(await rewardAt(sent.manageUrl))
    const [email] = await rewardEmailsTo(customerEmail)
    const code = (await ledger(owner))[0]?.code ?? 'none'
    expect(page).toContain(code)
    expect(email?.text).toContain(code)
    for (const text of [page, email?.text, email?.html]) expect(text).not.toMatch(/google|yelp|placeid/i)
    expect(JSON.stringify(sent)).not.toContain(code)
    const params = { linkId: owner.user.formId }
    const shown = [
      await caller(app).call(getPublicForm, { params }),
      await caller(app).call(getReviewLink, { params: { ...params, platform: 'google' } }),
      await caller(app).call(getReviewLink, { params: { ...params, platform: 'yelp' } }),
    ]
    for (const { text } of shown) {
      expect(text).toMatch(/google|yelp/i)
      expect(text).not.toContain(code)
      expect(text).not.toMatch(/reward|coupon|discount/i)
    }
  })

  test('every outlet says that the writer received a reward, and the history holds', async () => {
    const owner = await rewarding()
    const { id } = await send(owner)
    await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
    const shown = await caller(app).call(getEmbedTestimonials, {
      params: { userId: 'me' },
      query: { apiKey: owner.user.apiKey },
    })
    expect(shown.text).toContain('Received a reward')
    const [row] = (await owner.call(api.listTestimonials, { query: {} })).body
    expect(row?.isRewarded).toBe(true)
    const entries = await history(db, await workspaceOf(owner), id)
    expect(entries.map(({ type }) => type)).toContain('rewarded')
    expect(firstBreak(entries)).toBeNull()
  })
})
