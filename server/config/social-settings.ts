import { isIP } from 'node:net'
import { z } from 'zod'
import { type SocialProvider, socialProviders } from '#contract/accounts/social.ts'

/** What a provider knows this instance as. Without an issuer: Facebook, which has addresses of its own instead. */
export interface SocialClient {
  readonly clientId: string
  readonly clientSecret: string
  readonly issuer: string | undefined
  /** Where Facebook's Graph API is; for Facebook only. */
  readonly graph?: string
}
export type SocialClients = Readonly<Partial<Record<SocialProvider, SocialClient>>>

/** Microsoft's takes personal accounts and those of every organization. */
const issuers: Readonly<Record<SocialProvider, string | undefined>> = {
  google: 'https://accounts.google.com',
  microsoft: 'https://login.microsoftonline.com/common/v2.0',
  facebook: undefined,
}

const facebookGraph = 'https://graph.facebook.com'

const part = z.string().max(1000, 'must be at most 1000 characters').optional()
const issuer = z.string().refine(isSafeIssuer, 'must be an address like https://id.example.com').optional()

/** The variables of all providers, for the one schema of settings. */
export const socialSettings = {
  OAUTH_GOOGLE_CLIENT_ID: part,
  OAUTH_GOOGLE_CLIENT_SECRET: part,
  OAUTH_GOOGLE_ISSUER: issuer,
  OAUTH_FACEBOOK_CLIENT_ID: part,
  OAUTH_FACEBOOK_CLIENT_SECRET: part,
  OAUTH_FACEBOOK_ISSUER: issuer,
  OAUTH_FACEBOOK_GRAPH: issuer,
  OAUTH_MICROSOFT_CLIENT_ID: part,
  OAUTH_MICROSOFT_CLIENT_SECRET: part,
  OAUTH_MICROSOFT_ISSUER: issuer,
}
type Settings = { readonly [K in keyof typeof socialSettings]?: string | undefined }

/** Half a client signs nobody in: the names of what is missing. */
export function missingHalves(settings: Settings): string[] {
  return socialProviders.flatMap((provider) => {
    const { id, secret } = variableNamesOf(provider)
    if (settings[id] && !settings[secret]) return [secret]
    return settings[secret] && !settings[id] ? [id] : []
  })
}

export function readSocialClients(settings: Settings): SocialClients {
  const clients: Partial<Record<SocialProvider, SocialClient>> = {}
  for (const provider of socialProviders) {
    const names = variableNamesOf(provider)
    const [clientId, clientSecret] = [settings[names.id], settings[names.secret]]
    if (!clientId || !clientSecret) continue
    clients[provider] = {
      clientId,
      clientSecret,
      issuer: settings[names.issuer] ?? issuers[provider],
      ...(provider === 'facebook' && { graph: settings.OAUTH_FACEBOOK_GRAPH ?? facebookGraph }),
    }
  }
  return clients
}

function variableNamesOf(provider: SocialProvider) {
  const start = `OAUTH_${provider.toUpperCase() as Uppercase<SocialProvider>}` as const
  return {
    id: `${start}_CLIENT_ID`,
    secret: `${start}_CLIENT_SECRET`,
    issuer: `${start}_ISSUER`,
  } as const
}

/** Client secrets travel to it, so without https it is on this machine. */
function isSafeIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  const isHere =
    hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'))
  return protocol === 'https:' || (protocol === 'http:' && isHere)
}
