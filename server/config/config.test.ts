import { availableParallelism } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('the settings', () => {
  test('everything has a default, so nothing need be set', () => {
    const config = readConfig({})
    expect(config).toEqual({
      port: 3000,
      host: '127.0.0.1',
      processes: expect.any(Number),
      publicUrl: 'http://127.0.0.1:3000',
      dataFolder: path.resolve('data'),
      mailFrom: 'Plaudit <plaudit@localhost>',
      social: {},
      crmApps: {},
      crmUrls: {},
      reviews: { apps: {}, urls: {} },
      writerDailyLimit: 200,
      proofOfWork: true,
      rateLimits: true,
      databaseWaitMs: 300_000,
      drainMs: 3_000,
      embedCacheBytes: 256 * 2 ** 20,
      mailConnections: 8,
      mailPace: 300,
      mailLimits: { firstDay: 20, firstWeek: 100, perDay: 1000 },
      development: false,
      plain: false,
      trustProxy: [],
      logLevel: 'warn',
    })
  })

  test('an empty value counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', PLAUDIT_POW: '' })).toEqual(readConfig({}))
  })

  test('all mistakes are told at once, each in a sentence that names its variable', () => {
    const env = {
      PORT: '70000',
      PUBLIC_URL: 'https://example.com/praise',
      DATABASE_URL: 'mysql://localhost/x',
      OPERATOR_EMAIL: 'a@example.com, b@example.com',
      PLAUDIT_EMBED_CACHE: '0',
      PLAUDIT_POW: 'nope',
      PLAUDIT_TRUST_PROXY: '10.0.0.0/8, 10.0.0.0/99',
    }
    expect(() => readConfig(env)).toThrow(
      new ConfigError([
        'PORT must be a number from 1 to 65535.',
        'PUBLIC_URL must be a bare origin, without a path.',
        'DATABASE_URL must be an address like postgres://user:password@host:5432/database.',
        'OPERATOR_EMAIL must be one address like you@example.com.',
        'PLAUDIT_POW must be on or off.',
        'PLAUDIT_EMBED_CACHE must be a number of megabytes from 1 to 999999.',
        'PLAUDIT_TRUST_PROXY must be a comma-separated list of addresses or ranges like 10.0.0.0/8.',
      ]),
    )
  })

  test('each number can be set to both ends of the range that its sentence names, and not beyond', () => {
    const ranges = [
      'PORT',
      'PLAUDIT_PROCESSES',
      'PLAUDIT_DATABASE_WAIT',
      'PLAUDIT_MAIL_CONNECTIONS',
      'PLAUDIT_MAIL_PACE',
      'PLAUDIT_EMBED_CACHE',
      'WRITER_TIMEOUT',
      'WRITER_DAILY_LIMIT',
    ]
    for (const name of ranges) {
      const refusal = (value: string) => {
        try {
          readConfig({ [name]: value })
          return ''
        } catch (mistake) {
          return (mistake as Error).message
        }
      }
      const sentence = refusal('0')
      const [, first = '', last = ''] = /^\w+ must be a [a-z ]+ from (\d+) to (\d+)\.$/.exec(sentence) ?? []
      expect([name, refusal(first), refusal(last)]).toEqual([name, '', ''])
      for (const beyond of [String(Number(first) - 1), String(Number(last) + 1), '-1', '1.5', '1e3'])
        expect([name, beyond, refusal(beyond)]).toEqual([name, beyond, sentence])
    }
    expect(readConfig({ PLAUDIT_MAIL_PACE: '1000000' }).mailPace).toBe(1_000_000)
  })

  test('the public address leads to this machine when the server listens everywhere', () => {
    expect(readConfig({ HOST: '0.0.0.0', PORT: '8080' }).publicUrl).toBe('http://127.0.0.1:8080')
    expect(readConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000')
    expect(readConfig({ PUBLIC_URL: 'https://praise.example.com/' }).publicUrl).toBe(
      'https://praise.example.com',
    )
  })

  test('an address with a zone, a port, a path or another protocol is refused in one sentence', () => {
    for (const [name, value, sentence] of [
      [
        'HOST',
        'fe80::1%eth0',
        'HOST must be an address without a zone (the part after %), like ::1 or 0.0.0.0.',
      ],
      ['HOST', 'localhost:3000', 'HOST must be an address or a name without a port, like 0.0.0.0.'],
      ['PUBLIC_URL', 'praise.example.com', 'PUBLIC_URL must be an address like https://praise.example.com.'],
      [
        'PUBLIC_URL',
        'htps://praise.example.com',
        'PUBLIC_URL must be an address like https://praise.example.com.',
      ],
      ['PUBLIC_URL', 'https://praise.example.com/app', 'PUBLIC_URL must be a bare origin, without a path.'],
    ] as const)
      expect(() => readConfig({ [name]: value })).toThrow(new ConfigError([sentence]))
  })

  test('a server takes every core that it may, up to four, and one in development', () => {
    const { processes } = readConfig({})
    expect(processes).toBeGreaterThanOrEqual(1)
    expect(processes).toBeLessThanOrEqual(Math.min(4, availableParallelism()))
    expect(readConfig({ PLAUDIT_DEV: 'on' }).processes).toBe(1)
    expect(readConfig({ PLAUDIT_PROCESSES: '8' }).processes).toBe(8)
    expect(() => readConfig({ PLAUDIT_PROCESSES: '0' })).toThrow(
      'PLAUDIT_PROCESSES must be a number from 1 to 16.',
    )
  })

  test('switches and proxies are read as they are written', () => {
    const config = readConfig({
      PLAUDIT_POW: 'off',
      PLAUDIT_DEV: 'on',
      PLAUDIT_TRUST_PROXY: '10.0.0.0/8,::1',
    })
    expect(config).toMatchObject({ proofOfWork: false, development: true, trustProxy: ['10.0.0.0/8', '::1'] })
  })

  test('an AI service is priced for what it reads and writes, in one currency, or not at all', () => {
    const service = { WRITER_URL: 'http://127.0.0.1:11434/v1', WRITER_MODEL: 'llama3.2' }
    const input = { WRITER_INPUT_PRICE: '0.80 USD' }
    const prices = {
      input: { micros: 800_000, currency: 'USD' },
      output: { micros: 4_000_000, currency: 'USD' },
    }
    const priced = readConfig({ ...service, ...input, WRITER_OUTPUT_PRICE: '4 USD' })
    expect(priced.writer?.prices).toEqual(prices)
    expect(readConfig(service).writer).not.toHaveProperty('prices')
    const mistakes = [
      [input, 'WRITER_OUTPUT_PRICE is missing: input and output are priced together.'],
      [
        { WRITER_OUTPUT_PRICE: '4 USD' },
        'WRITER_INPUT_PRICE is missing: input and output are priced together.',
      ],
      [
        { ...input, WRITER_OUTPUT_PRICE: '4 EUR' },
        'WRITER_OUTPUT_PRICE must be in USD, like WRITER_INPUT_PRICE.',
      ],
      [{ WRITER_INPUT_PRICE: 'cheap' }, 'WRITER_INPUT_PRICE must be a price like 0.80 USD.'],
    ] as const
    for (const [set, sentence] of mistakes) {
      expect(() => readConfig({ ...service, ...set })).toThrow(new ConfigError([sentence]))
    }
  })

  test('a gateway for text messages is set up with all that it needs, or not at all', () => {
    const gateway = { SMS_PROVIDER: 'twilio', SMS_FROM: '+12125550100', SMS_ACCOUNT: 'AC1', SMS_SECRET: 'x' }
    expect(readConfig(gateway).texts).toMatchObject({ provider: 'twilio', limits: { workspace: 1000 } })
    expect(readConfig({}).texts).toBeUndefined()
    expect(() => readConfig({ ...gateway, SMS_SECRET: '' })).toThrow(
      'SMS_SECRET is missing: twilio needs it.',
    )
    expect(() => readConfig({ ...gateway, SMS_FROM: 'BAKERY' })).toThrow(
      'SMS_FROM must be a number that takes',
    )
    expect(() => readConfig({ ...gateway, SMS_PRICE: 'cheap' })).toThrow('SMS_PRICE must be a price like')
    expect(() => readConfig({ SMS_FROM: '+12125550100' })).toThrow('SMS_PROVIDER is missing: say twilio')
    const plain = { SMS_PROVIDER: 'http', SMS_FROM: '+12125550100', SMS_HTTP_URL: 'https://sms.example/send' }
    expect(() => readConfig(plain)).toThrow('SMS_HTTP_URL must have {{to}} and {{text}} in it.')
    expect(readConfig({ ...plain, SMS_HTTP_BODY: 'n={{to}}&t={{text}}' }).texts?.http?.headers).toEqual({})
  })

  test('a sign-in provider is set up with both halves of its client, or not at all', () => {
    const google = { OAUTH_GOOGLE_CLIENT_ID: 'plaudit', OAUTH_GOOGLE_CLIENT_SECRET: 'whisper' }
    const client = { clientId: 'plaudit', clientSecret: 'whisper' }
    expect(readConfig(google).social).toEqual({
      google: { ...client, issuer: 'https://accounts.google.com' },
    })
    expect(readConfig({ ...google, OAUTH_GOOGLE_ISSUER: 'http://127.0.0.1:4000' }).social).toEqual({
      google: { ...client, issuer: 'http://127.0.0.1:4000' },
    })
    expect(() => readConfig({ OAUTH_FACEBOOK_CLIENT_ID: 'plaudit' })).toThrow(
      'OAUTH_FACEBOOK_CLIENT_SECRET is missing: a client has an id and a secret.',
    )
    expect(() => readConfig({ OAUTH_MICROSOFT_CLIENT_SECRET: 'whisper' })).toThrow(
      'OAUTH_MICROSOFT_CLIENT_ID is missing: a client has an id and a secret.',
    )
  })

  test.for(['http://id.example.com', 'id.example.com', 'http://127.example.com', 'ftp://127.0.0.1'])(
    'the client secret is not sent to %s',
    (issuer) => {
      expect(() => readConfig({ OAUTH_GOOGLE_ISSUER: issuer })).toThrow(
        'OAUTH_GOOGLE_ISSUER must be an address like https://id.example.com.',
      )
    },
  )
})
