import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { fakeModel } from '../../test/stand-ins/models.ts'
import { makeLanguageModel } from './language-model.ts'
import { ModelAway } from './model-away.ts'
import type { ModelUsage } from './model.ts'

const fake = await fakeModel()
afterAll(() => fake.close())
beforeEach(() => {
  Object.assign(fake, {
    mischief: undefined,
    times: Number.POSITIVE_INFINITY,
    isWhole: false,
    thinks: undefined,
    pieces: undefined,
    retryAfter: undefined,
    write: () => words,
  })
  fake.asked.length = 0
})

const words = 'The rye keeps for a week. Ça coûte 5 €, très bon.'
const prompt = { rules: 'Write.', input: 'Rye bread' }
const vendors = {
  'openai-compatible': {
    WRITER_URL: `${fake.url}/v1/`,
    WRITER_API_KEY: 'key-of-ours',
    WRITER_MODEL: 'llama3.2',
    WRITER_TIMEOUT: '1',
  },
  anthropic: { ANTHROPIC_API_KEY: 'key-of-ours', ANTHROPIC_URL: fake.url, WRITER_TIMEOUT: '1' },
}
const clock = { now: new Date() }
const make = (vendor: keyof typeof vendors, timeoutMs = 1000) => {
  const config = readConfig(vendors[vendor])
  const writer = config.writer && { ...config.writer, timeoutMs }
  const model = makeLanguageModel({ ...config, ...(writer && { writer }) }, () => clock.now)
  if (!model) throw new Error('A model was set up')
  return model
}
const failing = async (work: Promise<unknown>) => {
  const failure = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return failure instanceof ModelAway ? failure.reason : failure
}

describe.each(['openai-compatible', 'anthropic'] as const)('%s', (vendor) => {
  test('is asked as its vendor documents it, and its text arrives in parts', async () => {
    const parts: string[] = []
    const model = make(vendor)
    expect(await model.write(prompt, (part) => parts.push(part))).toBe(words)
    expect([parts.join(''), parts.length > 3]).toEqual([words, true])
    const [asked] = fake.asked
    expect([asked?.rules, asked?.input]).toEqual([prompt.rules, prompt.input])
    const counts = vendor === 'anthropic' ? {} : { stream_options: { include_usage: true } }
    expect(asked?.body).toMatchObject({ model: model.model, stream: true, max_tokens: 1500, ...counts })
    const documented =
      vendor === 'anthropic'
        ? { 'x-api-key': 'key-of-ours', 'anthropic-version': '2023-06-01' }
        : { authorization: 'Bearer key-of-ours' }
    expect(asked?.headers).toMatchObject(documented)
    expect(asked?.path).toBe(vendor === 'anthropic' ? '/v1/messages' : '/v1/chat/completions')
  })

  test('says what it took, and its words arrive however its stream is cut', async () => {
    for (const pieces of [1, 2, 3, 5, 7, 1_000_000]) {
      fake.pieces = pieces
      const [parts, used]: [string[], ModelUsage[]] = [[], []]
      const write = make(vendor, 10_000).write(
        prompt,
        (part) => parts.push(part),
        (usage) => used.push(usage),
      )
      expect([await write, parts.join(''), used]).toEqual([
        words,
        words,
        [{ inputTokens: 21, outputTokens: 9 }],
      ])
    }
    Object.assign(fake, { pieces: undefined, isWhole: true })
    const used: ModelUsage[] = []
    await make(vendor).write(prompt, undefined, (usage) => used.push(usage))
    expect(used).toEqual([{ inputTokens: 21, outputTokens: 9 }])
  })

  test('keeps what it thinks to itself, however long it thinks', async () => {
    fake.thinks = 'The user wants praise. Buy now! <b>5 < 7</b> '.repeat(100)
    for (const pieces of [undefined, 11]) {
      const parts: string[] = []
      fake.pieces = pieces
      expect((await make(vendor, 5_000).write(prompt, (part) => parts.push(part))).trim()).toBe(words)
      expect(parts.join('').trim()).toBe(words)
    }
    Object.assign(fake, { pieces: undefined, isWhole: true })
    expect((await make(vendor).write(prompt)).trim()).toBe(words)
  })

  test('may leave the connection open behind its last word', async () => {
    fake.mischief = 'stays-open'
    expect(await make(vendor, 5_000).write(prompt)).toBe(words)
  })

  test('may answer at once although a stream was asked for', async () => {
    fake.isWhole = true
    expect(await make(vendor).write(prompt)).toBe(words)
  })

  test('of 100 kB in one piece only the first is looked at, and past 1 MB nothing', async () => {
    fake.isWhole = true
    fake.write = () => `${'The bread arrived warm and '.repeat(4_000)}.`
    const heard: string[] = []
    const model = make(vendor, 5_000)
    expect(await failing(model.write(prompt, (part) => heard.push(part)))).toBe('unreadable')
    expect(heard.join('').length).toBe(2_400)
    fake.write = () => 'The bread arrived warm. '.repeat(4_000)
    expect((await model.write(prompt)).length).toBeLessThanOrEqual(2_400)
    fake.write = () => 'The bread arrived warm. '.repeat(50_000)
    expect(await failing(model.write(prompt))).toBe('unreadable')
  })

  test('a text that was cut at its longest ends with its last whole sentence', async () => {
    fake.mischief = 'cut'
    fake.write = () => 'The rye keeps for a week. It tastes better eve'
    expect(await make(vendor).write(prompt)).toBe('The rye keeps for a week.')
  })

  test.for([
    ['hangs-up', 'no-answer', 2],
    [429, 'busy', 2],
    [500, 'busy', 2],
    [529, 'busy', 2],
    [401, 'key-refused', 1],
    [404, 'request-refused', 1],
    [400, 'request-refused', 1],
    [302, 'request-refused', 1],
    ['garbled', 'unreadable', 1],
    ['garbled-stream', 'unreadable', 1],
    ['other-shape', 'unreadable', 1],
    ['breaks-off', 'unreadable', 1],
    ['hangs', 'slow', 1],
    ['hangs-midway', 'slow', 1],
    ['empty', 'unreadable', 1],
  ] as const)('that answers "%s" is %s, after %i calls', async ([mischief, reason, calls]) => {
    fake.mischief = mischief
    const model = make(vendor, reason === 'slow' ? 200 : 1000)
    expect([await failing(model.write(prompt)), fake.asked.length]).toEqual([reason, calls])
  })

  test('an error in the middle of a stream is no text', async () => {
    fake.mischief = 'error-midway'
    expect(await failing(make(vendor).write(prompt))).toMatch(/busy|unreadable/)
  })

  test('one failure before anything came is tried again, and a long wait is not waited', async () => {
    Object.assign(fake, { mischief: 429, times: 1, retryAfter: '0' })
    expect(await make(vendor).write(prompt)).toBe(words)
    const inAMinute = new Date(Date.now() + 60_000).toUTCString()
    for (const retryAfter of ['60', inAMinute]) {
      Object.assign(fake, { mischief: 429, times: 1, retryAfter })
      expect(await failing(make(vendor).write(prompt))).toBe('busy')
    }
  })
})

