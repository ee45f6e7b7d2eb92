import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { allEndpoints } from '../test/all-endpoints.ts'
import { submitTestimonial } from '#contract/collection/collection.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { cleanText } from '#contract/fields.ts'
import { parseInput } from '#contract/input.ts'
import { getTestimonial, listTestimonials } from '#contract/testimonials/testimonials.ts'
import { caller } from '../test/as.ts'
import { makeBusiness } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { bodyLimitOf } from './limits/body-limit.ts'

const app = await testApp()
const parts = ['params', 'query', 'body'] as const
/** Composing these sorts each run of marks, in quadratic time: 260,000 of them took ten seconds. */
const alternatingMarks = (length: number) => 'a' + '\u0301\u0327'.repeat(length / 2)

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Every text that the endpoint takes: where it stands, and what the schema says of it. */
function textsOf(endpoint: Endpoint): { place: string; schema: JsonSchema }[] {
  return parts.flatMap((part) => {
    const schema = endpoint[part]
    if (!schema) return []
    return leaves(part, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  })
}

function leaves(place: string, schema: JsonSchema): { place: string; schema: JsonSchema }[] {
  const inside = [
    ...Object.entries(schema.properties ?? {}).map(([name, value]) => [`${place}.${name}`, value] as const),
    ...(schema.anyOf ?? []).map((option) => [place, option] as const),
    ...(schema.items && !Array.isArray(schema.items) ? [[`${place}[]`, schema.items] as const] : []),
  ]
  const isText = schema.type === 'string' && !schema.enum && schema.const === undefined
  const isList = schema.type === 'array'
  return [
    ...(isText || isList ? [{ place, schema }] : []),
    ...inside.flatMap(([at, value]) => (typeof value === 'object' ? leaves(at, value) : [])),
  ]
}

/** The same shape with this text wherever a text stands. */
function filledWith(text: string, schema: JsonSchema): unknown {
  const [option = schema] = schema.anyOf ?? []
  if (option.type === 'string') return text
  if (option.type === 'array' && typeof option.items === 'object' && !Array.isArray(option.items)) {
    return [filledWith(text, option.items)]
  }
  const entries = Object.entries(option.properties ?? {})
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'object' && filledWith(text, value)]),
  )
}

async function secondsOf(work: () => unknown): Promise<number> {
  const { user, system } = process.cpuUsage()
  await work()
  const used = process.cpuUsage({ user, system })
  return (used.user + used.system) / 1e6
}

describe('what a request may bring', () => {
  test.for([...allEndpoints])('$method $path names a greatest length for every text and list', (endpoint) => {
    // Files have the limit of their body.
    if (endpoint.bodyLimitBytes !== undefined) return
    const unbounded = textsOf(endpoint).filter(
      ({ schema: { type, maxLength, maxItems, pattern } }) =>
        pattern === undefined && (type === 'array' ? maxItems : maxLength) === undefined,
    )
    expect(unbounded.map(({ place }) => place)).toEqual([])
  })

  test.for([...allEndpoints])(
    '$method $path refuses long texts before anything is done with them',
    async (endpoint) => {
      if (endpoint.bodyLimitBytes !== undefined) return
      const text = alternatingMarks(100_000)
      const inputs = Object.fromEntries(
        parts.map((part) => {
          const schema = endpoint[part]
          return [
            part,
            schema && filledWith(text, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
          ]
        }),
      ) as Record<(typeof parts)[number], unknown>
      expect(await secondsOf(() => parseInput(endpoint, inputs))).toBeLessThan(0.25)
    },
  )

  test('a form for a few lines takes no more than they need', () => {
    const limits = allEndpoints.filter((endpoint) => endpoint.bodyLimitBytes === undefined).map(bodyLimitOf)
    expect(Math.max(...limits)).toBeLessThan(262_144)
    expect(bodyLimitOf(submitTestimonial)).toBeLessThan(150_000)
  })
})

describe('a submission of alternating combining marks', () => {
  const submission = { customerName: 'Ines Duarte', customerEmail: 'ines@example.com', rating: 5 }

  test('of 260 kB is refused at once', async () => {
    const { user } = await makeBusiness(app)
    const seconds = await secondsOf(async () => {
      const content = alternatingMarks(130_000)
      const body = { ...submission, content, formId: user.formId }
      expect((await caller(app).call(submitTestimonial, { body })).status).toBe(413)
    })
    expect(seconds).toBeLessThan(1)
  })

  test('that fits the body is refused by its length with a sentence', async () => {
    const { user } = await makeBusiness(app)
    const body = { ...submission, content: alternatingMarks(34_000), formId: user.formId }
    const { status, problem } = await caller(app).call(submitTestimonial, { body })
    expect([status, problem.message]).toEqual([
      400,
      expect.stringMatching(/^Please use [\d,]+ characters or fewer$/),
    ])
  })

  test('that is short enough is kept with runs of at most 30 marks', async () => {
    const owner = await makeBusiness(app)
    const content = `Great bread ${alternatingMarks(400)}!`
    const body = { ...submission, content, formId: owner.user.formId }
    const { id } = (await caller(app).call(submitTestimonial, { body })).body
    const savedContent = (await owner.call(getTestimonial, { params: { id } })).body.content
    expect(savedContent).toMatch(/^Great bread .{1,33}!$/su)
  })

  test('does not hold up a search', async () => {
    const owner = await makeBusiness(app)
    const seconds = await secondsOf(async () => {
      const { status } = await owner.call(listTestimonials, { query: { search: alternatingMarks(5_000) } })
      expect(status).toBe(400)
    })
    expect(seconds).toBeLessThan(0.5)
  })
})

describe('cleaning a text', () => {
  test('leaves decomposed writing as it was typed, whole', () => {
    const vietnamese = 'Bánh mì của tiệm này ngon tuyệt vời '.repeat(100).trim()
    expect(cleanText(vietnamese.normalize('NFD'))).toBe(vietnamese.normalize('NFC'))
    const korean = '빵이 정말 맛있어요 '.repeat(100).trim()
    expect(cleanText(korean.normalize('NFD'))).toBe(korean)
  })
})
