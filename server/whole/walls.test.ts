import { z } from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { createApiKey } from '#contract/accounts/api-keys.ts'
import { isVersioned } from '#contract/v1/versioned.ts'
import { keyScopes } from '#contract/key-scopes.ts'
import { type Endpoint, endpoint } from '#contract/endpoint.ts'
import { mount } from '../http/mount.ts'
import { allEndpoints } from '../test/all-endpoints.ts'
import { caller } from '../test/as.ts'
import { makeAdministrator, makeMember, makeOwner } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { bodyFor } from '../test/valid-bodies.ts'

const app = await testApp()

const addressOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Where the app and a contract differ: what nobody mounted, and what is mounted and not in the contract. */
function apart(contract: readonly Endpoint[]) {
  return {
    unmounted: contract.filter((one) => !app.mounted.includes(one)).map(addressOf),
    unlisted: app.mounted.filter((one) => !contract.includes(one)).map(addressOf),
  }
}

function declaredTwice(contract: readonly Endpoint[]): string[] {
  const addresses = contract.map((endpoint) => addressOf(endpoint).replaceAll(/:\w+/g, ':'))
  return addresses.filter((address, index) => addresses.indexOf(address) !== index)
}

const someInput = {
  params: {
    id: '0192f3a0-0000-7000-8000-000000000000',
    userId: 'me',
    linkId: 'x',
    token: 'x',
    platform: 'google',
    event: 'customer.created',
  },
  query: {},
}

describe('the contract and the server', () => {
  test('every endpoint of the contract is mounted, and nothing else is', () => {
    expect(apart(allEndpoints)).toEqual({ unmounted: [], unlisted: [] })
    expect(app.mounted).toHaveLength(allEndpoints.length)
  })

  test('an endpoint that nobody mounted is found, and one that the list does not have', () => {
    const forgotten = endpoint('GET /api/forgotten', { access: 'owner', rate: 'app', response: z.object({}) })
    expect(apart([...allEndpoints, forgotten]).unmounted).toEqual(['GET /api/forgotten'])
    for (const left of allEndpoints) {
      const others = allEndpoints.filter((one) => one !== left)
      expect(apart(others)).toEqual({ unmounted: [], unlisted: [addressOf(left)] })
    }
  })

  test('no address is declared twice', () => {
    expect(declaredTwice(allEndpoints)).toEqual([])
    const again = endpoint('GET /api/customers/:customerId', {
      access: 'owner',
      rate: 'app',
      response: z.object({}),
    })
    expect(declaredTwice([...allEndpoints, again])).toEqual(['GET /api/customers/:'])
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

  test.for(allEndpoints.filter(({ access }) => access !== 'public'))(
    '$method $path answers 401 to a visitor without a session (DASH-11)',
    async (one) => {
      const answer = await caller(app).call(one, { ...someInput, body: {} })
      expect(answer.status).toBe(401)
      expect(answer.problem.code).toBe('not-signed-in')
    },
  )

  test.for(allEndpoints.filter(({ path }) => path.includes('/:id')))(
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

  test.for(allEndpoints.filter(({ access }) => access === 'admin'))(
    '$method $path is refused to an owner, whatever they send',
    async (one) => {
      const owner = await makeOwner(app)
      const answer = await owner.call(one, { ...someInput, body: bodyFor(one) ?? {} })
      expect([answer.status, answer.problem.message]).toEqual([403, 'Insufficient permissions'])
    },
  )

  test('a member of the team who is no owner gets 403 from every call that only owners may make (ROLE-02, ROLE-08)', async () => {
    const member = await makeMember(app, await makeOwner(app))
    const forOwners = allEndpoints.filter(({ onlyOwners }) => onlyOwners)
    expect(forOwners.length).toBeGreaterThan(6)
    const answers = []
    for (const one of forOwners) {
      const { status, problem } = await member.call(one, { ...someInput, body: bodyFor(one) ?? {} })
      answers.push([one.path, status, problem.code])
    }
    expect(answers).toEqual(forOwners.map(({ path }) => [path, 403, 'not-allowed']))
  })

  test('what runs the account and the team is for owners only', () => {
    const guarded = allEndpoints
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

  test('a secret key opens the calls that name a scope of it; every other says that it takes no key', async () => {
    const owner = await makeOwner(app)
    const body = { kind: 'secret' as const, name: 'Shop', scopes: [...keyScopes] }
    const { key } = (await owner.call(createApiKey, { body })).body
    const opened: string[] = []
    const refused = new Set<number>()
    for (const one of allEndpoints.filter(({ access }) => access !== 'public')) {
      const input = { ...someInput, body: bodyFor(one) ?? {} }
      const { status, text } = await caller(app).call(one, input, { authorization: `Bearer ${key}` })
      if (text.includes("This call doesn't take a key.")) refused.add(status)
      else opened.push(addressOf(one))
    }
    expect([...refused]).toEqual([403])
    const [versioned, others] = [allEndpoints.filter(isVersioned).map(addressOf), opened.toSorted()]
    expect(versioned.length).toBeGreaterThan(50)
    expect(others.filter((one) => !versioned.includes(one))).toEqual([
      'DELETE /api/testimonials/:id',
      'DELETE /api/webhooks/:id',
      'GET /api/customers',
      'GET /api/customers/export',
      'GET /api/testimonials',
      'GET /api/testimonials/:id',
      'GET /api/testimonials/export',
      'GET /api/testimonials/stats',
      'GET /api/testimonials/trends',
      'GET /api/themes',
      'GET /api/webhooks',
      'GET /api/webhooks/samples/:event',
      'PATCH /api/testimonials/:id',
      'POST /api/testimonial-recommendations',
      'POST /api/testimonials',
      'POST /api/webhooks',
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
