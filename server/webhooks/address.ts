import { isIP } from 'node:net'
import type { WebhookKind } from '#contract/webhooks/webhook-events.ts'
import type { Services } from '../context.ts'
import { fieldProblem } from '../http/problem.ts'
import { isPublicAddress } from '../integrations/public-address.ts'

interface Typed {
  readonly kind: WebhookKind
  readonly address?: string | undefined
  readonly botToken?: string | undefined
  readonly chatId?: string | undefined
}

interface Address {
  readonly address: string
  readonly shownAddress: string
  readonly chatId: string | null
}

/** Where each chat takes messages, and how its addresses are recognized. */
const chats = {
  slack: {
    isOurs: (url: URL) => url.hostname === 'hooks.slack.com' && url.pathname.startsWith('/'),
    sentence: 'Enter the webhook URL from Slack. It starts with https://hooks.slack.com/',
  },
  discord: {
    isOurs: (url: URL) =>
      /^(canary\.|ptb\.)?discord(app)?\.com$/.test(url.hostname) && url.pathname.startsWith('/api/webhooks/'),
    sentence: 'Enter the webhook URL from Discord. It starts with https://discord.com/api/webhooks/',
  },
  teams: {
    isOurs: (url: URL) =>
      /\.(logic\.azure\.com|webhook\.office\.com|powerplatform\.com|powerautomate\.com)$/.test(url.hostname),
    sentence: 'Enter the webhook URL that Teams shows when you set up the workflow.',
  },
} as const

const telegramUrl = 'https://api.telegram.org'

/**
 * Where to send what this form says: an https address on the public internet, for a chat one of that chat. A name that leads
 * to a private address is refused when it is asked.
 */
export function addressOf({ config }: Pick<Services, 'config'>, typed: Typed): Address {
  if (typed.kind === 'telegram') return telegramAddress(config.internalSite ?? telegramUrl, typed)
  const url = readUrl(typed.address ?? '')
  const isTrusted = url !== undefined && url.origin === config.internalSite
  if (typed.kind === 'webhook') {
    if (!url || (!isTrusted && !isPublicHttps(url)))
      throw fieldProblem(
        'address',
        'Enter an https address on the public internet, such as https://example.com/webhooks',
      )
    return { address: url.href, shownAddress: url.href, chatId: null }
  }
  const { isOurs, sentence } = chats[typed.kind]
  if (!url || !(isTrusted || (isPublicHttps(url) && isOurs(url)))) throw fieldProblem('address', sentence)
  return { address: url.href, shownAddress: url.host, chatId: null }
}

function telegramAddress(origin: string, { botToken = '', chatId = '' }: Typed): Address {
  if (!/^\d+:[\w-]{20,}$/.test(botToken))
    throw fieldProblem('botToken', 'Enter the token that BotFather gave you, such as 123456:ABC-DEF...')
  if (!/^(-?\d+|@\w+)$/.test(chatId))
    throw fieldProblem('chatId', 'Enter the id of the chat, or @channelname')
  return { address: `${origin}/bot${botToken}/sendMessage`, shownAddress: 'api.telegram.org', chatId }
}

function readUrl(typed: string): URL | undefined {
  try {
    const url = new URL(typed)
    url.hash = ''
    return url
  } catch {
    return undefined
  }
}

function isPublicHttps({ protocol, port, username, password, hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  const isPublic = isIP(host) === 0 ? host.includes('.') : isPublicAddress(host)
  return protocol === 'https:' && port === '' && username === '' && password === '' && isPublic
}
