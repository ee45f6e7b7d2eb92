import { describe, expect, test } from 'vitest'
import { updateBusinessProfile } from '#contract/business/business.ts'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { getPublicForm, submitTestimonial } from '#contract/collection/collection.ts'
import { getMyTestimonial } from '#contract/collection/my-testimonial.ts'
import type { Input } from '#contract/endpoint.ts'
import { getTestimonialHistory } from '#contract/provenance/history.ts'
import {
  getPublicServices,
  getQuestionnaire,
  noQuestions,
  saveQuestionnaire,
  submitQuestionnaire,
} from '#contract/collection/questionnaire.ts'
import { createQuestionnaireLink, createSharingLink, listSharingLinks } from '#contract/collection/sharing.ts'
import { getTestimonial, listTestimonials } from '#contract/testimonials/testimonials.ts'
import { smartGenerate } from '#contract/writer/writer.ts'
import { caller } from '../test/as.ts'
import { makeBusiness, makeOwner, type Owner, tokenOf } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
type Sent = Input<typeof submitQuestionnaire>['body']

async function send(linkId: string, overrides: Partial<Sent> = {}, headers = {}) {
  const body = {
    customerName: 'Ines Duarte',
    company: '',
    content: 'The rye keeps.',
    rating: 5,
    linkId,
    ...overrides,
  }
  return caller(app).call(submitQuestionnaire, { body }, headers)
}

const asked = async (businessId: string, language?: 'en' | 'de') =>
  (await caller(app).call(getPublicServices, { params: { businessId }, query: { language } })).body

describe('what the questionnaire asks', () => {
  test('at most four services and five benefits, from the profile and its trade (PUBQ-05, API-31)', async () => {
    const owner = await makeBusiness(app)
    const suggested = await asked(owner.user.formId)
    expect(suggested.services.length).toBeGreaterThanOrEqual(3)
    expect(suggested.services.length).toBeLessThanOrEqual(4)
    expect(suggested.benefits.length).toBeGreaterThanOrEqual(3)
    expect(suggested.benefits.length).toBeLessThanOrEqual(5)
    await owner.call(updateBusinessProfile, { body: { services: 'Sourdough, Wedding cakes' } })
    expect((await asked(owner.user.formId)).services.map(({ label }) => label)).toEqual([
      'Sourdough',
      'Wedding cakes',
      'Customer service and support',
      'Consultation and guidance',
    ])
  })

  test('without a profile there are three of each, in the language that was asked for', async () => {
    const owner = await makeOwner(app)
    expect((await owner.call(getBusinessProfile, {})).body).toBeNull()
    const german = await asked(owner.user.formId, 'de')
    expect(german.services).toHaveLength(3)
    expect(german.benefits).toHaveLength(3)
    expect(german.services[0]?.label).toBe('Beratung')
  })

  test('the owner’s own questions and choices take the place of the defaults, language by language', async () => {
    const owner = await makeBusiness(app)
    const german = {
      ...noQuestions,
      satisfaction: 'Wie war das Brot?',
      services: ['Brot', '', ' Torten ', 'Brot'],
      benefitChoices: ['Die Kruste'],
    }
    const saved = await owner.call(saveQuestionnaire, { body: { de: german, en: noQuestions } })
    expect(saved.body).toEqual({ de: { ...german, services: ['Brot', 'Torten'] } })
    const { services, benefits, questions } = await asked(owner.user.formId, 'de')
    expect(services.map(({ label }) => label)).toEqual(['Brot', 'Torten'])
    expect(benefits.map(({ label }) => label)).toEqual(['Die Kruste'])
    expect(questions).toMatchObject({ satisfaction: 'Wie war das Brot?', recommend: '' })
    expect((await asked(owner.user.formId)).questions.satisfaction).toBe('')
    await owner.call(saveQuestionnaire, { body: { en: { ...noQuestions, service: 'What did you buy?' } } })
    expect(Object.keys((await owner.call(getQuestionnaire, {})).body).toSorted()).toEqual(['de', 'en'])
    await owner.call(saveQuestionnaire, { body: { de: noQuestions } })
    expect(Object.keys((await owner.call(getQuestionnaire, {})).body)).toEqual(['en'])
  })

  test('more choices than the questionnaire shows are refused', async () => {
    const owner = await makeBusiness(app)
    const body = { en: { ...noQuestions, services: ['a', 'b', 'c', 'd', 'e'] } }
    expect((await owner.call(saveQuestionnaire, { body })).problem.code).toBe('invalid-input')
  })

  test('an unknown id, and one of another address, are the same 404 (PUBF-07)', async () => {
    for (const businessId of ['gone', '']) {
      const answer = await caller(app).call(getPublicServices, { params: { businessId }, query: {} })
      expect(answer.status).toBe(404)
    }
  })
})

