import { and, eq } from 'drizzle-orm'
import type { CrmIntegration, CrmType } from '#contract/crm/crm.ts'
import type { WorkspaceContext } from '../context.ts'
import { crmIntegrations } from './tables.ts'
import { notFound, Problem } from '../http/problem.ts'
import { rowId } from '../kit/ids.ts'
import { CrmAway, CrmRefusal } from '../integrations/crm/crm.ts'
import { crmClientFor, type Credentials, sealCrmCredentials } from './clients.ts'

interface Connecting extends Credentials {
  readonly crmType: CrmType
  readonly portalId?: string | undefined
  readonly instanceUrl?: string | undefined
}

type Row = typeof crmIntegrations.$inferSelect

export async function listIntegrations({ tenant, workspaceId }: WorkspaceContext): Promise<CrmIntegration[]> {
  const rows = await tenant((tx) =>
    tx.select().from(crmIntegrations).where(eq(crmIntegrations.workspaceId, workspaceId)),
  )
  return rows.map(presentIntegration)
}

/** Tries the credentials first; nothing is kept of what the CRM refuses. */
export async function connectCrm(context: WorkspaceContext, input: Connecting): Promise<CrmIntegration> {
  const { tenant, workspaceId } = context
  const { crmType, instanceUrl: typedUrl = '', portalId: typedPortal = '' } = input
  const missing = missingField(input)
  if (missing)
    throw new Problem('invalid-input', missing.sentence, { fields: { [missing.field]: missing.sentence } })
  const instanceUrl = crmType === 'salesforce' ? new URL(typedUrl).origin : ''
  const credentials = {
    ...(input.accessToken && { accessToken: input.accessToken }),
    ...(input.consumerKey && { consumerKey: input.consumerKey }),
    ...(input.consumerSecret && { consumerSecret: input.consumerSecret }),
  }
  const { portalId } = await crmAnswer(crmClientFor(context, crmType, instanceUrl, credentials).account())
  if (typedPortal && typedPortal !== portalId) {
    throw new Problem(
      'crm-refused',
      `This API key belongs to HubSpot portal ${portalId}, not ${typedPortal}.`,
    )
  }
  const values = {
    credentials: sealCrmCredentials(context, { workspaceId, crmType, instanceUrl }, credentials),
    instanceUrl,
    portalId,
    lastError: null,
  }
  const now = context.now()
  const [row] = await tenant((tx) =>
    tx
      .insert(crmIntegrations)
      .values({ workspaceId, id: rowId(now), crmType, createdAt: now, ...values })
      .onConflictDoUpdate({ target: [crmIntegrations.workspaceId, crmIntegrations.crmType], set: values })
      .returning(),
  )
  return presentIntegration(row!)
}

function missingField({ crmType, accessToken, instanceUrl, consumerKey, consumerSecret }: Connecting) {
  if (crmType === 'hubspot') {
    return accessToken ? undefined : { field: 'accessToken', sentence: 'Access token is required' }
  }
  if (!instanceUrl) return { field: 'instanceUrl', sentence: 'Please enter your Salesforce URL.' }
  if (accessToken) return undefined
  if (!consumerKey) return { field: 'consumerKey', sentence: 'Please enter your consumer key.' }
  return consumerSecret
    ? undefined
    : { field: 'consumerSecret', sentence: 'Please enter your consumer secret.' }
}

export async function disconnectCrm({ tenant, workspaceId }: WorkspaceContext, id: string) {
  const [gone] = await tenant((tx) =>
    tx.delete(crmIntegrations).where(ownIntegration(workspaceId, id)).returning({ id: crmIntegrations.id }),
  )
  if (!gone) throw notFound('integration')
  return gone
}

/** What a CRM refused or did not answer, as a problem. */
export async function crmAnswer<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (failure) {
    if (failure instanceof CrmRefusal) throw new Problem('crm-refused', failure.message)
    if (failure instanceof CrmAway) throw new Problem('unavailable', failure.message)
    throw failure
  }
}

export function ownIntegration(workspaceId: string, id: string) {
  return and(eq(crmIntegrations.workspaceId, workspaceId), eq(crmIntegrations.id, id))
}

function presentIntegration({ createdAt, lastSyncAt, ...row }: Row): CrmIntegration {
  return { ...row, createdAt: createdAt.toISOString(), lastSyncAt: lastSyncAt?.toISOString() ?? null }
}
