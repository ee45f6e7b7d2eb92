import { z } from 'zod'
import type { CrmType } from '#contract/crm/crm.ts'
import { askCrm } from './ask-crm.ts'
import { CrmRefusal } from './crm-failures.ts'
import type { CrmTokens } from './crm-token.ts'
import { hubspotHome } from './hubspot.ts'

/** How this instance is known at a CRM, and where that is. */
export interface CrmSigningIn {
  readonly crmType: CrmType
  readonly clientId: string
  readonly clientSecret: string
  /** The company's own address at Salesforce. */
  readonly instanceUrl: string
  /** In place of the CRM's own addresses. */
  readonly otherUrl: string | undefined
  readonly now: () => Date
}

const scopes: Readonly<Record<CrmType, string>> = {
  hubspot:
    'oauth crm.objects.contacts.read crm.objects.contacts.write crm.objects.deals.read ' +
    'crm.schemas.contacts.read crm.schemas.deals.read',
  salesforce: 'api refresh_token',
}

/** Where the owner agrees. `state` comes back with the code. */
export function crmConsentUrl(
  { crmType, clientId, instanceUrl, otherUrl }: CrmSigningIn,
  asked: { readonly redirectUrl: string; readonly state: string; readonly challenge: string },
): string {
  const url =
    crmType === 'hubspot'
      ? new URL('/oauth/authorize', otherUrl ?? 'https://app.hubspot.com')
      : new URL('/services/oauth2/authorize', otherUrl ?? instanceUrl)
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: asked.redirectUrl,
    response_type: 'code',
    scope: scopes[crmType],
    state: asked.state,
    code_challenge: asked.challenge,
    code_challenge_method: 'S256',
  }).toString()
  return url.href
}

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.number().positive().optional(),
  /** Salesforce: where the company's data is. */
  instance_url: z.string().optional(),
})

/** Trades the code of the browser's answer for tokens. */
export async function crmTokensForCode(
  signingIn: CrmSigningIn,
  answer: { readonly code: string; readonly verifier: string; readonly redirectUrl: string },
): Promise<CrmTokens> {
  const { refreshToken, ...tokens } = await askToken(signingIn, {
    grant_type: 'authorization_code',
    code: answer.code,
    code_verifier: answer.verifier,
    redirect_uri: answer.redirectUrl,
  })
  if (refreshToken) return { ...tokens, refreshToken }
  throw new CrmRefusal(
    'This sign-in gave no lasting access. Allow the app to request refresh tokens, and connect again.',
  )
}

/** New tokens for the old refresh token, which stays unless the CRM gives another. */
export async function refreshedCrmTokens(signingIn: CrmSigningIn, refreshToken: string): Promise<CrmTokens> {
  const answer = await askToken(signingIn, { grant_type: 'refresh_token', refresh_token: refreshToken })
  return { ...answer, refreshToken: answer.refreshToken ?? refreshToken }
}

async function askToken(signingIn: CrmSigningIn, form: Readonly<Record<string, string>>) {
  const { crmType, clientId, clientSecret, instanceUrl, otherUrl, now } = signingIn
  const isHubspot = crmType === 'hubspot'
  const answer = await askCrm({
    answer: tokenAnswer,
    url: isHubspot
      ? new URL('/oauth/v1/token', otherUrl ?? hubspotHome)
      : new URL('/services/oauth2/token', otherUrl ?? instanceUrl),
    crm: isHubspot ? 'HubSpot' : 'Salesforce',
    trustedOrigin: otherUrl,
    form: { ...form, client_id: clientId, client_secret: clientSecret },
  })
  // What is given for one place is not sent to another.
  const isElsewhere = !isHubspot && !otherUrl && answer.instance_url && answer.instance_url !== instanceUrl
  if (isElsewhere)
    throw new CrmRefusal(`This sign-in belongs to ${answer.instance_url}. Please connect that URL instead.`)
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    expiresAt: answer.expires_in === undefined ? undefined : now().getTime() + answer.expires_in * 1000,
  }
}

/** A token for keys that an owner typed (OAuth 2.0 client credentials). */
export async function salesforceTokenForKeys(
  keys: { readonly consumerKey: string; readonly consumerSecret: string },
  { instanceUrl, otherUrl }: Pick<CrmSigningIn, 'instanceUrl' | 'otherUrl'>,
): Promise<string> {
  const answer = await askCrm({
    answer: tokenAnswer,
    url: new URL('/services/oauth2/token', otherUrl ?? instanceUrl),
    crm: 'Salesforce',
    trustedOrigin: otherUrl,
    form: {
      grant_type: 'client_credentials',
      client_id: keys.consumerKey,
      client_secret: keys.consumerSecret,
    },
  })
  return answer.access_token
}
