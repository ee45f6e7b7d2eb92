import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allEndpoints, isEndpoint } from '#contract/all-endpoints.ts'
import { researchBusiness } from '#contract/business/business-research.ts'
import { createApiKey } from '#contract/accounts/api-keys.ts'
import { getPublicForm, saveFormSettings } from '#contract/collection/collection.ts'
import { addEvidence } from '#contract/testimonials/evidence.ts'
import { curlOf, type DocumentedCall, placeholders } from '#contract/documented-call.ts'
import { commonRefusals, documentedGroups } from '#contract/reference.ts'
import { createTestimonial, decideTestimonial } from '#contract/testimonials/testimonials.ts'
import type { ChallengePurpose } from '#contract/collection/challenge.ts'
import { sessionCookie } from '#contract/cookies.ts'
import { improveText } from '#contract/writer/improve.ts'
import { smartGenerate } from '#contract/writer/writer.ts'
import { goodPassword, makeBusiness, type Owner } from '../test/make.ts'
import { solvedChallenge } from '../test/solved-challenge.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp({ PLAUDIT_POW: 'on' })
const origin = 'http://127.0.0.1:3000'
const calls = documentedGroups.flatMap((group) => group.calls)

/** A business with everything that the samples name, and its own value for each placeholder. Proof of work takes long. */
async function world(solvedFor?: ChallengePurpose) {
  const owner = await makeBusiness(app)
  const google = { googlePlaceId: 'ChIJN1t_tDeuEmsRUsoyG83frY4' }
  await owner.call(saveFormSettings, { body: { requiresApproval: true, publicLinks: 'everyone', ...google } })
  const key = (await owner.call(createApiKey, { body: { kind: 'secret', name: 'Shop' } })).body
  const words = { customerName: 'Ines Duarte', content: 'The rye keeps for a week.' }
  const testimonial = (await owner.call(createTestimonial, { body: words })).body
  const verifyUrl = await shownTo(owner)
  const form = (await owner.call(getPublicForm, { params: { linkId: owner.user.formId } })).body
  const values: Record<keyof typeof placeholders, string> = {
    email: owner.user.email,
    password: goodPassword,
    secretKey: key.key,
    keyId: key.id,
    publishableKey: owner.user.apiKey,
    testimonialId: testimonial.id,
    formId: owner.user.formId,
    verifyId: verifyUrl?.split('/verify/')[1] ?? '',
    token: '',
    consentVersion: form.consent.version,
    draftConsentVersion: form.draftConsent.version,
    solution: solvedFor
      ? await solvedChallenge(app, solvedFor === 'research' ? '' : owner.user.formId, solvedFor)
      : '',
  }
  return { values, cookie: `${sessionCookie}=${owner.token}` }
}

/** Where anybody can verify a testimonial that is shown. */
async function shownTo(owner: Owner) {
  const said = { customerName: 'Tomás Reyes', content: 'Best buns in town.' }
  const { id } = (await owner.call(createTestimonial, { body: said })).body
  const params = { id }
  await owner.call(addEvidence, { params, body: { words: said.content, saidOn: '2026-01-05' } })
  return (await owner.call(decideTestimonial, { params, body: { status: 'approved' } })).body.verifyUrl
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
  const submit = calls.find(({ endpoint }) => endpoint.path === '/api/testimonials/submit')
  const sample = JSON.stringify(call.sample)
  const withToken = sample.includes(placeholders.token)
  const isSolved = withToken || sample.includes(placeholders.solution)
  const { values, cookie } = await world(
    isSolved ? (purposes[call.endpoint.path] ?? 'testimonial') : undefined,
  )
  if (submit && withToken) {
    const made = await run(filled(curlOf(submit, origin), values), cookie)
    values.token = made.json<{ manageUrl: string }>().manageUrl.split('/').at(-1) ?? ''
  }
  return run(filled(curlOf(call, origin), values), cookie)
}

function filled(command: string, values: Record<keyof typeof placeholders, string>): string {
  return Object.entries(placeholders).reduce(
    (text, [name, placeholder]) => text.replaceAll(placeholder, values[name as keyof typeof placeholders]),
    command,
  )
}

describe('the API Reference', () => {
  test.for(calls.map((call) => [`${call.endpoint.method} ${call.endpoint.path}`, call] as const))(
    'the sample of %s works as printed',
    async ([, call]) => {
      const answer = await runSample(call)
      expect([answer.statusCode, answer.statusCode < 300 ? '' : answer.body]).toEqual([
        call.endpoint.status ?? 200,
        '',
      ])
    },
  )

  test('a sample without its key is refused with 401', async () => {
    for (const call of calls.filter(({ credential }) => credential !== 'nothing')) {
      const { values } = await world()
      const command = filled(curlOf({ ...call, credential: 'nothing' }, origin), values)
      expect([call.title, (await run(command, '')).statusCode]).toEqual([call.title, 401])
    }
  })

  test('documents every call that takes a secret key, and the five of /documentation among them', () => {
    const documented = calls.filter(({ credential }) => credential === 'key').map(({ endpoint }) => endpoint)
    expect(documented).toEqual(expect.arrayContaining(allEndpoints.filter(({ acceptsKey }) => acceptsKey)))
    expect(documented.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'GET /api/testimonials',
        'POST /api/testimonials',
        'GET /api/testimonials/:id',
        'PUT /api/testimonials/:id',
        'DELETE /api/testimonials/:id',
      ]),
    )
  })

  test('knows every call of the contract', async () => {
    const names = readdirSync('contract', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /^(?!.*\.test\.ts).*\.ts$/.test(name),
    )
    const modules = await Promise.all(
      names.map((name) => import(`../../contract/${name}`) as Promise<Record<string, unknown>>),
    )
    const every = modules.flatMap((module) => Object.values(module).filter(isEndpoint))
    expect(new Set(allEndpoints)).toEqual(new Set(every))
  })

  test('names for each call the refusals of its kind, and none twice', () => {
    for (const { endpoint, credential, refusals } of calls) {
      const expected: string[] = []
      if (endpoint.path.includes('/:id')) expected.push('not-found')
      if (credential !== 'nothing') expected.push('not-signed-in')
      if (credential === 'key') expected.push('wrong-credentials')
      const said = [...commonRefusals, ...refusals]
      expect(said).toEqual(expect.arrayContaining(expected))
      expect(new Set(said).size).toBe(said.length)
    }
  })
})
