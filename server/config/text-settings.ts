import { z } from 'zod'
import { type Price, priceSetting } from './price-setting.ts'

export const textProviders = ['twilio', 'vonage', 'http'] as const

/** The account that text messages are sent from. */
export interface TextSettings {
  readonly provider: (typeof textProviders)[number]
  /** The number that messages come from and replies go to. */
  readonly from: string
  /** Twilio's account SID, or Vonage's API key. */
  readonly account: string
  /** Twilio's auth token, or Vonage's API secret. */
  readonly secret: string
  /** With which Vonage signs what it tells this server. */
  readonly signatureSecret: string
  /** Where the provider is asked instead of at its own address: a stand-in or a proxy. */
  readonly apiBase?: string
  /** How another gateway is called. */
  readonly http?: HttpTemplate
  /** What a segment costs; unset, costs are counted in segments alone. */
  readonly price?: Price
  /** Segments a calendar month. */
  readonly limits: { readonly workspace: number; readonly instance: number }
}

/** With {{to}}, {{from}}, {{text}} and {{id}} where those belong. */
export interface HttpTemplate {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Unset: the address says it all, and is fetched with GET. */
  readonly body?: string
}

const longText = z.string().max(4000, 'must be at most 4,000 characters').optional()

/** The variables of text messages, for the one schema of settings. */
export function textSettings<T extends z.ZodType>(origin: (example: string) => T) {
  return {
    SMS_PROVIDER: z.enum(textProviders, `must be one of ${textProviders.join(', ')}`).optional(),
    SMS_FROM: z
      .string()
      .regex(/^(\+[1-9]\d{6,14}|\d{3,8})$/, 'must be a number that takes replies, like +12125550123')
      .optional(),
    SMS_ACCOUNT: longText,
    SMS_SECRET: longText,
    SMS_SIGNATURE_SECRET: longText,
    SMS_API_BASE: origin('https://api.twilio.com').optional(),
    SMS_HTTP_URL: z
      .string()
      .refine(
        (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
        'must be an address like https://gateway.example.com/send?to={{to}}',
      )
      .optional(),
    SMS_HTTP_HEADERS: z
      .string()
      .transform((text, context) => {
        const { data } = z.record(z.string().regex(/^[\w-]+$/), z.string()).safeParse(parsed(text))
        if (data) return data
        context.addIssue({ code: 'custom', message: 'must be JSON like {"authorization": "Bearer ..."}' })
        return z.NEVER
      })
      .default({}),
    SMS_HTTP_BODY: longText,
    SMS_PRICE: priceSetting('0.0079 USD'),
    SMS_MONTHLY_LIMITS: z
      .string()
      .regex(/^\d{1,9},\s*\d{1,9}$/, 'must be two numbers like 1000,10000')
      .default('1000,10000')
      .transform((list) => {
        const [workspace = 0, instance = 0] = list.split(',').map(Number)
        return { workspace, instance }
      }),
  }
}

type Settings = z.output<z.ZodObject<ReturnType<typeof textSettings>>>

const needed = {
  twilio: ['SMS_FROM', 'SMS_ACCOUNT', 'SMS_SECRET'],
  vonage: ['SMS_FROM', 'SMS_ACCOUNT', 'SMS_SECRET', 'SMS_SIGNATURE_SECRET'],
  http: ['SMS_FROM', 'SMS_HTTP_URL'],
} as const

/** What is wrong with them together: the variable, and what it must be. */
export function textMistakes(set: Settings): (readonly [variable: string, message: string])[] {
  const { SMS_PROVIDER: provider } = set
  if (!provider) {
    const isHalf = set.SMS_FROM ?? set.SMS_ACCOUNT ?? set.SMS_SECRET ?? set.SMS_HTTP_URL
    return isHalf ? [['SMS_PROVIDER', `is missing: say ${textProviders.join(', ')}`]] : []
  }
  const missing = needed[provider]
    .filter((name) => !set[name])
    .map((name) => [name, `is missing: ${provider} needs it`] as const)
  const template = `${set.SMS_HTTP_URL} ${set.SMS_HTTP_BODY ?? ''}`
  const lacks = ['{{to}}', '{{text}}'].filter((place) => !template.includes(place))
  if (provider !== 'http' || !set.SMS_HTTP_URL || lacks.length === 0) return missing
  const where = set.SMS_HTTP_BODY ? 'SMS_HTTP_BODY' : 'SMS_HTTP_URL'
  return [...missing, [where, `must have ${lacks.join(' and ')} in it`]]
}

/** Nothing without a provider: then no text message leaves, and nothing about them is shown. */
export function readTextSettings(set: Settings): TextSettings | undefined {
  const { SMS_PROVIDER: provider, SMS_FROM: from, SMS_HTTP_URL: url, SMS_HTTP_BODY: body } = set
  if (!provider || !from) return undefined
  return {
    provider,
    from,
    account: set.SMS_ACCOUNT ?? '',
    secret: set.SMS_SECRET ?? '',
    signatureSecret: set.SMS_SIGNATURE_SECRET ?? '',
    ...(typeof set.SMS_API_BASE === 'string' && { apiBase: set.SMS_API_BASE }),
    ...(url && { http: { url, headers: set.SMS_HTTP_HEADERS, ...(body && { body }) } }),
    ...(set.SMS_PRICE && { price: set.SMS_PRICE }),
    limits: set.SMS_MONTHLY_LIMITS,
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
