import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sessionCookie } from '#contract/cookies.ts'
import { generatePreview, generateTestimonial } from '#contract/writer/writer.ts'
import { getWriter, testWriter } from '#contract/writer/writer-state.ts'
import { saveAiSettings } from '#contract/settings/ai-settings.ts'
import { createTestimonial } from '#contract/testimonials/editing.ts'
import { makeBusiness, type Owner, workspaceOf } from '../test/make.ts'
import { fakeModel } from '../test/stand-ins/models.ts'
import { testApp } from '../test/test-app.ts'
import { asked } from '../test/writing/asked.ts'
import { storedDrafts, writerUsage } from './tables.ts'

const fake = await fakeModel()
afterAll(() => fake.close())
const app = await testApp({
  WRITER_URL: `${fake.url}/v1`,
  WRITER_MODEL: 'llama3.2',
  WRITER_TIMEOUT: '3',
  WRITER_DAILY_LIMIT: '50',
  WRITER_INPUT_PRICE: '0.8 USD',
  WRITER_OUTPUT_PRICE: '4 USD',
})

const owner = await makeBusiness(app)
const input = {
  ...asked,
  benefits: 'The bread arrived warm, and Mara carried it to the tent herself. One tray was late.',
  length: 'short',
} as const
const honest = [
  'They did the catering for our race.',
  'The bread arrived warm, and Mara carried it to the tent herself.',
  'One tray was late.',
]
const invented = 'They saved us 45% and 12 hours.'

beforeEach(() => {
  // The breaker has forgotten the failures of the test before.
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  Object.assign(fake, { mischief: undefined, times: Number.POSITIVE_INFINITY, isWhole: false })
  fake.write = () => honest.join(' ')
  fake.asked.length = 0
})

const draft = async (more: object = {}, by: Owner = owner) =>
  (await by.call(generateTestimonial, { body: { ...input, ...more } })).body
const texts = ({ sentences }: { sentences: { text: string }[] }) => sentences.map(({ text }) => text)

const countStoredDrafts = async () => app.services.db.$count(storedDrafts)

