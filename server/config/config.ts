import { isIP } from 'node:net'
import { availableParallelism, totalmem } from 'node:os'
import path from 'node:path'
import { brand } from '#contract/brand.ts'
import { type CrmSettings, readCrmSettings } from './crm-settings.ts'
import { environment, type LogLevel } from './environment.ts'
import { type PaymentSettings, readPaymentSettings } from './payment-settings.ts'
import { readReviewSettings, type ReviewSettings } from './review-settings.ts'
import { readSocialClients, type SocialClients } from './social-settings.ts'
import { readTextSettings, type TextSettings } from './text-settings.ts'
import { type ModelSettings, readModelSettings } from './writer-settings.ts'

/** Everything an operator can set. Without any variable set, the product runs complete on 127.0.0.1:3000. */
export interface Config {
  port: number
  host: string
  /** How many processes take requests on the one port. More than one has another beside them that owns the database. */
  processes: number
  /** Where people reach this server; links in emails are built from it, never from a request's `Host`. */
  publicUrl: string
  /** Database, files, keys and outbox of this instance. Absolute. */
  dataFolder: string
  /** Unset: the embedded PostgreSQL in the data folder. */
  databaseUrl?: string
  /** How long work behind the replies (imports, emails) waits for a database that is away before it gives up. */
  databaseWaitMs: number
  /** How long a server that is asked to stop goes on taking requests, while `/readyz` says that it leaves. */
  drainMs: number
  /** Unset: emails are kept in the data folder's outbox. */
  smtpUrl?: string
  mailFrom: string
  /** A mailbox that emails come back to when they cannot be delivered; it takes `name+anything@` as well. */
  bounceAddress?: string
  /** What senders for this server put into the SPF record of their domain, such as `include:spf.example.com`. */
  spf?: string
  /** Mailgun signs its news with it. Unset: nobody's news of that kind is believed. */
  mailgunKey?: string
  /** Emails that one process sends at the same time. */
  mailConnections: number
  /** Requests of one workspace that one process sends in a minute. */
  mailPace: number
  /** Whoever runs this instance: gets what visitors write on the contact page. Unset: it is only stored. */
  operatorEmail?: string
  /** The account that text messages are sent from. Unset: none leave. */
  texts?: TextSettings
  /** The account at the payment provider. Unset: nothing is sold here and no plan limits anybody. */
  payments?: PaymentSettings
  /** Other accounts that sign people in; none unless the operator registered this instance there. */
  social: SocialClients
  /** Where the CRMs are asked instead of at their own addresses: a stand-in or a proxy. */
  crmUrls: CrmSettings['urls']
  /** What this instance is registered as at a CRM: owners sign in there instead of typing keys. */
  crmApps: CrmSettings['apps']
  /** Platforms that reviews are fetched from: what the operator set up for them. */
  reviews: ReviewSettings
  /** The AI service that drafts are written with. Unset: this server writes them itself. */
  writer?: ModelSettings
  /** Drafts of a workspace that go to that service in a day; what comes after is written here. */
  writerDailyLimit: number
  /** A site on the operator's own network whose pages may be read as if it were public. */
  internalSite?: string
  proofOfWork: boolean
  rateLimits: boolean
  /** What one process may keep of prepared answers for other websites. */
  embedCacheBytes: number
  /** Asked for the records that prove a domain, in place of the machine's own name servers. */
  dnsServers?: string[]
  /** Emails to people outside the team: in an account's first day, its first week, and in each day after that. */
  mailLimits: { firstDay: number; firstWeek: number; perDay: number }
  development: boolean
  /** Without the parts of libraries that are no part of their interface; see docs/private-parts.md. */
  plain: boolean
  /** Exact CIDR ranges of the proxies in front, whose forwarding headers are believed. */
  trustProxy: string[]
  logLevel: LogLevel
}

/** All mistakes in the environment at once, one sentence each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly mistakes: readonly string[]

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
    this.mistakes = mistakes
  }
}

/** Reads the settings from a record of environment variables; an empty value counts as not set. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = parseEnvironment(env)
  const writer = readModelSettings(set)
  const payments = readPaymentSettings(set)
  const texts = readTextSettings(set)
  const crm = readCrmSettings(set)
  const publicUrl = set.PUBLIC_URL ?? `http://${hostInUrl(set.HOST)}:${set.PORT}`
  return {
    port: set.PORT,
    host: set.HOST,
    processes: set.PLAUDIT_PROCESSES ?? (set.PLAUDIT_DEV ? 1 : usualProcesses()),
    publicUrl,
    dataFolder: path.resolve(set.PLAUDIT_DATA),
    ...(set.DATABASE_URL && { databaseUrl: set.DATABASE_URL }),
    databaseWaitMs: set.PLAUDIT_DATABASE_WAIT * 1000,
    drainMs: set.PLAUDIT_DRAIN * 1000,
    ...(set.SMTP_URL && { smtpUrl: set.SMTP_URL }),
    mailFrom: set.MAIL_FROM ?? `${brand.name} <${brand.prefix}@${mailDomain(publicUrl)}>`,
    ...(set.MAIL_BOUNCE_ADDRESS && { bounceAddress: set.MAIL_BOUNCE_ADDRESS }),
    ...(set.MAIL_SPF && { spf: set.MAIL_SPF }),
    ...(set.MAILGUN_SIGNING_KEY && { mailgunKey: set.MAILGUN_SIGNING_KEY }),
    mailConnections: Math.max(1, set.PLAUDIT_MAIL_CONNECTIONS),
    mailPace: Math.max(1, set.PLAUDIT_MAIL_PACE),
    ...(set.OPERATOR_EMAIL && { operatorEmail: set.OPERATOR_EMAIL }),
    ...(texts && { texts }),
    ...(payments && { payments }),
    social: readSocialClients(set),
    crmUrls: crm.urls,
    crmApps: crm.apps,
    reviews: readReviewSettings(set),
    ...(writer && { writer }),
    writerDailyLimit: set.WRITER_DAILY_LIMIT,
    ...(set.PLAUDIT_INTERNAL_SITE && { internalSite: set.PLAUDIT_INTERNAL_SITE }),
    proofOfWork: set.PLAUDIT_POW,
    rateLimits: set.PLAUDIT_RATE_LIMITS,
    embedCacheBytes: set.PLAUDIT_EMBED_CACHE * 2 ** 20,
    mailLimits: set.PLAUDIT_MAIL_LIMITS,
    ...(set.PLAUDIT_DNS_SERVERS && { dnsServers: set.PLAUDIT_DNS_SERVERS }),
    development: set.PLAUDIT_DEV,
    plain: set.PLAUDIT_PLAIN,
    trustProxy: set.PLAUDIT_TRUST_PROXY,
    logLevel: set.LOG_LEVEL,
  }
}

function parseEnvironment(env: Record<string, string | undefined>) {
  const values = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value),
  )
  const parsed = environment.safeParse(values)
  if (parsed.success) return parsed.data
  throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`))
}

/** One a core, where each finds 512 MiB of memory, the database's share included. */
function usualProcesses(): number {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  return Math.max(1, Math.min(4, availableParallelism(), Math.floor(bytes / 2 ** 29)))
}

/** An address that can be opened on this machine, also when the server listens on every interface. */
export function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return isIP(host) === 6 ? `[${host}]` : host
}

function mailDomain(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? 'localhost' : hostname
}
