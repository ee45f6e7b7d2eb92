import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hideTestimonial } from '#contract/testimonials/decisions.ts'
import { getWall, saveWall } from '#contract/wall/wall.ts'
import { shareImagePath } from '#shared/share/share-image.ts'
import { verifyPath } from '../provenance/service.ts'
import { approved, workspaceOf } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { wallsOf } from '../test/walls.ts'
import { makeFront } from './front.ts'
import { KeptPages } from './kept-pages.ts'

const app = await testApp()
const { withWall } = wallsOf(app)
const origin = await app.http.listen({ port: 0, host: '127.0.0.1' })

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(origin + path, { headers, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

async function askOften(path: string, headers?: Record<string, string>): Promise<void> {
  for (let times = 0; times < 12; times++) await ask(path, headers)
}

/** How many statements the database got since the last look. */
function countQueries() {
  const asked = vi.spyOn(app.services.database.pool, 'query')
  onTestFinished(() => asked.mockRestore())
  return () => asked.mock.calls.splice(0).length
}

/** A wall with one testimonial, and what else shows it. */
async function shownBusiness() {
  const { owner, path } = await withWall({ title: 'Kind words' })
  const id = await approved(app, owner, { content: 'Crisp crust and kind people.' })
  const verify = verifyPath({ workspaceId: await workspaceOf(app, owner), id })
  const verifyId = verify.slice('/verify/'.length)
  return {
    owner,
    id,
    wall: path,
    verify: `/api/public/verify/${verifyId}`,
    image: shareImagePath(verifyId),
  }
}

test('a wall, a proof, and an image that many ask for are sent without asking the database, as they were before', async () => {
  const { wall, verify, image } = await shownBusiness()
  const queries = countQueries()
  for (const path of [wall, verify, image]) {
    const before = await ask(path)
    await askOften(path)
    queries()
    const after = await ask(path)
    expect([path, queries(), after.status, after.text === before.text]).toEqual([path, 0, 200, true])
    const own = /^(date|(x-)?ratelimit-.*)$/
    const said = (headers: Headers) => [...headers].filter(([name]) => !own.test(name))
    expect(said(after.headers)).toEqual(said(before.headers))
  }
})

test('whoever has the page already is told so, in its language and its encoding alone', async () => {
  const { wall } = await shownBusiness()
  const german = { 'accept-language': 'de' }
  await askOften(wall)
  await askOften(wall, german)
  const etag = (await ask(wall)).headers.get('etag')!
  expect((await ask(wall, { 'if-none-match': etag })).status).toBe(304)
  expect((await ask(wall, { ...german, 'if-none-match': etag })).status).toBe(200)
  expect((await ask(wall)).text).toContain('<html lang="en"')
  expect((await ask(wall, german)).text).toContain('<html lang="de"')
  expect((await ask(`${wall}?rating=1`)).text).not.toContain('Crisp crust')
})

test('what is hidden, and a wall that is turned off, leave at once what was kept', async () => {
  const { owner, id, wall, verify } = await shownBusiness()
  await askOften(wall)
  await askOften(verify)
  await owner.call(hideTestimonial, { params: { id }, body: { isHidden: true } })
  await expect.poll(async () => (await ask(wall)).text, { timeout: 3_000 }).not.toContain('Crisp crust')
  await expect.poll(async () => (await ask(verify)).status, { timeout: 3_000 }).toBe(404)
  await askOften(wall)
  const { body } = await owner.call(getWall, {})
  await owner.call(saveWall, { body: { ...body, isOn: false } })
  await expect.poll(async () => (await ask(wall)).status, { timeout: 3_000 }).toBe(404)
})

/** Pages that say how often they were made, and a clock to set. */
async function numberedPages() {
  let ms = 0
  let made = 0
  const front = makeFront()
  const http = Fastify({ serverFactory: front.serverFactory })
  const kept = new KeptPages(() => ms)
  kept.serve(http, front)
  http.get('/:name', (request, reply) => {
    kept.allow(request, 'a workspace')
    if (request.url === '/cookie') reply.header('set-cookie', 'visitor=1')
    if (request.url === '/missing') reply.code(404)
    return reply.send(`${++made}`)
  })
  const url = await http.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => http.close())
  const read = async (path: string) => (await fetch(url + path)).text()
  const readOften = async (path: string) => {
    for (let times = 0; times < 12; times++) await read(path)
  }
  return { read, readOften, kept, setClock: (to: number) => (ms = to) }
}

test('a page is kept for five seconds at most; after four, one visitor has it made anew and the others do not wait', async () => {
  const { read, readOften, setClock } = await numberedPages()
  await readOften('/page')
  expect([await read('/page'), await read('/page')]).toEqual(['10', '10'])
  setClock(3_999)
  expect(await read('/page')).toBe('10')
  setClock(4_000)
  expect([await read('/page'), await read('/page')]).toEqual(['11', '11'])
  setClock(8_999)
  expect(await read('/page')).toBe('12')
  setClock(14_000)
  expect(await read('/page')).toBe('13')
})

test('what sets a cookie, what is missing, and what few ask for is never kept', async () => {
  const { read, readOften, kept } = await numberedPages()
  await readOften('/cookie')
  await readOften('/missing')
  await read('/page')
  expect(kept.sizeBytes).toBe(0)
})