test('a stream of an OpenAI-compatible service that ends with [DONE] and no reason is complete', async () => {
  fake.mischief = 'no-reason'
  expect(await make('openai-compatible').write(prompt)).toBe(words)
})

describe('a service that keeps failing', () => {
  test('is left alone for 30 seconds after five failures, then one call tries it', async () => {
    const model = make('anthropic')
    fake.mischief = 401
    for (let n = 0; n < 5; n++) expect(await failing(model.write(prompt))).toBe('key-refused')
    expect([model.isPaused(), await failing(model.write(prompt)), fake.asked.length]).toEqual([
      true,
      'paused',
      5,
    ])
    clock.now = new Date(clock.now.getTime() + 30_000)
    const tries = [failing(model.write(prompt)), failing(model.write(prompt))]
    expect([await Promise.all(tries), fake.asked.length]).toEqual([['key-refused', 'paused'], 6])
    clock.now = new Date(clock.now.getTime() + 30_000)
    fake.mischief = undefined
    expect(await model.write(prompt)).toBe(words)
    expect([model.isPaused(), await model.write(prompt)]).toEqual([false, words])
  })

  test('is asked for eight texts at once, and the ninth goes elsewhere', async () => {
    const model = make('anthropic', 200)
    fake.mischief = 'hangs'
    const hanging = Array.from({ length: 8 }, () => failing(model.write(prompt)))
    expect(await failing(model.write(prompt))).toBe('busy')
    expect(new Set(await Promise.all(hanging))).toEqual(new Set(['slow']))
  })
})

describe('the settings of the AI service', () => {
  test('name one service and its model, or none', () => {
    const mistakes = (env: Record<string, string>) => {
      try {
        return readConfig(env).writer?.engine
      } catch (failure) {
        return (failure as Error).message
      }
    }
    expect(mistakes({})).toBeUndefined()
    expect(mistakes({ WRITER_API_KEY: 'x' })).toBe('WRITER_MODEL is missing: name the model to write with.')
    expect(mistakes({ ...vendors['openai-compatible'], ANTHROPIC_API_KEY: 'x' })).toMatch(/set up one/)
    expect(mistakes({ WRITER_URL: 'file:///etc/passwd', WRITER_MODEL: 'x' })).toMatch(/must be an address/)
    expect(readConfig({ WRITER_API_KEY: 'x', WRITER_MODEL: 'gpt-5-mini' }).writer).toMatchObject({
      url: 'https://api.openai.com/v1',
    })
  })
})
