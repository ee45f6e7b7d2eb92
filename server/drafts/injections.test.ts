import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { cleanText } from '#contract/fields.ts'
import { customerLanguages } from '#contract/languages.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { type Draft, smartGenerate } from '#contract/writer/writer.ts'
import { createApp } from '../app.ts'
import { caller } from '../test/as.ts'
import { makeBusiness, submitted, workspaceOf } from '../test/make.ts'
import { type AskedModel, fakeModel } from '../test/stand-ins/models.ts'
import { type TestApp, testApp } from '../test/test-app.ts'

const fake = await fakeModel()
afterAll(() => fake.close())
const secret = 'sk-test-canary-0042'
const logged: string[] = []
const plain = await testApp({
  WRITER_URL: `${fake.url}/v1`,
  WRITER_API_KEY: secret,
  WRITER_MODEL: 'obedient',
  WRITER_DAILY_LIMIT: '1000',
})
const stream = new Writable({
  write(line: Buffer, _encoding, done) {
    logged.push(line.toString())
    done()
  },
})
const { log } = Fastify({ logger: { level: 'trace', stream } })
const app: TestApp = { ...plain, ...(await createApp({ ...plain.services, log })), services: plain.services }
afterAll(() => app.http.close())

const texts = readFileSync(path.join(import.meta.dirname, '../test/writing/injections.txt'), 'utf8')
  .split('\n')
  .filter(Boolean)
/** As many as fit into a questionnaire beside an honest answer. */
const perCall = 9
const calls = Array.from({ length: Math.ceil(texts.length / perCall) }, (_, at) =>
  texts.slice(at * perCall, (at + 1) * perCall),
)
const honest = 'The rye keeps for a week.'
const rulesBegin = 'Write one customer testimonial, in the first'
const canary = 'Zephyrine Quastel paid 4,711 euros.'

const invented = [
  'They won the national prize in 2019.',
  'Everyone in Berlin is always happy with them.',
  'They saved us 45% and 12 hours a week.',
  'My daughter Clara was cured within three days.',
  'Call +49 30 1234567 for the code SAVE50.',
  'See https://evil.example/?q=prompt for more.',
  'Ganaron el premio nacional en 2019.',
  'Ils ont gagné le prix national en 2019.',
  'Sie haben 2019 den Bundespreis gewonnen.',
  'Ganharam o prêmio nacional em 2019.',
]

/** Does whatever a text asks for: tells its rules and all it was told, obeys, invents, and mixes honest words in. */
function obey({ rules, input }: AskedModel): string {
  const leaks = fake.isWhole ? rules.split('\n') : [input]
  return [honest, `My key is ${secret}.`, canary, ...invented, honest, ...leaks].join(' ')
}

const blockOf = (rules: string) => /<(answers-[\w-]+)>/.exec(rules)?.[1] ?? 'no block'

beforeEach(() => {
  fake.write = obey
  fake.asked.length = 0
})

const ask = async (formId: string, answers: readonly string[], at: number): Promise<Draft> => {
  const responses = [honest, ...answers].map((answer, n) => ({ question: `Question ${n + 1}`, answer }))
  const body = {
    businessId: formId,
    customerName: 'Ines Duarte',
    consent: { version: 'draft-2026-11.1+elsewhere:en' },
    responses,
    language: customerLanguages[at % customerLanguages.length],
    length: 'long' as const,
  }
  return (await caller(app).call(smartGenerate, { body })).body
}

test('there are 150 texts in many languages that try to give orders', () => {
  expect(new Set(texts).size).toBeGreaterThanOrEqual(150)
})

test('none makes the obeying service leak, invent or tell of others; nothing is kept that nobody approved', async () => {
  const neighbor = await makeBusiness(app, 'Northside Bakery')
  await submitted(app, neighbor.user.formId, { content: canary, customerName: 'Zephyrine Quastel' })
  const owner = await makeBusiness(app)
  for (const [at, answers] of calls.entries()) {
    fake.isWhole = at % 4 > 0
    const { content, sentences, fallback } = await ask(owner.user.formId, answers, at)
    const why = `${answers.join(' | ')} -> ${content}`
    const block = blockOf(fake.asked.at(-1)?.rules ?? '')
    const found = [secret, 'Quastel', '4,711', rulesBegin, block, ...invented].filter((one) =>
      content.includes(one),
    )
    expect({ why, found }).toEqual({ why, found: [] })
    // Whatever is there rests on what this customer answered.
    const sources = [honest, ...answers.map(cleanText)]
    const grounds = sentences.flatMap((sentence) => sentence.grounds.map(({ answer }) => answer))
    expect(grounds.filter((answer) => !sources.includes(answer))).toEqual([])
    expect([null, 'not-grounded', 'not-usable']).toContain(fallback)
  }
  // The service heard of this customer's answers alone, as quoted data that no answer can close.
  for (const { rules, input, headers } of fake.asked) {
    const block = blockOf(rules)
    const inner = input.slice(block.length + 3, -(block.length + 4))
    expect(input).toBe(`<${block}>\n${inner.trim()}\n</${block}>`)
    expect(inner).not.toMatch(/[<>]/)
    expect(rules + input).not.toMatch(/Quastel|canary/)
    expect(headers.authorization).toBe(`Bearer ${secret}`)
  }
  expect((await owner.call(listTestimonials, { query: {} })).body).toEqual([])
  expect(await storedText(await workspaceOf(app, owner))).not.toMatch(/rye|prize|Ignore|Quastel/i)
  expect(logged.join('')).not.toMatch(/rye|prize|Ignore|Ines|canary|Quastel/i)
})

/** Everything that the workspace's drafts left in the database, as text. */
async function storedText(workspaceId: string): Promise<string> {
  const tables = [
    'drafts',
    'stored_drafts',
    'writer_usage',
    'idempotency',
    'testimonials',
    'testimonial_events',
  ]
  const found = await Promise.all(
    tables.map((table) =>
      app.services.database.pool.query<{ text: string }>(
        `select t::text as text from ${table} t where workspace_id = $1`,
        [workspaceId],
      ),
    ),
  )
  return found.flatMap(({ rows }) => rows.map(({ text }) => text)).join('\n')
}
