import * as openid from 'openid-client'
import { z } from 'zod'
import type { SocialProvider } from '#contract/accounts/social.ts'
import type { SocialClient, SocialClients } from '../config/social-settings.ts'

const limitSeconds = 5
/** Addresses and capabilities of a provider are asked for again after this long. */
const knownForMs = 24 * 3_600_000

/** What ties an answer to the browser and the moment that asked for it. */
export interface Checks {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** Whom a provider says this is. */
export interface SocialPerson {
  readonly subject: string
  readonly email: string | undefined
  /** Only what the provider itself says about its `email`. */
  readonly emailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

/** The person said no at the provider. */
export class Declined extends Error {
  override readonly name = 'Declined'
}

export interface Social {
  has(provider: SocialProvider): boolean
  newChecks(): Checks
  /** Where to send the browser. */
  address(provider: SocialProvider, checks: Checks, callback: string): Promise<URL>
  /** Turns the provider's answer, as it stands in the browser's address, into a person; throws unless all is right. */
  person(provider: SocialProvider, checks: Checks, answer: URL): Promise<SocialPerson>
}

/** Sign-in with other accounts: authorization code with PKCE, state and nonce, all of it checked by the library. */
export function openSocial(clients: SocialClients): Social {
  const configurationOf = configurations(clients)
  return {
    has: (provider) => clients[provider] !== undefined,
    newChecks: () => ({
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      codeVerifier: openid.randomPKCECodeVerifier(),
    }),
    async address(provider, { state, nonce, codeVerifier }, callback) {
      const configuration = await configurationOf(provider)
      return openid.buildAuthorizationUrl(configuration, {
        redirect_uri: callback,
        scope: isOpenId(clients[provider]) ? 'openid email profile' : 'email public_profile',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
    },
    async person(provider, { state, nonce, codeVerifier }, answer) {
      const configuration = await configurationOf(provider)
      const withIdToken = isOpenId(clients[provider])
      const tokens = await openid
        .authorizationCodeGrant(configuration, answer, {
          expectedState: state,
          pkceCodeVerifier: codeVerifier,
          ...(withIdToken && { expectedNonce: nonce, idTokenExpected: true }),
        })
        .catch((failure: unknown) => {
          const declined =
            failure instanceof openid.AuthorizationResponseError && failure.error === 'access_denied'
          throw declined ? new Declined('the person said no', { cause: failure }) : failure
        })
      const claims = tokens.claims()
      const graph = clients[provider]?.graph
      if (!claims && graph) return facebookPerson(configuration, graph, tokens.access_token)
      if (!claims) throw new Error(`${provider} did not say who this is`)
      const hasMore = !claims['email'] && configuration.serverMetadata().userinfo_endpoint
      const profile = hasMore
        ? { ...claims, ...(await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)) }
        : claims
      return personOf(openIdClaims.parse(profile))
    },
  }
}

/** What is known of each provider, asked for when it is needed and kept for a while. */
function configurations(clients: SocialClients) {
  const known = new Map<SocialProvider, { at: number; configuration: Promise<openid.Configuration> }>()
  return (provider: SocialProvider): Promise<openid.Configuration> => {
    const client = clients[provider]
    if (!client) throw new Error(`${provider} is not set up`)
    const found = known.get(provider)
    if (found && performance.now() - found.at < knownForMs) return found.configuration
    const configuration = configure(client)
    known.set(provider, { at: performance.now(), configuration })
    configuration.catch(() => known.delete(provider))
    return configuration
  }
}

/** Facebook speaks OAuth to websites, without discovery and without an ID token. */
const facebook = (graph: string) => ({
  issuer: 'https://www.facebook.com',
  authorization_endpoint: 'https://www.facebook.com/v20.0/dialog/oauth',
  token_endpoint: `${graph}/v20.0/oauth/access_token`,
})
const facebookMe = (graph: string) => new URL('/me?fields=id,name,email', graph)

function isOpenId(client: SocialClient | undefined): boolean {
  return client?.issuer !== undefined
}

async function configure(client: SocialClient): Promise<openid.Configuration> {
  const { clientId, clientSecret, issuer, graph = '' } = client
  if (issuer === undefined) {
    const configuration = new openid.Configuration(facebook(graph), clientId, clientSecret)
    configuration.timeout = limitSeconds
    // As for the issuers below: on this machine only.
    if (graph.startsWith('http:')) openid.allowInsecureRequests(configuration)
    return configuration
  }
  // The settings allow http for a provider on this machine only.
  const execute = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []
  const authentication = openid.ClientSecretPost(clientSecret)
  return openid.discovery(new URL(issuer), clientId, undefined, authentication, {
    timeout: limitSeconds,
    execute,
  })
}

const optionalText = z.string().optional().catch(undefined)

const openIdClaims = z.object({
  sub: z.string().min(1).max(255),
  email: optionalText,
  email_verified: z.boolean().catch(false),
  given_name: optionalText,
  family_name: optionalText,
  name: optionalText,
})

function personOf(claims: z.output<typeof openIdClaims>): SocialPerson {
  const [first = '', ...others] = (claims.name ?? '').trim().split(/\s+/)
  return {
    subject: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified,
    firstName: claims.given_name ?? first,
    lastName: claims.family_name ?? others.join(' '),
  }
}

const facebookAnswer = z.object({ id: z.string().min(1).max(255), name: optionalText, email: optionalText })

/** Facebook does not say whether an address was verified, so it never counts as that. */
async function facebookPerson(
  configuration: openid.Configuration,
  graph: string,
  accessToken: string,
): Promise<SocialPerson> {
  const answer = await openid.fetchProtectedResource(configuration, accessToken, facebookMe(graph), 'GET')
  const { id, ...profile } = facebookAnswer.parse(await answer.json())
  return personOf(openIdClaims.parse({ ...profile, sub: id }))
}
