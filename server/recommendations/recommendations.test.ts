import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { updateBusinessProfile } from '#contract/business/business.ts'
import {
  benchmarkNeeds,
  recommendationChoices,
  type Recommendations,
  recommendTestimonials,
} from '#contract/recommendations/recommendations.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { hideTestimonial } from '#contract/testimonials/decisions.ts'
import { createTestimonial, editTestimonial } from '#contract/testimonials/editing.ts'
import { testimonials } from '../testimonials/tables.ts'
import { caller } from '../test/as.ts'
import { approved, makeBusiness, makeOwner, type Owner, submitted, workspaceOf } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { workspaces } from '../workspaces/tables.ts'

const app = await testApp()
const { db } = app.services

async function ask(owner: Owner, body: object = {}): Promise<Recommendations> {
  const answer = await owner.call(recommendTestimonials, { body })
  expect(answer.status).toBe(200)
  return answer.body
}

const texts = [
  'They are honest and reliable, and the wedding cake arrived on time.',
  'I compared three bakeries and chose this one. It saved us 2 hours on the day, and our 80 guests loved it.',
  'We have come here for years, always for the bread, and it is fresh again every time.',
  'Nice.',
]

async function filled(): Promise<Owner> {
  const owner = await makeBusiness(app, 'Lindqvist Bakery', {
    industry: 'Bakery',
    keyServices: 'Wedding cakes, Rye bread',
  })
  for (const content of texts) await approved(app, owner, { content })
  return owner
}

test('the documented defaults and values are taken, and everything else is refused by name (REC-04 to REC-09, REC-11, API-28)', async () => {
  const owner = await filled()
  const documented = {
    platform: 'website',
    audience: 'prospects',
    objective: 'trust_building',
    contentLength: 'medium',
    format: 'quote',
    limit: 5,
  }
  expect(await ask(owner)).toEqual(await ask(owner, documented))
  expect([
    recommendationChoices.platform,
    recommendationChoices.audience,
    recommendationChoices.objective,
  ]).toEqual([
    ['website', 'social', 'sales', 'marketing', 'proposal', 'landing_page'],
    ['prospects', 'existing_customers', 'partners', 'general'],
    ['trust_building', 'conversion', 'retention', 'social_proof', 'credibility'],
  ])
  expect([
    recommendationChoices.contentLength,
    recommendationChoices.format,
    recommendationChoices.limit,
  ]).toEqual([
    ['short', 'medium', 'long'],
    ['quote', 'story', 'metric_focused', 'emotional'],
    [3, 5, 10, 15],
  ])
  for (const limit of recommendationChoices.limit)
    expect((await ask(owner, { limit })).recommendations).toHaveLength(Math.min(limit, texts.length))
  const refused: object[] = [{ platform: 'fax' }, { limit: 4 }, { format: 'poem' }]
  for (const body of refused) {
    const { status, text } = await owner.call(recommendTestimonials, { body })
    expect([status, Object.keys(JSON.parse(text).fields)]).toEqual([400, Object.keys(body)])
  }
})

test('the answer has the documented shape, and its numbers are those of everywhere else (REC-12 to REC-14)', async () => {
  const owner = await filled()
  const stats = (await owner.call(getTestimonialStats, {})).body
  const { analytics, recommendations, insights } = await ask(owner)
  expect(analytics).toMatchObject({
    totalTestimonials: stats.total,
    publishable: stats.publishable,
    compared: texts.length,
    averageRating: stats.averageRating,
    industryBenchmark: null,
    conversionPotential: expect.stringMatching(/^(high|medium|low)$/),
  })
  const best = recommendations.find(({ content }) => content === texts[0])
  expect(best?.testimonialId).toBe(best!.testimonial.id)
  expect(best!.matchingFactors.length).toBe(best!.reasons.length)
  expect(best!.reasons).toContain('Builds trust: “honest” and “reliable”.')
  expect(best!.factors.reduce((sum, { points }) => sum + points, 0)).toBe(best!.score)
  expect(insights.topPerformingFactors[0]).toMatch(/^[\w ]+: [\d.]+ of \d+ points on average$/)
  expect(insights.missingElements.length).toBe(insights.suggestions.length)
  expect(insights.missingElements).toContain('Your services: nobody mentions “Rye bread”.')
})

test('what is wanted decides the order', async () => {
  const owner = await filled()
  const first = async (body: object) => (await ask(owner, body)).recommendations[0]?.content
  expect(await first({ audience: 'general', contentLength: 'short' })).toBe(texts[0])
  expect(await first({ format: 'metric_focused', objective: 'credibility', platform: 'sales' })).toBe(
    texts[1],
  )
  expect(
    await first({
      audience: 'existing_customers',
      objective: 'retention',
      contentLength: 'short',
    }),
  ).toBe(texts[2])
})

test('the industry is the profile’s unless another is sent (REC-10)', async () => {
  const owner = await filled()
  const noteOf = async (body: object) => (await ask(owner, body)).analytics.benchmarkNote
  expect(await noteOf({})).toContain('in “Bakery”')
  expect(await noteOf({ industry: 'Catering' })).toContain('in “Catering”')
})

