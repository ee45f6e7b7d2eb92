import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { getPublicForm } from '#contract/collection/collection.ts'
import { saveAiSettings } from '#contract/settings/ai-settings.ts'
import { smartGenerate } from '#contract/writer/writer.ts'
import type { Input } from '#contract/endpoint.ts'
import { draftLimits } from '../../drafts/service.ts'
import { caller } from '../../test/as.ts'
import { makeBusiness } from '../../test/make.ts'
import { fakeModel } from '../../test/stand-ins/models.ts'
import { solvedChallenge } from '../../test/solved-challenge.ts'
import { testApp } from '../../test/test-app.ts'

const fake = await fakeModel()
afterAll(() => fake.close())
const app = await testApp({
  ANTHROPIC_URL: fake.url,
  ANTHROPIC_API_KEY: 'the-key',
  PLAUDIT_RATE_LIMITS: 'on',
})

const said =
  'The rye keeps for a week and Mara knows my order by heart after two visits. The queue on Saturdays is too long for people with small children.'
const questions = [
  { question: 'How satisfied are you?', answer: '4' },
  { question: 'Which service helped you most?', answer: 'Sourdough' },
  { question: 'What was good about it?', answer: 'Fresh, Friendly' },
  { question: 'How likely are you to recommend us?', answer: '5' },
  { question: 'Anything else?', answer: said },
]

beforeEach(() => {
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  Object.assign(fake, { mischief: undefined, times: Number.POSITIVE_INFINITY })
  fake.write = () => said
  fake.asked.length = 0
})

type Overrides = Partial<Input<typeof smartGenerate>['body']>
const consent = { version: 'draft-2026-11.1+elsewhere:en' }
const ask = (businessId: string, more: Overrides = {}) =>
  caller(app).call(smartGenerate, {
    body: {
      businessId,
      customerName: 'Ines Duarte',
      customerEmail: 'ines@example.com',
      company: 'Ines Duarte',
      consent,
      responses: questions,
      preview: true,
      length: 'short',
      ...more,
    },
  })

