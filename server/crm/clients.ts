import { z } from 'zod'
import type { CrmType } from '#contract/crm.ts'
import type { Services } from '../context.ts'
import type { Crm } from '../integrations/crm.ts'
import { hubspot } from '../integrations/hubspot.ts'
import { salesforce } from '../integrations/salesforce.ts'

const storedCredentials = z.object({
  accessToken: z.string().optional(),
  consumerKey: z.string().optional(),
  consumerSecret: z.string().optional(),
})
export type Credentials = z.output<typeof storedCredentials>

const purpose = 'crm-credentials'

export function sealCrmCredentials(
  { secrets }: Services,
  workspaceId: string,
  crmType: CrmType,
  credentials: Credentials,
) {
  return secrets.seal(purpose, Buffer.from(JSON.stringify(credentials)), `${workspaceId}/${crmType}`)
}

interface Connection {
  readonly workspaceId: string
  readonly crmType: CrmType
  readonly credentials: Buffer
  readonly instanceUrl: string
}

/** Undefined when the credentials cannot be read any more: the instance's key is another than when they were kept. */
export function openConnection(services: Services, connection: Connection): Crm | undefined {
  const { workspaceId, crmType, credentials, instanceUrl } = connection
  const plain = services.secrets.open(purpose, credentials, `${workspaceId}/${crmType}`)
  return (
    plain &&
    crmClientFor(services, crmType, instanceUrl, storedCredentials.parse(JSON.parse(plain.toString())))
  )
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
