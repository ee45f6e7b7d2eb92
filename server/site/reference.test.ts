import { describe, expect, test } from 'vitest'
import { researchBusiness } from '#contract/business/business-research.ts'
import { createApiKey } from '#contract/accounts/api-keys.ts'
import { getPublicForm, saveFormSettings, submitTestimonial } from '#contract/collection/collection.ts'
import { addEvidence } from '#contract/testimonials/evidence.ts'
import { placeholders } from '#contract/about.ts'
import {
  commonRefusals,
  credentialOf,
  curlOf,
  type DocumentedCall,
  groupsOf,
  isDocumented,
  refusalsOf,
} from '#contract/documentation.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { keyScopes } from '#contract/key-scopes.ts'
import { defaultCampaignEmail } from '#contract/campaigns/campaign-email.ts'
import { createCampaign } from '#contract/campaigns/campaigns.ts'
import { createCustomer } from '#contract/customers/customers.ts'
import { createTestimonial } from '#contract/testimonials/editing.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import type { ChallengePurpose } from '#contract/collection/challenge.ts'
import { sessionCookie } from '#contract/cookies.ts'
import { improveText } from '#contract/writer/improve.ts'
import { createWebhook, listDeliveries } from '#contract/webhooks/webhooks.ts'
import { createWidget } from '#contract/widgets/widgets.ts'
import { smartGenerate } from '#contract/writer/writer.ts'
import { allEndpoints } from '../test/all-endpoints.ts'
import { caller } from '../test/as.ts'
import { goodPassword, makeBusiness, type Owner } from '../test/make.ts'
import { solvedChallenge } from '../test/solved-challenge.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp({ PLAUDIT_POW: 'on' })
const origin = 'http://127.0.0.1:3000'
const calls = groupsOf(allEndpoints).flatMap((group) => group.calls)

const aWebhook = {
  kind: 'webhook' as const,
  name: 'Shop',
  address: 'https://shop.example.com/webhooks',
  events: ['testimonial.approved' as const],
}

type Values = Record<keyof typeof placeholders, string>

/** A business with everything that a sample names, and its own value for each placeholder. Proof of work takes long. */
async function world(sample = '', solvedFor?: ChallengePurpose) {
  const owner = await makeBusiness(app)
  const asked = { kind: 'secret' as const, name: 'Shop', scopes: [...keyScopes] }
  const key = (await owner.call(createApiKey, { body: asked })).body
  const values = Object.fromEntries(Object.keys(placeholders).map((name) => [name, 'none'])) as Values
  Object.assign(values, {
    email: owner.user.email,
    password: goodPassword,
    secretKey: key.key,
    keyId: key.id,
    publishableKey: owner.user.apiKey,
    formId: owner.user.formId,
  })
  const names = (Object.keys(placeholders) as (keyof Values)[]).filter((name) =>
    sample.includes(placeholders[name]),
  )
  for (const name of names) Object.assign(values, await makers[name]?.(owner, key.key))
  if (solvedFor) {
    const link = solvedFor === 'research' ? '' : owner.user.formId
    values.solution = await solvedChallenge(app, link, solvedFor)
  }
  return { values, cookie: `${sessionCookie}=${owner.token}` }
}

const words = { customerName: 'Ines Duarte', content: 'The rye keeps for a week.' }

