import { z } from 'zod'
import type { CrmType } from '#contract/crm/crm.ts'
import type { Services } from '../context.ts'
import { type Crm, CrmRefusal } from '../integrations/crm/crm.ts'
import { hubspot } from '../integrations/crm/hubspot.ts'
import { salesforce } from '../integrations/crm/salesforce.ts'
import type { crmIntegrations } from './tables.ts'

const storedCredentials = z.object({
  accessToken: z.string().optional(),
  consumerKey: z.string().optional(),
  consumerSecret: z.string().optional(),
  /** The only host that they are sent to. Missing in what was kept before hosts were. */
  host: z.string().optional(),
})
export type Credentials = Omit<z.output<typeof storedCredentials>, 'host'>

const purpose = 'crm-credentials'

type Place = Pick<typeof crmIntegrations.$inferSelect, 'workspaceId' | 'crmType' | 'instanceUrl'>

export function sealCrmCredentials(
  { secrets, config }: Services,
  { workspaceId, crmType, instanceUrl }: Place,
  credentials: Credentials,
) {
  const bound = { ...credentials, host: hostOf(config, crmType, instanceUrl) }
  return secrets.seal(purpose, Buffer.from(JSON.stringify(bound)), `${workspaceId}/${crmType}`)
}

interface Opened {
  readonly crm: Crm
  /** The same credentials, to be kept instead: until now they named no host. */
  readonly bound?: Buffer
}

/** Throws when the credentials cannot be read any more, or were given for another host than the CRM now has. */
export function openConnection(services: Services, connection: Place & { credentials: Buffer }): Opened {
  const { workspaceId, crmType, credentials, instanceUrl } = connection
  const plain = services.secrets.open(purpose, credentials, `${workspaceId}/${crmType}`)
  // The instance's key is another than when they were kept.
  if (!plain)
    throw new CrmRefusal('The saved credentials can no longer be read. Please disconnect and connect again.')
  const { host, ...read } = storedCredentials.parse(JSON.parse(plain.toString()))
  if (host !== undefined && host !== hostOf(services.config, crmType, instanceUrl)) {
    throw new CrmRefusal(
      'The CRM’s address has changed, so the saved credentials were not sent to it. Please connect again.',
    )
  }
  return {
    crm: crmClientFor(services, crmType, instanceUrl, read),
    ...(host === undefined && { bound: sealCrmCredentials(services, connection, read) }),
  }
}

/** Empty for HubSpot's own. */
function hostOf({ crmUrls }: Services['config'], crmType: CrmType, instanceUrl: string): string {
  return crmUrls[crmType] ?? instanceUrl
}

export function crmClientFor(
  { config }: Services,
  crmType: CrmType,
  instanceUrl: string,
  credentials: Credentials,
): Crm {
  return crmType === 'hubspot'
    ? hubspot(credentials.accessToken ?? '', config.crmUrls.hubspot)
    : salesforce({ ...credentials, instanceUrl }, config.crmUrls.salesforce)
}