describe('what the questionnaire sends', () => {
  test('exactly the text that was approved, with no more than a name (PUBQ-10, PUBQ-14, RULE-30, API-29)', async () => {
    const owner = await makeBusiness(app)
    const { consent } = (await caller(app).call(getPublicForm, { params: { linkId: owner.user.formId } }))
      .body
    const content = 'The rye keeps.\n\nAnd Mara is kind!'
    const answer = await send(owner.user.formId, {
      content,
      allowGooglePosting: true,
      allowYelpPosting: true,
      consent: { version: consent.version, scopes: ['display', 'use_name'] },
    })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ isPrivate: false, isMailed: false })
    const row = (await owner.call(getTestimonial, { params: { id: answer.body.id } })).body
    expect(row).toMatchObject({
      content,
      rating: 5,
      customerName: 'Ines Duarte',
      customerEmail: null,
      company: null,
      status: 'pending',
      origin: 'customer',
      isAiGenerated: false,
      isByTeam: false,
      formId: owner.user.formId,
    })
    expect(row.consents).toMatchObject({ display: true, name: true })
    const mine = await caller(app).call(getMyTestimonial, {
      params: { token: tokenOf(answer.body.manageUrl) },
    })
    expect(mine.body.content).toBe(content)
  })

  test('a draft has the business’s own few words before what was tapped, and before the default question ours', async () => {
    const owner = await makeBusiness(app, 'Lindqvist Bakery', { industry: 'Bakery', keyServices: 'Rye' })
    const draft = async (
      responses: Array<{ question: string; answer: string; kind: 'service' | 'benefit' }>,
    ) => {
      const { draftConsent } = (
        await caller(app).call(getPublicForm, { params: { linkId: owner.user.formId } })
      ).body
      const body = {
        businessId: owner.user.formId,
        customerName: 'Ines Duarte',
        responses,
        consent: { version: draftConsent.version },
      }
      return (await caller(app).call(smartGenerate, { body })).body.content
    }
    const service = { question: 'Which service helped you most?', answer: 'Rye', kind: 'service' as const }
    const benefits = {
      question: 'What did you like about it?',
      answer: 'Fresh ingredients, Friendly service',
      kind: 'benefit' as const,
    }
    expect(await draft([service, benefits])).toBe('Fresh ingredients, friendly service.')
    await owner.call(saveQuestionnaire, { body: { en: { ...noQuestions, benefitsLead: 'Best of all:' } } })
    expect(await draft([service, benefits])).toBe('Best of all: fresh ingredients, friendly service.')
    const portuguese = async (region?: 'BR' | 'PT') => {
      const params = { businessId: owner.user.formId }
      const query = { language: 'pt' as const, region }
      const { body } = await caller(app).call(getPublicServices, { params, query })
      return body.benefits.map(({ label }) => label)
    }
    expect(await portuguese('PT')).toContain('Boa relação qualidade-preço')
    expect(await portuguese()).toContain('Bom custo-benefício')
    const { followUps } = await asked(owner.user.formId)
    expect(followUps).toEqual(['experience', 'helper', 'duration', 'before'])
  })

  test('what the built-in writer put together from the customer’s answers is their own words, and no AI’s (PUBQ-09)', async () => {
    const owner = await makeBusiness(app)
    const params = { linkId: owner.user.formId }
    const { draftConsent } = (await caller(app).call(getPublicForm, { params })).body
    const draft = await caller(app).call(smartGenerate, {
      body: {
        businessId: owner.user.formId,
        customerName: 'Ines Duarte',
        company: 'Ines Duarte',
        responses: [
          { question: 'How satisfied are you with Lindqvist Bakery?', answer: '5', kind: 'rating' },
          {
            question: 'What did you like about it?',
            answer: 'Fresh bread, Friendly people',
            kind: 'benefit',
          },
        ],
        consent: { version: draftConsent.version },
        preview: true,
      },
    })
    const { content, record } = draft.body
    expect(content).toMatch(/bread/)
    expect(content).toMatch(/friendly/)
    const { id } = (await send(owner.user.formId, { content, draftRecord: record })).body
    expect((await owner.call(getTestimonial, { params: { id } })).body).toMatchObject({
      content,
      origin: 'customer',
      isAiGenerated: false,
      label: null,
    })
    const history = (await owner.call(getTestimonialHistory, { params: { id } })).body
    expect(history.map(({ type }) => type)).toEqual(['drafted', 'submitted'])
    expect(history[0]).toMatchObject({
      by: { kind: 'customer' },
      details: {
        engine: 'built-in',
        draft: content,
        answers: [
          { question: 'How satisfied are you with Lindqvist Bakery?', answer: '5' },
          { question: 'What did you like about it?', answer: 'Fresh bread, Friendly people' },
        ],
        consent: { sentence: draftConsent.sentence },
      },
    })
  })

  test('below four stars it is a recovery case, whatever the customer allows (PUBQ-12, PUBQ-16, ruling 2.2)', async () => {
    const owner = await makeBusiness(app)
    const { id, isPrivate } = (await send(owner.user.formId, { rating: 3, allowGooglePosting: true })).body
    expect(isPrivate).toBe(true)
    expect((await owner.call(getTestimonial, { params: { id } })).body).toMatchObject({
      isPrivate: true,
      recoveryState: 'open',
      publishable: false,
    })
  })

  test('an address that is given has to be one, and a name has to be there (RULE-30)', async () => {
    const { user } = await makeBusiness(app)
    const wrong = await send(user.formId, { customerEmail: 'ines@' })
    expect(wrong.problem.fields).toEqual({ customerEmail: 'Please enter a valid email address' })
    const nobody = await send(user.formId, { customerName: ' ' })
    expect(nobody.problem.fields?.['customerName']).toBe(
      'Please complete all questions and provide your name.',
    )
  })

  test('sent three times under one key, it is one testimonial', async () => {
    const owner = await makeBusiness(app)
    const headers = { 'idempotency-key': 'one-key' }
    const answers = await Promise.all([1, 2, 3].map(() => send(owner.user.formId, {}, headers)))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect((await owner.call(listTestimonials, { query: {} })).body).toHaveLength(1)
  })

  test('the form still needs an address, because the private page is mailed there (PUBF-01)', async () => {
    const { user } = await makeBusiness(app)
    const body = { formId: user.formId, customerName: 'Ines', customerEmail: '', content: 'Good.', rating: 5 }
    const refused = await caller(app).call(submitTestimonial, { body })
    expect(refused.problem.fields).toEqual({ customerEmail: 'Please enter a valid email address' })
  })
})

