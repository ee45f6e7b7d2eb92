import { afterAll, expect, test } from 'vitest'
import { checkWallDomain, removeWallDomain, saveWall, setWallDomain } from '#contract/wall.ts'
import { nameServer } from '../test/name-server.ts'
import { approved, makeBusiness, type Owner } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

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

test('one domain is one wall’s, and whoever proves it gets it, not who enters it first', async () => {
  const [first, second] = [await withWall(), await withWall()]
  await enter(first, 'shared.bakery.example')
  const { recordName, recordValue } = await enter(second, 'shared.bakery.example')
  records.set(recordName, recordValue)
  expect((await first.call(checkWallDomain, {})).status).toBe(400)
  expect((await second.call(checkWallDomain, {})).status).toBe(200)
  records.set(recordName, (await enter(first, 'shared.bakery.example')).recordValue)
  const refused = await first.call(checkWallDomain, {})
  expect(refused.problem.fields?.['domain']).toBe('Another wall on this server uses this domain.')
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