/** What each placeholder of a row stands for. */
const makers: { [Name in keyof Values]?: (owner: Owner, key: string) => Promise<Partial<Values>> } = {
  async testimonialId(_owner, key) {
    const headers = { authorization: `Bearer ${key}` }
    return { testimonialId: (await caller(app).call(createTestimonial, { body: words }, headers)).body.id }
  },
  async formId(owner) {
    const google = { googlePlaceId: 'ChIJN1t_tDeuEmsRUsoyG83frY4' }
    const body = { requiresApproval: true, publicLinks: 'everyone' as const, ...google }
    await owner.call(saveFormSettings, { body })
    return {}
  },
  approvedId: async (owner) => ({ approvedId: (await shownTo(owner)).id }),
  verifyId: async (owner) => ({ verifyId: (await shownTo(owner)).verifyUrl?.split('/verify/')[1] ?? '' }),
  async rejectedId(owner) {
    const { id } = (await owner.call(createTestimonial, { body: words })).body
    await owner.call(decideTestimonial, { params: { id }, body: { status: 'rejected' } })
    return { rejectedId: id }
  },
  async feedbackId({ user: { formId } }) {
    const body = { ...words, formId, customerEmail: 'ines@example.com', rating: 2 }
    const altcha = await solvedChallenge(app, formId)
    return { feedbackId: (await caller(app).call(submitTestimonial, { body: { ...body, altcha } })).body.id }
  },
  async customerId(owner) {
    const body = { name: 'Ines Duarte', email: 'ines@example.com' }
    return { customerId: (await owner.call(createCustomer, { body })).body.id }
  },
  async campaignId(owner) {
    await owner.call(createCustomer, { body: { name: 'Ines Duarte', email: 'ines@example.com' } })
    const body = { name: 'Spring', ...defaultCampaignEmail, audience: 'everyone' as const }
    return { campaignId: (await owner.call(createCampaign, { body })).body.id }
  },
  async widgetId(owner) {
    const body = { name: 'Home page', templateId: 'modern-card' as const }
    return { widgetId: (await owner.call(createWidget, { body })).body.id }
  },
  webhookId: async (owner) => ({ webhookId: (await owner.call(createWebhook, { body: aWebhook })).body.id }),
  async deliveryId(owner) {
    const { id } = (await owner.call(createWebhook, { body: aWebhook })).body
    await shownTo(owner)
    const [delivery] = (await owner.call(listDeliveries, { params: { id }, query: {} })).body
    return { deliveryId: delivery?.id ?? '' }
  },
  async consentVersion(owner) {
    const params = { linkId: owner.user.formId }
    const { consent, draftConsent } = (await owner.call(getPublicForm, { params })).body
    return { consentVersion: consent.version, draftConsentVersion: draftConsent.version }
  },
  draftConsentVersion: (owner, key) => makers.consentVersion!(owner, key),
}

/** What anybody can verify, because it is shown. */
async function shownTo(owner: Owner) {
  const said = { customerName: 'Tomás Reyes', content: 'Best buns in town.' }
  const { id } = (await owner.call(createTestimonial, { body: said })).body
  const params = { id }
  await owner.call(addEvidence, { params, body: { words: said.content, saidOn: '2026-01-05' } })
  const { verifyUrl } = (await owner.call(decideTestimonial, { params, body: { status: 'approved' } })).body
  return { id, verifyUrl }
}

/** The words of a shell command, as a shell would take them apart. */
function wordsOf(command: string): string[] {
  const joined = command.replaceAll('\\\n', ' ')
  return [...joined.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) =>
    String(double ?? single ?? bare),
  )
}

interface Asked {
  method: string
  url: string
  headers: Record<string, string>
  payload?: string
}

/** Makes the request that the printed command makes. */
async function run(command: string, cookie: string) {
  const [program, ...words] = wordsOf(command)
  expect(program).toBe('curl')
  const hasCookies = words.includes('-b')
  const request: Asked = { method: 'GET', url: '', headers: hasCookies ? { cookie } : {} }
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '-X') request.method = words.shift() ?? ''
    else if (word === '-d') request.payload = words.shift() ?? ''
    else if (word === '-b' || word === '-c') words.shift()
    else if (word === '-H') {
      const [name = '', value = ''] = (words.shift() ?? '').split(/: (.*)/)
      request.headers[name.toLowerCase()] = value
    } else request.url = word
  }
  const { method, headers, payload } = request
  return app.http.inject({
    method: method as 'GET',
    url: request.url.replace(origin, ''),
    headers,
    ...(payload !== undefined && { payload }),
  })
}

/** What the solution in a sample is for, where it is no testimonial. */
const purposes: Readonly<Record<string, ChallengePurpose>> = {
  [smartGenerate.path]: 'draft',
  [improveText.path]: 'correction',
  [researchBusiness.path]: 'research',
}