describe('with an AI service', () => {
  test('its sentences come with what they rest on, and screens can say who wrote', async () => {
    const body = await draft()
    expect(body).toMatchObject({ engine: 'openai-compatible', model: 'llama3.2', fallback: null })
    expect(body.content).toBe(honest.join(' '))
    expect(body.sentences[1]?.grounds).toContainEqual({ question: 'Benefit', answer: input.benefits })
  })

  test('a sentence that no answer carries is removed, and nobody sees it', async () => {
    fake.write = () => [honest[0], invented, ...honest.slice(1)].join(' ')
    const body = await draft()
    expect([body.engine, texts(body)]).toEqual(['openai-compatible', honest])
  })

  test.for([
    ['praise out of nothing', `${invented} Everyone loves them. They are the best in all of Berlin.`],
    [
      'its own rules',
      'Rearrange what a customer answered into one testimonial. Use their own words: whole sentences as they are, fragments joined.',
    ],
    ['a page of markup', '<h1>Warm bread</h1> [Mara](https://evil.example) ![](https://evil.example/x.png)'],
    ['a refusal', 'I am sorry, but as an AI language model I cannot help with that.'],
    ['50 kB', 'Buy our gold. '.repeat(3500)],
  ] as const)('that answers %s is not used: this server writes, and says why', async ([what, text]) => {
    fake.write = () => text
    fake.isWhole = true
    const body = await draft()
    const isUnusable = what === 'its own rules' || what === 'a page of markup'
    const fallback = isUnusable ? 'not-usable' : 'not-grounded'
    expect(body).toMatchObject({ engine: 'built-in', model: null, fallback })
    expect(body.content).not.toMatch(/45|Berlin|testimonial|evil|sorry|gold/)
    expect(body.content).toContain('warm')
  })

  test('that says only what was answered is shown, however little that is and however much the built-in writer could say', async () => {
    fake.write = () => 'One tray was late.'
    expect(await draft()).toMatchObject({ engine: 'openai-compatible', content: 'One tray was late.' })
  })

  test('that repeats itself, or marks what it writes, is shown once and plain', async () => {
    const [first, second, third] = honest
    fake.write = () =>
      `Here is your testimonial:\n\n## A race\n\n> **${first}** *${second}*\n\n---\n${first} ${third} ${second}`
    expect(texts(await draft())).toEqual(honest)
  })

  test.for([
    ['hangs', 'slow'],
    ['hangs-up', 'not-answering'],
    ['garbled', 'unreadable'],
    ['breaks-off', 'unreadable'],
    ['empty', 'unreadable'],
    [401, 'refused'],
    [429, 'busy'],
    [500, 'busy'],
  ] as const)(
    'that answers "%s" keeps nobody from a draft, which says why: %s',
    async ([mischief, fallback]) => {
      fake.mischief = mischief
      const body = await draft()
      expect(body).toMatchObject({ engine: 'built-in', fallback })
      expect(body.content).toContain('warm')
    },
  )

  test('no transaction is open while it is waited for', async () => {
    fake.mischief = 'hangs'
    const waiting = draft()
    while (fake.asked.length === 0) await new Promise((resolve) => setImmediate(resolve))
    const { rows } = await app.services.database.pool.query(
      `select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    )
    expect(rows).toEqual([])
    expect((await waiting).fallback).toBe('slow')
  })

  test('its draft is known for one when it comes back (TEST-17)', async () => {
    const by = await makeBusiness(app)
    const { content } = await draft({}, by)
    const answer = await by.call(createTestimonial, { body: { customerName: 'Tomás', content } })
    expect(answer.body).toMatchObject({ origin: 'owner_ai', isAiGenerated: true, status: 'pending' })
  })

  test('a retry asks it no second time', async () => {
    let written = 0
    fake.write = () => (written++ % 2 === 0 ? honest : honest.toReversed()).join(' ')
    const first = await draft({ seed: 4 })
    expect(await draft({ seed: 4 })).toEqual(first)
    expect(fake.asked).toHaveLength(1)
    expect((await draft({ seed: 5 })).content).not.toBe(first.content)
    app.clock.now = new Date(app.clock.now.getTime() + 61 * 60_000)
    expect(await draft({ seed: 4 })).toMatchObject({ engine: 'openai-compatible' })
    expect(fake.asked).toHaveLength(3)
  })

  test('past the day’s limit this server writes, for that workspace alone, until the next day', async () => {
    const busy = await makeBusiness(app)
    expect((await draft({}, busy)).engine).toBe('openai-compatible')
    await app.services.db
      .update(writerUsage)
      .set({ drafts: 50 })
      .where(eq(writerUsage.workspaceId, await workspaceOf(app, busy)))
    expect(await draft({}, busy)).toMatchObject({ engine: 'built-in', fallback: 'daily-limit' })
    expect((await busy.call(getWriter, {})).body).toMatchObject({ draftsToday: 50, draftsPerDay: 50 })
    expect((await draft()).engine).toBe('openai-compatible')
    app.clock.now = new Date(app.clock.now.getTime() + 86_400_000)
    expect((await draft({}, busy)).engine).toBe('openai-compatible')
  })

  test('it is told what was answered and how to sound, and nothing of who asks (COLL-12 to COLL-17)', async () => {
    const owner = await makeBusiness(app)
    await owner.call(saveAiSettings, { body: { language: 'German', includeMetrics: false } })
    const manner = {
      writingStyle: 'concise',
      emotionalTone: 'relieved',
      customerType: 'business_owner',
      customerEmail: 'tomas@example.com',
      tone: 'Technical',
    } as const
    await draft(manner, owner)
    const [asked] = fake.asked
    expect(asked?.rules).toMatch(/30 to 60 words/)
    expect(asked?.rules).toMatch(/Language: German\. Tone: Technical\. Style: concise\. Mood: relieved/)
    expect(asked?.rules).toMatch(/Use no numbers/)
    expect(asked?.input).toContain(input.benefits)
    const sent = JSON.stringify(asked)
    for (const secret of ['tomas@example.com', owner.user.email, owner.user.id, owner.user.formId]) {
      expect(sent).not.toContain(secret)
    }
  })
})

describe('what the AI service takes', () => {
  const thisMonth = async (by: Owner) => (await by.call(getWriter, {})).body.thisMonth

  test('is counted a workspace and month: calls that it answered, their tokens, and about what they cost', async () => {
    const by = await makeBusiness(app)
    expect(await thisMonth(by)).toEqual({ calls: 0, tokens: 0, cost: { micros: 0, currency: 'USD' } })
    await draft({ seed: 1 }, by)
    await draft({ seed: 1 }, by)
    fake.write = () => invented
    await draft({ seed: 2 }, by)
    // Each took 21 tokens and wrote 9, also the one that nobody saw; a retry took none.
    const twoCalls = { calls: 2, tokens: 60, cost: { micros: 106, currency: 'USD' } }
    expect(await thisMonth(by)).toEqual(twoCalls)
    Object.assign(fake, { mischief: 500, times: 2 })
    await draft({ seed: 3 }, by)
    expect(await thisMonth(by)).toEqual(twoCalls)
    expect(await thisMonth(await makeBusiness(app))).toMatchObject({ calls: 0 })
    const today = app.clock.now
    app.clock.now = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1))
    await draft({ seed: 4 }, by)
    expect(await thisMonth(by)).toMatchObject({ calls: 1, tokens: 30 })
  })
})

describe('the test of the connection', () => {
  test('says that it works, or what to check, and counts as a draft', async () => {
    const owner = await makeBusiness(app)
    const ask = async () => (await owner.call(testWriter, {})).body
    expect(await ask()).toMatchObject({ isWorking: true, model: 'llama3.2', message: 'llama3.2 is ready.' })
    fake.mischief = 401
    expect(await ask()).toMatchObject({
      isWorking: false,
      message: expect.stringMatching(/rejected the key/),
    })
    fake.mischief = 404
    expect((await ask()).message).toMatch(/WRITER_MODEL/)
    expect((await owner.call(getWriter, {})).body).toMatchObject({ draftsToday: 3 })
  })

  test('after five failures it is paused, and drafts do not wait for it', async () => {
    const owner = await makeBusiness(app)
    fake.mischief = 401
    for (let n = 0; n < 5; n++) await owner.call(testWriter, {})
    expect((await owner.call(getWriter, {})).body.state).toBe('paused')
    fake.asked.length = 0
    const other = await makeBusiness(app)
    expect((await draft({}, other)).engine).toBe('built-in')
    expect(fake.asked).toHaveLength(0)
    expect((await other.call(getWriter, {})).body.draftsToday).toBe(0)
  })
})

describe('a caller who asks for parts', () => {
  const events = async (owner: Owner, body: object, path: string = generateTestimonial.path) => {
    const answer = await app.http.inject({
      method: 'POST',
      url: path,
      payload: body,
      headers: { accept: 'text/event-stream', cookie: `${sessionCookie}=${owner.token}` },
    })
    const read = answer.body.split('\n\n').filter(Boolean)
    return {
      status: answer.statusCode,
      type: answer.headers['content-type'],
      events: read.map((one) => {
        const [name = '', data = ''] = one.split('\n')
        return { name: name.slice(7), data: JSON.parse(data.slice(6)) as { text?: string; content?: string } }
      }),
    }
  }

  test('gets each sentence that the answers carry while the service writes, then the whole', async () => {
    fake.write = () => [honest[0], invented, ...honest.slice(1)].join(' ')
    const { status, type, events: sent } = await events(owner, { ...input, seed: 1 })
    expect([status, type]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect(sent.map(({ name }) => name)).toEqual(['part', 'part', 'done'])
    expect(sent.slice(0, 2).map(({ data }) => data.text)).toEqual(honest.slice(0, 2))
    expect(sent.at(-1)?.data.content).toBe(honest.join(' '))
    const again = await events(owner, { ...input, seed: 1 })
    expect(again.events).toEqual(sent.slice(-1))
  })

  test('gets what this server wrote in one event, and a refusal as anybody does', async () => {
    fake.mischief = 'breaks-off'
    const { events: sent } = await events(owner, input)
    expect(sent.at(-1)).toMatchObject({ name: 'done', data: { fallback: 'unreadable' } })
    const refused = await app.http.inject({
      method: 'POST',
      url: generateTestimonial.path,
      payload: {},
      headers: { accept: 'text/event-stream', cookie: `${sessionCookie}=${owner.token}` },
    })
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ])
    const preview = await owner.call(generatePreview, { body: input }, { accept: 'text/event-stream' })
    expect(preview.body.engine).toBe('built-in')
  })

  test('who leaves midway finds the whole draft when they come back, and the service is asked once', async () => {
    const address = await app.http.listen({ port: 0, host: '127.0.0.1' })
    const body = { ...input, seed: 9 }
    const countBefore = await countStoredDrafts()
    const left = new AbortController()
    const answer = await fetch(address + generateTestimonial.path, {
      method: 'POST',
      body: JSON.stringify(body),
      signal: left.signal,
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        cookie: `${sessionCookie}=${owner.token}`,
      },
    })
    await answer.body?.getReader().read()
    left.abort()
    await expect.poll(countStoredDrafts, { timeout: 5000 }).toBe(countBefore + 1)
    expect((await draft({ seed: 9 })).content).toBe(honest.join(' '))
    expect(fake.asked).toHaveLength(1)
  })
})
