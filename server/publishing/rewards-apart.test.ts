import { beforeAll, expect, test } from 'vitest'
import { allEndpoints } from '../test/all-endpoints.ts'
import { saveReviewPreferences } from '#contract/business/business.ts'
import { askForConsent } from '#contract/collection/consent-request.ts'
import { customerLanguages } from '#contract/languages.ts'
import { changeMyTestimonial, getMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { inviteToSayMore, replyToFeedback } from '#contract/collection/private-feedback.ts'
import { createReviewLinks } from '#contract/publishing/publishing.ts'
import { writeReply } from '#contract/testimonials/replies.ts'
import { leadsToReviewSite } from '#contract/publishing/review-sites.ts'
import { defaultRewardSettings, listRewards, saveRewardSettings } from '#contract/rewards/rewards.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { caller } from '../test/as.ts'
import { emailsTo, type SentEmail } from '../test/emails.ts'
import { type Owner, submitted } from '../test/make.ts'
import { publishingOn } from '../test/makers/make-publishing.ts'
import { testApp } from '../test/test-app.ts'
import { remindHandOvers } from './remind.ts'

const app = await testApp()
const { connected, publish } = publishingOn(app)
const message = 'A cinnamon bun is waiting for you.'
const [happy, unhappy] = ['happy@customers.example', 'unhappy@customers.example']
const laterBy = (days: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + days * 86_400_000)
}

let codes: readonly string[]
let sent: readonly SentEmail[]
let pageTexts: readonly { readonly page: string; readonly text: string }[]

const isReward = (text: string) => text.includes(message) || codes.some((code) => text.includes(code))
const leads = (text: string) => leadsToReviewSite(text) || text.includes('/oauth/')

/** A business on Google and Yelp that points to Google after writing, and rewards everybody by every way it can. */
async function rewarding(): Promise<Owner> {
  const owner = await connected()
  const preferences = { primaryReviewPlatform: 'google', reviewPromptEnabled: true } as const
  await owner.call(saveReviewPreferences, { body: preferences })
  const rewards = { isEnabled: true, distributionMethod: 'both', rewardMessage: message } as const
  await owner.call(saveRewardSettings, { body: { ...defaultRewardSettings, ...rewards } })
  return owner
}

/** Writes to both customers whatever the business can write, a day and more apart. */
async function writeEverything(owner: Owner, five: { id: string; token: string }, two: { id: string }) {
  const { id } = five
  await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
  await owner.call(writeReply, { params: { id }, body: { text: 'Thank you, see you soon!' } })
  await owner.call(replyToFeedback, { params: { id: two.id }, body: { message: 'We are sorry.' } })
  laterBy(2)
  await owner.call(inviteToSayMore, { params: { id: two.id } })
  expect((await owner.call(askForConsent, { params: { id }, body: { forPosting: true } })).status).toBe(200)
  const params = { token: five.token }
  const { version, consent } = (await caller(app).call(getMyTestimonial, { params })).body
  const scopes = ['display', 'use_name', 'suggest_posting'] as const
  const agreed = { version, consent: { version: consent.version, scopes: [...scopes] } }
  await caller(app).call(changeMyTestimonial, { params, body: agreed })
  laterBy(2)
  expect((await publish(owner, id, 'google')).status).toBe(201)
  await app.drain()
  laterBy(9)
  // Reminders leave by day.
  app.clock.now.setUTCHours(12)
  await remindHandOvers.run(app.services, {})
}

const pages = allEndpoints.filter(({ access, method }) => access === 'public' && method === 'GET')

/** Every page that anybody may open, as it is told for these ids; with a token, those that a link of one customer opens. */
async function open({ token, ...ids }: Record<string, string>) {
  const answers = []
  for (const page of pages.filter(({ path }) => path.includes(':token') === (token !== undefined))) {
    const params = { ...ids, token }
    for (const language of page.path.includes(':token') ? customerLanguages : ['en']) {
      const { status, text } = await caller(app).call(page, { params, query: { language } })
      if (status === 200) answers.push({ page: page.path, text })
    }
  }
  return answers
}

beforeAll(async () => {
  const owner = await rewarding()
  const { formId } = owner.user
  const five = await submitted(app, formId, { customerEmail: happy, scopes: ['display', 'use_name'] })
  const two = await submitted(app, formId, { customerEmail: unhappy, rating: 2 })
  await app.drain()
  codes = (await owner.call(listRewards, { query: {} })).body.flatMap(({ code }) => code ?? [])
  await writeEverything(owner, five, two)
  sent = [...(await emailsTo(app, happy)), ...(await emailsTo(app, unhappy))]
  const answers = []
  for (const platform of ['google', 'yelp'] as const) {
    const body = { platform, testimonialIds: [five.id] }
    const [link] = (await owner.call(createReviewLinks, { body })).body
    const ids = { linkId: formId, businessId: formId, userId: owner.user.apiKey, id: five.id, platform }
    answers.push(...(await open(ids)))
    for (const token of [five.token, two.token, link!.token]) answers.push(...(await open({ ...ids, token })))
  }
  pageTexts = answers
}, 60_000)

test('both customers won a reward, whatever they gave, and the happy one was handed their words', () => {
  expect(codes).toHaveLength(2)
  expect(sent.filter(({ text }) => isReward(text)).map(({ to }) => to)).toEqual([happy, unhappy])
  expect(sent.filter(({ text }) => leads(text))).toHaveLength(2)
})

test('no email carries a reward and a way to a review site together (ruling 2.7)', () => {
  const mixed = sent.filter(({ text }) => isReward(text) && leads(text))
  expect(mixed.map(({ subject }) => subject)).toEqual([])
})

test('no page carries a reward and a way to a review site together (ruling 2.7)', () => {
  const those = (which: (text: string) => boolean) => [
    ...new Set(pageTexts.filter(({ text }) => which(text)).map(({ page }) => page)),
  ]
  expect(those(isReward)).toEqual(['/api/public/my/:token/data', '/api/public/my/:token/reward'])
  expect(those(leads)).toEqual([
    '/api/public/business-profile/:linkId',
    '/api/public/review-links/:linkId/:platform',
    '/api/public/hand-overs/:platform/:token',
  ])
})

test('a public reply, which the private page shows, leads to no review site either', async () => {
  const owner = await rewarding()
  const { id } = await submitted(app, owner.user.formId)
  const reply = (text: string) => owner.call(writeReply, { params: { id }, body: { text } })
  const link = 'Review us: https://search.google.com/local/writereview?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4'
  for (const text of [link, 'And on g.page/lindqvist please', 'Tell others: bit.ly/3xyz']) {
    const { status, problem } = await reply(text)
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['text']])
  }
  expect((await reply('Thank you! More about us at lindqvist.example.')).status).toBe(200)
})