test('only what may be shown is recommended, with the words and the name that outlets show', async () => {
  const owner = await makeBusiness(app)
  const shown = await approved(app, owner, { content: 'They are honest and reliable.', scopes: ['display'] })
  const hidden = await approved(app, owner, { content: 'They are honest, reliable and punctual.' })
  await owner.call(hideTestimonial, { params: { id: hidden }, body: { isHidden: true } })
  await submitted(app, owner.user.formId, { content: 'Not approved, honest and reliable.' })
  await submitted(app, owner.user.formId, { content: 'Honestly late.', rating: 1 })
  await owner.call(createTestimonial, { body: { customerName: 'Ana', content: 'Typed, honest, reliable.' } })
  await owner.call(editTestimonial, { params: { id: shown }, body: { content: 'Trustworthy to the bone.' } })
  const { recommendations, analytics, insights } = await ask(owner)
  expect(recommendations).toHaveLength(1)
  expect(recommendations[0]).toMatchObject({
    testimonialId: shown,
    content: 'They are honest and reliable.',
    quote: { text: 'They are honest and reliable.', isCutBefore: false, isCutAfter: false },
    customerName: 'A customer',
  })
  expect(analytics).toMatchObject({ compared: 1, conversionPotential: 'low' })
  expect(insights.missingElements[0]).toBe('Testimonials: only 1 of the 5 you asked for.')
  expect(insights.suggestions[0]).toBe('Review your 2 pending testimonials.')
})

test('without any testimonial the answer is empty, and says what to do', async () => {
  const owner = await makeOwner(app)
  const { analytics, recommendations, insights } = await ask(owner)
  expect(recommendations).toEqual([])
  expect(analytics).toMatchObject({
    totalTestimonials: 0,
    averageRating: null,
    industryBenchmark: null,
    benchmarkNote: 'Your profile names no industry to compare with.',
    conversionPotential: 'low',
  })
  expect(insights.topPerformingFactors).toEqual([])
  expect(insights.suggestions[0]).toBe('Ask more customers: share your form or start a campaign.')
})

test('the order does not depend on which testimonial came in first', async () => {
  const orders = [texts, texts.toReversed(), [texts[2]!, texts[0]!, texts[3]!, texts[1]!]]
  const told = []
  for (const order of orders) {
    const owner = await makeBusiness(app)
    for (const content of [...order, ...order]) await approved(app, owner, { content })
    // Said in the same moment, or nobody knows when.
    const at = { createdAt: new Date('2026-01-01T00:00:00Z'), isUndated: sql`md5(content) < '8'` }
    await db
      .update(testimonials)
      .set(at)
      .where(eq(testimonials.workspaceId, await workspaceOf(app, owner)))
    const { recommendations } = await ask(owner, { limit: 10 })
    told.push(recommendations.map(({ content, score }) => [content, score]))
  }
  expect(told[1]).toEqual(told[0])
  expect(told[2]).toEqual(told[0])
})

test('a benchmark is told from enough businesses that appear in public, and never from others (REC-12)', async () => {
  const industry = `Bakery ${Date.now()}`
  // As others type the same trade.
  const [, number] = industry.split(' ')
  const typed = ['BAKERY', 'bakeries', 'Cafés & bakery', 'bäkery', 'Coffee shop, Bakery']
  const owner = await makeBusiness(app, 'Ours', { industry })
  const others: Owner[] = []
  for (let at = 0; at < benchmarkNeeds.businesses; at += 1) {
    const other = await makeBusiness(app, `Other ${at}`, { industry: `${typed[at]!} ${number}` })
    others.push(other)
    const workspaceId = await workspaceOf(app, other)
    await db.update(workspaces).set({ showsInPublic: true }).where(eq(workspaces.id, workspaceId))
    await db.execute(sql`insert into testimonial_counters (workspace_id, month, status, rating, is_ai_generated,
      publishable, counts_as, source, recovery, is_hidden, is_deleted, slot, count)
      values (${workspaceId}, '2026-01-01', 'approved', ${at === 0 ? 3 : 4}, false, true, 'own', '', '', false, false, 0,
        ${benchmarkNeeds.ratings})`)
  }
  expect((await ask(owner)).analytics).toMatchObject({
    industryBenchmark: 3.8,
    benchmarkNote: `The average of 5 other businesses in “${industry}”.`,
  })
  const [first] = others
  const withdrawn = { showsInPublic: false }
  await db
    .update(workspaces)
    .set(withdrawn)
    .where(eq(workspaces.id, await workspaceOf(app, first!)))
  expect((await ask(owner)).analytics).toMatchObject({
    industryBenchmark: null,
    benchmarkNote: `Needs 5 other businesses in “${industry}” that appear in public here with 10 or more ratings each.`,
  })
  // One of the five sees four others.
  expect((await ask(others[1]!)).analytics.industryBenchmark).toBeNull()
})

test('nobody gets recommendations without signing in, and nobody gets another workspace’s', async () => {
  const owner = await filled()
  expect((await caller(app).call(recommendTestimonials, { body: {} })).status).toBe(401)
  const stranger = await makeBusiness(app)
  await stranger.call(updateBusinessProfile, { body: { industry: 'Bakery' } })
  expect((await ask(stranger)).recommendations).toEqual([])
  expect((await ask(owner)).recommendations).toHaveLength(texts.length)
})