async function runSample(call: DocumentedCall) {
  const submit = calls.find(({ path }) => path === '/api/testimonials/submit')
  const sample = JSON.stringify(call.about.sample ?? {})
  const withToken = sample.includes(placeholders.token)
  const isSolved = withToken || sample.includes(placeholders.solution)
  const solvedFor = isSolved ? (purposes[call.path] ?? 'testimonial') : undefined
  const needed = withToken ? sample + JSON.stringify(submit?.about.sample) : sample
  const { values, cookie } = await world(needed, solvedFor)
  if (submit && withToken) {
    const made = await run(filled(curlOf(submit, origin), values), cookie)
    values.token = made.json<{ manageUrl: string }>().manageUrl.split('/').at(-1) ?? ''
  }
  return run(filled(curlOf(call, origin), values), cookie)
}

function filled(command: string, values: Values): string {
  return Object.entries(placeholders).reduce(
    (text, [name, placeholder]) => text.replaceAll(placeholder, values[name as keyof Values]),
    command,
  )
}

const addressOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Calls without a key or a session that nobody else has a use for. */
const ofOurPages: readonly string[] = [
  'POST /api/auth/signup',
  'POST /api/logout',
  'POST /api/auth/stop-email-change',
  'POST /api/auth/device-link',
  'POST /api/auth/device-link/open',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/login/second-factor',
  'GET /api/auth/social/:provider',
  'GET /api/auth/social/:provider/callback',
  'POST /api/onboarding/complete',
  'GET /api/public/logos/:id',
  'POST /api/public/forms/:linkId/opened',
  'GET /api/public/my/:token/reward',
  'GET /api/public/company-logos/:token',
  'GET /api/public/photos/:token',
  'GET /api/public/my/:token/photo',
  'GET /api/public/hand-overs/:platform/:token',
  'POST /api/public/hand-overs/:platform/:token',
  'GET /api/invitations/:token',
  'POST /api/invitations/:token/accept',
  'GET /api/template-preview/:templateId',
]

describe('the API Reference', () => {
  test.for(calls.map((call) => [addressOf(call), call] as const))(
    'the sample of %s works as printed',
    async ([, call]) => {
      const answer = await runSample(call)
      expect([answer.statusCode, answer.statusCode < 300 ? '' : answer.body]).toEqual([
        call.status ?? 200,
        '',
      ])
    },
  )

  test('a sample without its key is refused with 401', async () => {
    for (const call of calls.filter((call) => credentialOf(call) !== 'nothing')) {
      const { values } = await world()
      const command = filled(curlOf(call, origin, 'nothing'), values)
      expect([call.about.title, (await run(command, '')).statusCode]).toEqual([call.about.title, 401])
    }
  })

  test('documents every call that takes a secret key, and the five of /documentation among them', () => {
    const taking = allEndpoints.filter(({ acceptsKey }) => acceptsKey)
    expect(taking.filter((endpoint) => !isDocumented(endpoint)).map(addressOf)).toEqual([])
    expect(taking.map(addressOf)).toEqual(
      expect.arrayContaining([
        'GET /api/testimonials',
        'POST /api/testimonials',
        'GET /api/testimonials/:id',
        'PUT /api/testimonials/:id',
        'DELETE /api/testimonials/:id',
      ]),
    )
  })

  test('of the calls that need neither key nor session, only those of our own pages are not documented', () => {
    const open = allEndpoints.filter((endpoint) => credentialOf(endpoint) === 'nothing')
    expect(
      open
        .filter((endpoint) => !isDocumented(endpoint))
        .map(addressOf)
        .toSorted(),
    ).toEqual(ofOurPages.toSorted())
  })

  test('gives each call of a group its own place', () => {
    for (const group of groupsOf(allEndpoints)) {
      const places = group.calls.map(({ about }) => about.place)
      expect([group.slug, places]).toEqual([group.slug, places.map((_, index) => index + 1)])
    }
  })

  test('names for each call the refusals of its kind, and none twice', () => {
    for (const call of calls) {
      const expected: string[] = []
      if (call.path.includes('/:id')) expected.push('not-found')
      if (credentialOf(call) !== 'nothing') expected.push('not-signed-in')
      if (credentialOf(call) === 'key') expected.push('wrong-credentials', 'not-allowed')
      const said = [...commonRefusals, ...refusalsOf(call)]
      expect(said).toEqual(expect.arrayContaining(expected))
      expect(new Set(said).size).toBe(said.length)
    }
  })
})
