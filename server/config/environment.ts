import { BlockList, isIP } from 'node:net'
import { z } from 'zod'
import { crmMissingHalves, crmSettings } from './crm-settings.ts'
import { paymentSettings } from './payment-settings.ts'
import { reviewSettings } from './review-settings.ts'
import { missingHalves, socialSettings } from './social-settings.ts'
import { textMistakes, textSettings } from './text-settings.ts'
import { wholeNumber } from '../kit/whole-number.ts'
import { writerMistakes, writerSettings } from './writer-settings.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

function onOff(initial: 'on' | 'off') {
  return z
    .enum(['on', 'off'], 'must be on or off')
    .default(initial)
    .transform((value) => value === 'on')
}

function url(schemes: string[], example: string) {
  return z
    .string()
    .refine(
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol),
      `must be an address like ${example}`,
    )
}

function origin(example: string) {
  return url(['http:', 'https:'], example)
    .refine(isOrigin, 'must be a bare origin, without a path')
    .transform((value) => new URL(value).origin)
}

/** Every variable that is read, and what it may say. */
export const environment = z
  .object({
    PORT: wholeNumber(65_535).default(3000),
    HOST: z
      .string()
      .refine(
        (host) => !host.includes('%'),
        'must be an address without a zone (the part after %), like ::1 or 0.0.0.0',
      )
      .refine(
        (host) => isIP(host) !== 0 || /^[\w.-]*$/.test(host),
        'must be an address or a name without a port, like 0.0.0.0',
      )
      .default('127.0.0.1'),
    PLAUDIT_PROCESSES: wholeNumber(16).optional(),
    PUBLIC_URL: origin('https://praise.example.com').optional(),
    PLAUDIT_DATA: z.string().default('./data'),
    DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database').optional(),
    PLAUDIT_DATABASE_WAIT: wholeNumber(3600, 'number of seconds').default(300),
    PLAUDIT_DRAIN: z
      .string()
      .regex(/^\d{1,2}$/, 'must be a number of seconds from 0 to 60')
      .transform(Number)
      .refine((seconds) => seconds <= 60, 'must be a number of seconds from 0 to 60')
      .default(3),
    SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://user:password@host:465').optional(),
    MAIL_FROM: z
      .string()
      .regex(
        /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        'must be an address like Name <name@example.com>',
      )
      .optional(),
    MAIL_BOUNCE_ADDRESS: z
      .email('must be one address like bounce@example.com')
      .refine((address) => !address.includes('+'), 'must not have a + of its own')
      .optional(),
    MAIL_SPF: z
      .string()
      .regex(
        /^(include|ip4|ip6|a|mx):[\w.:/-]+( (include|ip4|ip6|a|mx):[\w.:/-]+)*$/,
        'must be a part of an SPF record like include:spf.example.com',
      )
      .optional(),
    MAILGUN_SIGNING_KEY: z.string().optional(),
    PLAUDIT_MAIL_CONNECTIONS: wholeNumber(64, 'number of connections').default(8),
    PLAUDIT_MAIL_PACE: wholeNumber(1_000_000, 'number of emails').default(300),
    OPERATOR_EMAIL: z.email('must be one address like you@example.com').optional(),
    ...textSettings(origin),
    ...paymentSettings(origin),
    ...crmSettings(origin),
    ...reviewSettings(origin),
    PLAUDIT_INTERNAL_SITE: origin('http://intranet.example').optional(),
    PLAUDIT_POW: onOff('on'),
    PLAUDIT_RATE_LIMITS: onOff('on'),
    PLAUDIT_EMBED_CACHE: wholeNumber(999_999, 'number of megabytes').default(256),
    PLAUDIT_MAIL_LIMITS: z
      .string()
      .regex(/^\d{1,7},\s*\d{1,7},\s*\d{1,7}$/, 'must be three numbers like 20,100,1000')
      .default('20,100,1000')
      .transform((list) => {
        const [firstDay = 0, firstWeek = 0, perDay = 0] = list.split(',').map(Number)
        return { firstDay, firstWeek, perDay }
      }),
    PLAUDIT_DNS_SERVERS: z
      .string()
      .transform((list) => list.split(',').map((server) => server.trim()))
      .refine(
        (servers) => servers.every((server) => isIP(server.replace(/(?<=^[\d.]+):\d{1,5}$/, '')) !== 0),
        'must be a comma-separated list of addresses like 9.9.9.9',
      )
      .optional(),
    PLAUDIT_DEV: onOff('off'),
    PLAUDIT_PLAIN: z
      .enum(['0', '1'], 'must be 0 or 1')
      .default('0')
      .transform((value) => value === '1'),
    PLAUDIT_TRUST_PROXY: z
      .string()
      .transform((list) => list.split(',').map((range) => range.trim()))
      .refine(
        (ranges) => ranges.every(isCidr),
        'must be a comma-separated list of addresses or ranges like 10.0.0.0/8',
      )
      .default([]),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('warn'),
    ...socialSettings,
    ...writerSettings,
  })
  .superRefine((values, context) => {
    for (const name of [...missingHalves(values), ...crmMissingHalves(values)]) {
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'is missing: a client has an id and a secret',
      })
    }
    for (const [name, message] of [...writerMistakes(values), ...textMistakes(values)]) {
      context.addIssue({ code: 'custom', path: [name], message })
    }
  })

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return true
  const { protocol, pathname, search, hash, username } = new URL(value)
  // Of another protocol, the sentence before this one tells.
  if (!/^https?:$/.test(protocol)) return true
  return pathname === '/' && !search && !hash && !username
}

function isCidr(range: string): boolean {
  const [address = '', prefix, ...rest] = range.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  if (!/^\d{1,3}$/.test(prefix)) return false
  try {
    new BlockList().addSubnet(address, Number(prefix), family === 6 ? 'ipv6' : 'ipv4')
    return true
  } catch {
    return false
  }
}
