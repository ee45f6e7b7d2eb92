import { and, eq } from 'drizzle-orm'
import type { CrmIntegration, CrmType } from '#contract/crm.ts'
import type { WorkspaceContext } from '../context.ts'
import { crmIntegrations } from './tables.ts'
import { upsertCustomers } from '../customers/service.ts'
import { notFound, Problem } from '../http/problem.ts'
import { rowId } from '../ids.ts'
import { CrmAway, CrmRefusal, crmSentence, mostPages, unexpectedAnswer } from '../integrations/crm.ts'
import { clientFor, type Credentials, openConnection, sealCredentials } from './clients.ts'

/** More than this comes in with the next press of the button. */
const longestSync = 10_000

interface Connecting extends Credentials {
  readonly crmType: CrmType
  readonly portalId?: string | undefined
  readonly instanceUrl?: string | undefined
}

type Row = typeof crmIntegrations.$inferSelect

export async function list({ tenant, workspaceId }: WorkspaceContext): Promise<CrmIntegration[]> {
  const rows = await tenant((tx) =>
    tx.select().from(crmIntegrations).where(eq(crmIntegrations.workspaceId, workspaceId)),
  )
  return rows.map(present)
}

/** Tries the credentials first; nothing is kept of what the CRM refuses. */
export async function connect(context: WorkspaceContext, input: Connecting): Promise<CrmIntegration> {
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
  const { portalId } = await said(clientFor(context, crmType, instanceUrl, credentials).account())
  if (typedPortal && typedPortal !== portalId) {
    throw new Problem(
      'crm-refused',
      `This API key belongs to HubSpot portal ${portalId}, not ${typedPortal}.`,
    )
  }
  const values = {
    credentials: sealCredentials(context, workspaceId, crmType, credentials),
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
  return present(row!)
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

export async function disconnect({ tenant, workspaceId }: WorkspaceContext, id: string) {
  const [gone] = await tenant((tx) =>
    tx.delete(crmIntegrations).where(mine(workspaceId, id)).returning({ id: crmIntegrations.id }),
  )
  if (!gone) throw notFound('integration')
  return gone
}

/** Page by page: what came before a failure stays, and is merged by address the next time. */
export async function sync(context: WorkspaceContext, id: string) {
  const { tenant, workspaceId, now } = context
  const [row] = await tenant((tx) => tx.select().from(crmIntegrations).where(mine(workspaceId, id)))
  if (!row) throw notFound('integration')
  const crm = openConnection(context, row)
  if (!crm)
    throw new Problem(
      'crm-refused',
      'The saved credentials can no longer be read. Please disconnect and connect again.',
    )
  let contactsSynced = 0
  let next: string | undefined
  try {
    for (let pages = 0; pages === 0 || (next !== undefined && contactsSynced < longestSync); pages++) {
      if (pages === mostPages) throw unexpectedAnswer(row.crmType === 'hubspot' ? 'HubSpot' : 'Salesforce')
      const page = await crm.contacts(next)
      next = page.next
      const arriving = page.contacts.map((contact) => ({ ...contact, crmType: row.crmType }))
      const doing = { workspaceId, at: now(), actor: `user:${context.user.id}` }
      await tenant((tx) => upsertCustomers(context, tx, doing, arriving))
      contactsSynced += page.contacts.length
    }
  } catch (failure) {
    const lastError = crmSentence(failure)
    await tenant((tx) => tx.update(crmIntegrations).set({ lastError }).where(mine(workspaceId, id)))
    await said(Promise.reject(failure))
  }
  await tenant((tx) =>
    tx
      .update(crmIntegrations)
      .set({ contactsSynced, lastSyncAt: now(), lastError: null })
      .where(mine(workspaceId, id)),
  )
  const count = contactsSynced === 1 ? '1 contact' : `${contactsSynced.toLocaleString('en')} contacts`
  return { contactsSynced, message: `${count} synced to your customer list.` }
}

/** What a CRM refused or did not answer, as a problem. */
async function said<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (failure) {
    if (failure instanceof CrmRefusal) throw new Problem('crm-refused', failure.message)
    if (failure instanceof CrmAway) throw new Problem('unavailable', failure.message)
    throw failure
  }
}

function mine(workspaceId: string, id: string) {
  return and(eq(crmIntegrations.workspaceId, workspaceId), eq(crmIntegrations.id, id))
}

function present({ createdAt, lastSyncAt, ...row }: Row): CrmIntegration {
  return { ...row, createdAt: createdAt.toISOString(), lastSyncAt: lastSyncAt?.toISOString() ?? null }
}
