import { z } from 'zod'
import type { CrmType } from '#contract/crm/crm.ts'
import type { Services } from '../context.ts'
import { inWorkspace } from '../db/tenant.ts'
import type { Crm } from '../integrations/crm/crm.ts'
import { CrmRefusal } from '../integrations/crm/crm-failures.ts'
import {
  type CrmSigningIn,
  refreshedCrmTokens,
  salesforceTokenForKeys,
} from '../integrations/crm/crm-sign-in.ts'
import {
  type CrmToken,
  type CrmTokens,
  tokenForKeys,
  tokenOfSignIn,
  typedToken,
} from '../integrations/crm/crm-token.ts'
import { hubspot } from '../integrations/crm/hubspot.ts'
import { salesforce } from '../integrations/crm/salesforce.ts'
import { ownIntegration } from './own-integration.ts'
import { crmIntegrations } from './tables.ts'

const storedCredentials = z.object({
  accessToken: z.string().optional(),
  consumerKey: z.string().optional(),
  consumerSecret: z.string().optional(),
  /** Of signing in at the CRM. */
  tokens: z
    .object({
      accessToken: z.string(),
      refreshToken: z.string(),
      expiresAt: z.union([z.number(), z.undefined()]),
    })
    .optional(),
  /** The only host that they are sent to, in what was kept before it was part of the seal. */
  host: z.string().optional(),
})
export type Credentials = Omit<z.output<typeof storedCredentials>, 'host'>

export type Integration = typeof crmIntegrations.$inferSelect
type Place = Pick<Integration, 'workspaceId' | 'crmType' | 'instanceUrl'>

const purpose = 'crm-credentials'

/** What the seal is bound to: it opens for no other workspace, CRM, or host. */
const boundTo = ({ workspaceId, crmType }: Place, host: string) =>
  `${workspaceId}|crm_integrations|${crmType}|credentials|${host}`

/** The columns that keep these credentials. */
export function sealedCredentials({ secrets, config }: Services, place: Place, credentials: Credentials) {
  const host = hostOf(config, place)
  return {
    credentials: secrets.seal(purpose, Buffer.from(JSON.stringify(credentials)), boundTo(place, host)),
    host,
  }
}

/** Throws when the credentials cannot be read any more, or were given for another host than the CRM now has. */
export function openConnection(
  services: Services,
  connection: Place & Pick<Integration, 'id' | 'credentials' | 'host'>,
): Crm {
  const { workspaceId, id, crmType, instanceUrl } = connection
  const keep = async (tokens: CrmTokens) => {
    const sealed = sealedCredentials(services, connection, { tokens })
    await inWorkspace(services.db, workspaceId, (tx) =>
      tx.update(crmIntegrations).set(sealed).where(ownIntegration(workspaceId, id)),
    )
  }
  return crmClientFor(services, { crmType, instanceUrl }, openCredentials(services, connection), keep)
}

function openCredentials(
  { secrets, config }: Services,
  connection: Place & Pick<Integration, 'credentials' | 'host'>,
): Credentials {
  const { workspaceId, crmType, credentials, host: sealedFor } = connection
  const host = hostOf(config, connection)
  // Before hosts were part of the seal, they were inside it.
  const place = sealedFor === null ? `${workspaceId}/${crmType}` : boundTo(connection, host)
  const plain =
    sealedFor !== null && sealedFor !== host ? undefined : secrets.open(purpose, credentials, place)
  const { host: within, ...read } = plain ? storedCredentials.parse(JSON.parse(plain.toString())) : {}
  if ((sealedFor !== null && sealedFor !== host) || (within !== undefined && within !== host)) {
    throw new CrmRefusal(
      'The CRM’s address has changed, so the saved credentials were not sent to it. Please connect again.',
      'expired',
    )
  }
  // The instance's key is another than when they were kept.
  if (!plain)
    throw new CrmRefusal(
      'The saved credentials can no longer be read. Please disconnect and connect again.',
      'expired',
    )
  return read
}

/** What was kept before hosts were part of the seal is sealed anew; nothing otherwise. */
export function reboundCredentials(services: Services, row: Integration) {
  return row.host === null ? sealedCredentials(services, row, openCredentials(services, row)) : {}
}

/** Empty for HubSpot's own. */
function hostOf({ crmUrls }: Services['config'], { crmType, instanceUrl }: Place): string {
  return crmUrls[crmType] ?? instanceUrl
}

interface Address {
  readonly crmType: CrmType
  readonly instanceUrl: string
}

/** A client with what an owner has just given us, or what was kept. */
export function crmClientFor(
  services: Services,
  { crmType, instanceUrl }: Address,
  credentials: Credentials,
  keep: (tokens: CrmTokens) => Promise<void> = () => Promise.resolve(),
): Crm {
  const token = tokenOf(services, { crmType, instanceUrl }, credentials, keep)
  const otherUrl = services.config.crmUrls[crmType]
  return crmType === 'hubspot' ? hubspot(token, otherUrl) : salesforce(token, instanceUrl, otherUrl)
}

function tokenOf(
  services: Services,
  address: Address,
  { accessToken, consumerKey, consumerSecret, tokens }: Credentials,
  keep: (tokens: CrmTokens) => Promise<void>,
): CrmToken {
  if (tokens) {
    const refresh = (refreshToken: string) => refreshedCrmTokens(signingInAt(services, address), refreshToken)
    return tokenOfSignIn({ ...tokens, expiresAt: tokens.expiresAt }, { refresh, keep, now: services.now })
  }
  if (accessToken) return typedToken(accessToken)
  if (!consumerKey || !consumerSecret)
    throw new CrmRefusal('Salesforce needs a consumer key and a consumer secret.')
  const otherUrl = services.config.crmUrls[address.crmType]
  const keys = { consumerKey, consumerSecret }
  return tokenForKeys(() => salesforceTokenForKeys(keys, { instanceUrl: address.instanceUrl, otherUrl }))
}

/** What this instance is at the CRM; throws where the operator has not registered it, or no longer. */
export function signingInAt({ config, now }: Services, { crmType, instanceUrl }: Address): CrmSigningIn {
  const app = config.crmApps[crmType]
  if (!app) {
    const start = crmType.toUpperCase()
    throw new CrmRefusal(
      `Set ${start}_CLIENT_ID and ${start}_CLIENT_SECRET on this server to sign in.`,
      'expired',
    )
  }
  return { ...app, crmType, instanceUrl, otherUrl: config.crmUrls[crmType], now }
}