describe('questionnaire links', () => {
  const link = async (owner: Owner, customerEmail = '') =>
    (
      await owner.call(createSharingLink, {
        body: { description: 'Counter', customerEmail, opens: 'questionnaire' },
      })
    ).body

  test('a link to the questionnaire is stored, listed, and counts its answers (PUBQ-01)', async () => {
    const owner = await makeBusiness(app)
    const made = await link(owner)
    expect(made).toMatchObject({ opens: 'questionnaire', received: 0 })
    expect(made.link).toBe(`${app.services.config.publicUrl}/qr-testimonial/${made.id}`)
    await send(made.id)
    await send(made.id, { customerName: 'Tomás Reyes' })
    const [listed] = (await owner.call(listSharingLinks, { query: {} })).body
    expect(listed).toMatchObject({ id: made.id, opens: 'questionnaire', received: 2 })
  })

  test('the code of a QR material leads to one stored link, with the platforms in its address (QR-06, API-28)', async () => {
    const owner = await makeBusiness(app)
    const url = async (includeGoogle: boolean, includeYelp: boolean) =>
      (await owner.call(createQuestionnaireLink, { body: { includeGoogle, includeYelp } })).body.url
    const first = new URL(await url(true, false))
    expect(first.pathname).toMatch(/^\/qr-testimonial\/[\w-]{22}$/)
    expect(first.search).toBe('?google=true&yelp=false')
    const second = new URL(await url(false, true))
    expect([second.pathname, second.search]).toEqual([first.pathname, '?google=false&yelp=true'])
    const listed = (await owner.call(listSharingLinks, { query: {} })).body
    expect(listed).toMatchObject([{ description: 'QR code', opens: 'questionnaire' }])
  })
})
