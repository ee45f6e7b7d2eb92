import { afterAll, expect, test } from 'vitest'
import { checkWallDomain, getWall, removeWallDomain, saveWall, setWallDomain } from '#contract/wall/wall.ts'
import { allJobs } from '../../app.ts'
import { emailsTo } from '../../test/emails.ts'
import { nameServer } from '../../test/stand-ins/name-server.ts'
import { approved, makeBusiness, type Owner } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'

const records = new Map<string, string>()
const names = await nameServer(records)
afterAll(names.close)
const app = await testApp({ PUBLIC_URL: 'https://praise.test', PLAUDIT_DNS_SERVERS: names.address })

let walls = 0
async function withWall(isOn = true): Promise<Owner> {
  const owner = await makeBusiness(app)
  const looks = { title: '', intro: '', accentColor: null, backgroundColor: null, shownTags: [] }
  await owner.call(saveWall, { body: { slug: `own-${++walls}`, isOn, isIndexed: true, ...looks } })
  return owner
}

async function enter(owner: Owner, domain: string) {
  const { body } = await owner.call(setWallDomain, { body: { domain } })
  return body.domain!
}

const visit = (host: string, url = '/', method: 'GET' | 'POST' = 'GET') =>
  app.http.inject({ method, url, headers: { host, accept: 'text/html' } })

test('a wall answers on a domain once its owner has proven that it is theirs, and on none before', async () => {
  const owner = await withWall()
  await approved(app, owner, { content: 'Worth the walk.' })
  const domain = await enter(owner, ' https://Reviews.Bakery.example/ ')
  expect(domain).toMatchObject({ name: 'reviews.bakery.example', isProven: false, target: 'praise.test' })
  const early = await owner.call(checkWallDomain, {})
  expect([early.status, early.problem.fields?.['domain']]).toEqual([
    400,
    expect.stringContaining('TXT record'),
  ])
  records.set(domain.recordName, 'plaudit-wall=somebody-else')
  expect((await owner.call(checkWallDomain, {})).status).toBe(400)
  records.set(domain.recordName, domain.recordValue)
  expect((await owner.call(checkWallDomain, {})).body.domain?.isProven).toBe(true)

  const page = await visit('reviews.bakery.example')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Worth the walk.')
  expect(page.body).toContain('<link rel="canonical" href="https://reviews.bakery.example/" />')

  await owner.call(removeWallDomain, {})
  expect((await visit('reviews.bakery.example')).body).not.toContain('Worth the walk.')
})

test('nothing else of this server is there: nobody signs in on a domain of somebody else', async () => {
  const owner = await withWall()
  const { name, recordName, recordValue } = await enter(owner, 'love.bakery.example')
  records.set(recordName, recordValue)
  await owner.call(checkWallDomain, {})
  for (const url of ['/login', '/dashboard', '/api/user', '/wall/own-1', '/verify/x'])
    expect([url, (await visit(name, url)).statusCode]).toEqual([url, 404])
  expect((await visit(name, '/', 'POST')).statusCode).toBe(404)
  expect((await visit('praise.test', '/api/user')).statusCode).toBe(401)
})

test('one domain is one wall’s: whoever proves it gets it, and of two proofs the latest wins', async () => {
  const [first, second] = [await withWall(), await withWall()]
  await enter(first, 'shared.bakery.example')
  const { name, recordName, recordValue } = await enter(second, 'shared.bakery.example')
  await approved(app, first, { content: 'From the first.' })
  await approved(app, second, { content: 'From the second.' })
  records.set(recordName, recordValue)
  expect((await first.call(checkWallDomain, {})).status).toBe(400)
  expect((await second.call(checkWallDomain, {})).status).toBe(200)
  expect((await visit(name)).body).toContain('From the second.')

  records.set(recordName, (await enter(first, 'shared.bakery.example')).recordValue)
  expect((await first.call(checkWallDomain, {})).body.domain?.isProven).toBe(true)
  expect((await visit(name)).body).toContain('From the first.')
  expect((await second.call(getWall, {})).body.domain?.isProven).toBe(false)
  const [email] = await emailsTo(app, second.user.email)
  expect(email?.subject).toBe('Your wall is no longer at shared.bakery.example')
  expect((await second.call(checkWallDomain, {})).status).toBe(400)
})

test('a domain is proven again: one whose record is gone is shown for three days more, and its owner is told twice', async () => {
  const start = app.clock.now
  const owner = await withWall()
  const { name, recordName, recordValue } = await enter(owner, 'moved.bakery.example')
  records.set(recordName, recordValue)
  await owner.call(checkWallDomain, {})
  const job = allJobs.find((one) => one.name === 'prove-wall-domains')!
  const after = async (hours: number, services = app.services) => {
    app.clock.now = new Date(start.getTime() + hours * 3_600_000)
    await job.run(services, {})
    const { domain } = (await owner.call(getWall, {})).body
    return [domain?.isProven, domain?.endsAt ?? null]
  }
  const subjects = async () => (await emailsTo(app, owner.user.email)).map(({ subject }) => subject)
  expect(await after(6)).toEqual([true, null])
  // Name servers that do not answer say nothing about whose it is.
  const config = { ...app.services.config, dnsServers: ['127.0.0.1:1'] }
  expect(await after(12, { ...app.services, config })).toEqual([true, null])

  records.delete(recordName)
  const endsAt = new Date(start.getTime() + 90 * 3_600_000).toISOString()
  expect(await after(18)).toEqual([true, endsAt])
  expect(await after(24)).toEqual([true, endsAt])
  expect(await subjects()).toEqual(['moved.bakery.example: the DNS record for your wall is gone'])
  expect((await visit(name)).body).toContain('class="wall"')
  records.set(recordName, recordValue)
  expect(await after(30)).toEqual([true, null])

  records.delete(recordName)
  expect((await after(36))[0]).toBe(true)
  expect((await after(36 + 71))[0]).toBe(true)
  expect(await after(36 + 72)).toEqual([false, null])
  expect((await subjects()).at(-1)).toBe('Your wall is no longer at moved.bakery.example')
  expect((await visit(name)).body).not.toContain('class="wall"')
  records.set(recordName, recordValue)
  expect((await owner.call(checkWallDomain, {})).body.domain?.isProven).toBe(true)

  // A domain that lapsed has no name servers at all.
  expect((await after(36 + 72 + 167, { ...app.services, config }))[0]).toBe(true)
  expect((await after(36 + 72 + 168, { ...app.services, config }))[0]).toBe(false)
  app.clock.now = start
})

test('a wall that is off answers nowhere', async () => {
  const owner = await withWall(false)
  const { name, recordName, recordValue } = await enter(owner, 'off.bakery.example')
  records.set(recordName, recordValue)
  await owner.call(checkWallDomain, {})
  expect((await visit(name)).body).not.toContain('class="wall"')
})

test.each([
  'praise.test',
  'localhost',
  '192.168.0.1',
  'co.uk',
  'bakery',
  'a b.example',
  '-x.example',
  '[::1]',
])('%s is no domain for a wall', async (domain) => {
  const owner = await withWall()
  expect((await owner.call(setWallDomain, { body: { domain } })).status).toBe(400)
})
