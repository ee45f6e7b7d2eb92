import { readdirSync } from 'node:fs'
import { z } from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { createApiKey } from '#contract/accounts/api-keys.ts'
import { type Endpoint, endpoint } from '#contract/endpoint.ts'
import { mount } from '../http/mount.ts'
import { caller } from '../test/as.ts'
import { makeAdministrator, makeMember, makeOwner } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { bodyFor } from '../test/valid-bodies.ts'

const app = await testApp()

const modules: Record<string, unknown>[] = await Promise.all(
  readdirSync('contract', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => import(`../../contract/${name}`) as Promise<Record<string, unknown>>),
)
const endpoints = modules.flatMap((module) => Object.values(module).filter(isEndpoint))

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'response' in value
  )
}

function unmounted(contract: readonly Endpoint[]): string[] {
  return contract.filter((one) => !app.mounted.includes(one)).map(({ method, path }) => `${method} ${path}`)
}

const someInput = {
  params: {
    id: '0192f3a0-0000-7000-8000-000000000000',
    userId: 'me',
    linkId: 'x',
    token: 'x',
    platform: 'google',
  },
  query: {},
}

describe('the contract and the server', () => {
  test('the contract has endpoints to walk', () => {
    expect(endpoints.length).toBeGreaterThan(30)
  })

  test('every endpoint of the contract is mounted', () => {
    expect(unmounted(endpoints)).toEqual([])
  })

  test('an endpoint that nobody mounted is found', () => {
    const forgotten = endpoint('GET /api/forgotten', { access: 'owner', rate: 'app', response: z.object({}) })
    expect(unmounted([...endpoints, forgotten])).toEqual(['GET /api/forgotten'])
  })

  test('a route that does not say who may call it is not mounted', () => {
    const careless = {
      method: 'GET',
      path: '/api/careless',
      rate: 'app',
      response: z.object({}),
    } as unknown as Endpoint
    expect(() => mount(app, careless, (() => ({})) as never)).toThrow('does not say who may call it')
  })

  test.for(endpoints.filter(({ access }) => access !== 'public'))(
    '$method $path answers 401 to a visitor without a session (DASH-11)',
    async (one) => {
      const answer = await caller(app).call(one, { ...someInput, body: {} })
      expect(answer.status).toBe(401)
      expect(answer.problem.code).toBe('not-signed-in')
    },
  )

  test.for(endpoints.filter(({ path }) => path.includes('/:id')))(
    '$method $path answers the same 404 for a missing id and for nonsense',
    async (one) => {
      const caller = one.access === 'admin' ? await makeAdministrator(app) : await makeOwner(app)
      const body = bodyFor(one)
      const missing = await caller.call(one, { ...someInput, body })
      const nonsense = await caller.call(one, { ...someInput, params: { id: "1' or true --" }, body })
      expect([missing.status, nonsense.status]).toEqual([404, 404])
      expect(missing.problem.code).toBe('not-found')
    },
  )

  test.for(endpoints.filter(({ access }) => access === 'admin'))(
    '$method $path is refused to an owner, whatever they send',
    async (one) => {
      const owner = await makeOwner(app)
      const answer = await owner.call(one, { ...someInput, body: bodyFor(one) ?? {} })
      expect([answer.status, answer.problem.message]).toEqual([403, 'Insufficient permissions'])
    },
  )

  test('a member of the team who is no owner gets 403 from every call that only owners may make (ROLE-02, ROLE-08)', async () => {
    const member = await makeMember(app, await makeOwner(app))
    const forOwners = endpoints.filter(({ onlyOwners }) => onlyOwners)
    expect(forOwners.length).toBeGreaterThan(6)
    const answers = []
    for (const one of forOwners) {
      const { status, problem } = await member.call(one, { ...someInput, body: bodyFor(one) ?? {} })
      answers.push([one.path, status, problem.code])
    }
    expect(answers).toEqual(forOwners.map(({ path }) => [path, 403, 'not-allowed']))
  })

  test('what runs the account and the team is for owners only', () => {
    const guarded = endpoints
      .filter(({ onlyOwners }) => onlyOwners)
      .map(({ method, path }) => `${method} ${path}`)
    for (const call of [
      'POST /api/generate-api-key',
      'POST /api/api-keys',
      'DELETE /api/api-keys/:id',
      'POST /api/team/invitations',
      'POST /api/team/invitations/:id/resend',
      'DELETE /api/team/invitations/:id',
      'PATCH /api/team/:id',
      'DELETE /api/team/:id',
    ]) {
      expect(guarded).toContain(call)
    }
  })

  test('a secret key opens the calls on testimonials that say so, and nothing else', async () => {
    const owner = await makeOwner(app)
    const { key } = (await owner.call(createApiKey, { body: { kind: 'secret', name: 'Shop' } })).body
    const opened: string[] = []
    for (const one of endpoints.filter(({ access }) => access !== 'public')) {
      const input = { ...someInput, body: bodyFor(one) ?? {} }
      const { status } = await caller(app).call(one, input, { authorization: `Bearer ${key}` })
      if (status !== 401) opened.push(`${one.method} ${one.path}`)
    }
    expect(opened.toSorted()).toEqual([
      'DELETE /api/testimonials/:id',
      'GET /api/testimonials',
      'GET /api/testimonials/:id',
      'PATCH /api/testimonials/:id',
      'POST /api/testimonials',
      'PUT /api/testimonials/:id',
    ])
  })

  test('a column that the response does not promise never leaves', async () => {
    const promised = endpoint('GET /api/planted', {
      access: 'public',
      rate: 'app',
      response: z.object({ name: z.string() }),
    })
    const second = await testAppWith((other) =>
      mount(other, promised, () => ({ name: 'Mara', passwordHash: 'secret' }) as { name: string }),
    )
    expect(second).toEqual({ name: 'Mara' })
  })
})

/** A route planted beside the real ones; Fastify takes no routes after it is ready, so on an app of its own. */
async function testAppWith(plant: (app: Awaited<ReturnType<typeof testApp>>) => void): Promise<unknown> {
  const { createApp } = await import('../app.ts')
  const other = { ...app, ...(await createApp(app.services)) }
  plant(other)
  const response = await other.http.inject({ method: 'GET', url: '/api/planted' })
  await other.http.close()
  return response.json()
}