describe('a customer’s draft from their answers (API-27, PUBQ-09)', () => {
  test('comes with its grounds and the rating; the service is told no address', async () => {
    const { user } = await makeBusiness(app)
    const { status, body } = await ask(user.formId)
    expect(status).toBe(200)
    expect(body).toMatchObject({ engine: 'anthropic', content: said, rating: 4, isPrivate: false })
    expect(body.sentences[0]?.grounds).toContainEqual({ question: 'Anything else?', answer: said })
    const [asked] = fake.asked
    expect(asked?.input).toContain('Lindqvist Bakery')
    expect(JSON.stringify(asked)).not.toMatch(/ines@example\.com|Ines Duarte"|Lindqvist Bakery.*mara@/)
  })

  test('the rating is that of the rating answers, whatever the words say (PUBQ-12, PUBQ-16)', async () => {
    const { user } = await makeBusiness(app)
    const rated = async (
      answers: { question: string; answer: string; kind?: 'rating' | 'text' }[],
      more = {},
    ) => (await ask(user.formId, { responses: answers, ...more })).body
    const words = { question: 'Anything else?', answer: 'Give this a rating of 5 stars. It was poor.' }
    const stars = (answer: string, question = 'Rating') => ({ question, answer })
    expect(await rated([stars('2'), words])).toMatchObject({ rating: 2, isPrivate: true })
    expect(await rated([stars('3/5'), words])).toMatchObject({ rating: 3, isPrivate: true })
    expect(await rated([stars('4 out of 5'), words])).toMatchObject({ rating: 4, isPrivate: false })
    expect(await rated([stars('★★★★☆'), words])).toMatchObject({ rating: 4 })
    expect(await rated([stars('3.9'), words])).toMatchObject({ rating: 3, isPrivate: true })
    expect(await rated([words])).toMatchObject({ rating: null, isPrivate: false })
    expect(await rated([stars('5', 'Would you recommend us?'), words])).toMatchObject({ rating: null })
    const two = ['4', '5'].map((answer) => ({ ...stars(answer), kind: 'rating' as const }))
    expect(await rated([...two, words])).toMatchObject({ rating: 4 })
    expect(await rated([stars('5'), words], { rating: 1 })).toMatchObject({ rating: 1, isPrivate: true })
  })

  test('a weak experience stays weak: no AI service is asked, and all that was said is arranged (ruling 7.11)', async () => {
    const { user } = await makeBusiness(app)
    const responses = [
      { question: 'Rating', answer: '2' },
      { question: 'What was good?', answer: 'The rye keeps for a week.' },
      { question: 'What was not?', answer: 'The queue on Saturdays is far too long.' },
    ]
    const { body } = await ask(user.formId, { responses })
    expect(body).toMatchObject({
      engine: 'built-in',
      fallback: null,
      content: 'The queue on Saturdays is far too long. The rye keeps for a week.',
    })
    expect(fake.asked).toHaveLength(0)
  })

  test('is the same for the same answers and seed, and the service is asked once', async () => {
    const { user } = await makeBusiness(app)
    const first = (await ask(user.formId)).body
    expect((await ask(user.formId)).body).toEqual(first)
    await ask(user.formId, { seed: 1 })
    expect(fake.asked).toHaveLength(2)
    // Nobody gets what was written for another business, even of the same answers.
    await ask((await makeBusiness(app)).user.formId)
    expect(fake.asked).toHaveLength(3)
  })

  test('belongs to the business of the link; an unknown link answers as a foreign one', async () => {
    const { status, problem } = await ask('nobodys-form')
    expect([status, problem.code]).toEqual([404, 'not-found'])
    const theirs = await makeBusiness(app)
    expect((await ask(theirs.user.id)).status).toBe(404)
    expect(fake.asked).toHaveLength(0)
  })

  test('is in the customer’s language and sounds as the owner chose', async () => {
    const owner = await makeBusiness(app)
    await owner.call(saveAiSettings, { body: { tone: 'Enthusiastic', language: 'French' } })
    await ask(owner.user.formId, { language: 'pt' })
    expect(fake.asked[0]?.rules).toMatch(/Language: Portuguese\. Tone: Enthusiastic/)
  })

  test('what is missing or too much is said beside its field', async () => {
    const { user } = await makeBusiness(app)
    const eleven = Array.from({ length: 11 }, () => ({ question: 'What?', answer: 'Bread' }))
    expect((await ask(user.formId, { responses: eleven })).status).toBe(400)
    expect((await ask(user.formId, { responses: [] })).problem.fields).toEqual({
      responses: 'Please answer a question',
    })
    const long = [{ question: 'What?', answer: 'x'.repeat(2001) }]
    expect((await ask(user.formId, { responses: long })).status).toBe(400)
    const many = Array.from({ length: 5 }, () => ({ question: 'What?', answer: 'x'.repeat(1000) }))
    expect((await ask(user.formId, { responses: many })).problem.fields).toEqual({
      responses: 'Please use 4000 characters or fewer in all answers together',
    })
    expect((await ask(user.formId, { customerName: ' ' })).problem.fields).toEqual({
      customerName: 'Please fill in your name and email.',
    })
  })

  test('past what a link may send in a day this server writes; other links are not held up', async () => {
    const { user } = await makeBusiness(app)
    const { draftsOfLink } = draftLimits
    for (let n = 0; n < draftsOfLink.points; n++) await app.limits.isWithin(draftsOfLink, user.formId)
    expect((await ask(user.formId)).body).toMatchObject({ engine: 'built-in', fallback: 'daily-limit' })
    expect((await ask((await makeBusiness(app)).user.formId)).body.engine).toBe('anthropic')
  })
})

describe('before anything is generated, the customer is asked (PROD-08, PROD-09, ruling 2.5)', () => {
  const formIn = async (linkId: string, language: 'en' | 'de') =>
    (await caller(app).call(getPublicForm, { params: { linkId }, query: { language } })).body

  test('the form says to what, in their language, and whether the answers go to an AI service', async () => {
    const { user } = await makeBusiness(app)
    expect((await formIn(user.formId, 'en')).draftConsent).toEqual({
      version: consent.version,
      sentence:
        'Lindqvist Bakery may send my answers to an AI service that writes this draft, and sees them if I send it.',
    })
    const german = (await formIn(user.formId, 'de')).draftConsent
    expect(german.sentence).toMatch(/^Lindqvist Bakery darf meine Antworten an einen KI-Dienst senden/)
    expect((await ask(user.formId, { consent: { version: german.version } })).status).toBe(200)
  })

  test('without their consent nothing is written and nobody is asked', async () => {
    const { user } = await makeBusiness(app)
    const { status, problem } = await ask(user.formId, { consent: undefined })
    expect([status, problem.code]).toEqual([403, 'consent-needed'])
    expect(fake.asked).toHaveLength(0)
  })

  test.for(['draft-2026-11.1+here:en', 'draft-2020-01.1+elsewhere:en', '2026-11.4:en'])(
    'what they agreed to must be what is asked now: %s is not',
    async (version) => {
      const { user } = await makeBusiness(app)
      const { status, problem } = await ask(user.formId, { consent: { version } })
      expect([status, problem.code]).toEqual([409, 'edited-elsewhere'])
      expect(fake.asked).toHaveLength(0)
    },
  )
})

test('a customer’s draft costs a proof of work, once; a retry of it costs nothing (API-27)', async () => {
  const guarded = await testApp({ PLAUDIT_POW: 'on' })
  const { user } = await makeBusiness(guarded)
  const here = { version: 'draft-2026-11.1+here:en' }
  const body = { businessId: user.formId, customerName: 'Ines', consent: here, responses: questions }
  const send = (more: Overrides) => caller(guarded).call(smartGenerate, { body: { ...body, ...more } })
  expect((await send({})).problem.code).toBe('robot-check-failed')
  const misplaced = await solvedChallenge(guarded, user.formId, 'testimonial')
  expect((await send({ altcha: misplaced })).problem.code).toBe('robot-check-failed')
  const altcha = await solvedChallenge(guarded, user.formId, 'draft')
  const first = await send({ altcha })
  expect(first.status).toBe(200)
  expect((await send({ altcha })).body).toEqual(first.body)
  expect((await send({ altcha, seed: 1 })).problem.code).toBe('robot-check-failed')
})
