import { eq } from 'drizzle-orm'
import type { CrmIntegration, CrmType, WriteBack } from '#contract/crm/crm.ts'
import type { WorkspaceContext } from '../context.ts'
import { matches } from '../db/matches.ts'
import { crmIntegrations } from './tables.ts'
import { notFound, Problem } from '../http/problem.ts'
import { rowId } from '../kit/ids.ts'
import { CrmAway, CrmRefusal } from '../integrations/crm/crm-failures.ts'
import { crmClientFor, type Credentials, sealedCredentials } from './clients.ts'
import { forgetRecordsLater } from './forget-records.ts'
import { ownIntegration } from './own-integration.ts'

interface Connecting extends Omit<Credentials, 'tokens'> {
  readonly crmType: CrmType
  readonly portalId?: string | undefined
  readonly instanceUrl?: string | undefined
}

type Row = typeof crmIntegrations.$inferSelect

export async function listIntegrations({
  tenant,
  workspaceId,
  now,
}: WorkspaceContext): Promise<CrmIntegration[]> {
  const rows = await tenant((tx) =>
    tx.select().from(crmIntegrations).where(eq(crmIntegrations.workspaceId, workspaceId)),
  )
  return rows.map((row) => presentIntegration(row, now()))
}

/** Tries the credentials first; nothing is kept of what the CRM refuses. */
export async function connectCrm(context: WorkspaceContext, input: Connecting): Promise<CrmIntegration> {
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
  const { portalId } = await newAccount(context, { crmType, instanceUrl }, credentials)
  if (typedPortal && typedPortal !== portalId) {
    throw new Problem(
      'crm-refused',
      `This API key belongs to HubSpot portal ${portalId}, not ${typedPortal}.`,
    )
  }
  return keepConnection(context, { crmType, instanceUrl, portalId }, credentials)
}

/** Whose account it is; what was just given was never accepted before. */
export function newAccount(
  context: WorkspaceContext,
  address: { readonly crmType: CrmType; readonly instanceUrl: string },
  credentials: Credentials,
): Promise<{ portalId: string }> {
  const name = address.crmType === 'hubspot' ? 'HubSpot' : 'Salesforce'
  const account = async () => {
    try {
      return await crmClientFor(context, address, credentials).account()
    } catch (failure) {
      if (!(failure instanceof CrmRefusal) || failure.why === 'not-found') throw failure
      // An address that is no Salesforce says so itself.
      if (failure.why === 'refused' && failure.cause instanceof Error) throw failure
      const sentence = `${name} rejected these credentials. Please check them and their permissions.`
      throw new CrmRefusal(sentence, 'refused', { cause: failure })
    }
  }
  return crmAnswer(account())
}

/** Keeps what a CRM accepted. Another account than before begins anew. */
export async function keepConnection(
  context: WorkspaceContext,
  account: { readonly crmType: CrmType; readonly instanceUrl: string; readonly portalId: string },
  credentials: Credentials,
): Promise<CrmIntegration> {
  const { tenant, workspaceId } = context
  const { crmType, instanceUrl, portalId } = account
  const now = context.now()
  const values = {
    ...sealedCredentials(context, { workspaceId, crmType, instanceUrl }, credentials),
    instanceUrl,
    portalId,
    isActive: true,
    isExpired: false,
    failures: 0,
    retryAt: null,
    lastError: null,
  }
  const row = await tenant(async (tx) => {
    const ofKind = matches(crmIntegrations, { workspaceId, crmType })
    const [before] = await tx.select().from(crmIntegrations).where(ofKind).for('update')
    if (before && (before.instanceUrl !== instanceUrl || before.portalId !== portalId)) {
      await tx.delete(crmIntegrations).where(ofKind)
      await forgetRecordsLater(context, tx, before)
    }
    const [kept] = await tx
      .insert(crmIntegrations)
      .values({ workspaceId, id: rowId(now), crmType, createdAt: now, ...values })
      .onConflictDoUpdate({ target: [crmIntegrations.workspaceId, crmIntegrations.crmType], set: values })
      .returning()
    return kept!
  })
  return presentIntegration(row, now)
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

/** The credentials are gone at once; what says which contact is which customer, a little later. */
export async function disconnectCrm(context: WorkspaceContext, id: string) {
  const { tenant, workspaceId } = context
  return tenant(async (tx) => {
    const [gone] = await tx.delete(crmIntegrations).where(ownIntegration(workspaceId, id)).returning()
    if (!gone) throw notFound('integration')
    await forgetRecordsLater(context, tx, gone)
    return { id: gone.id }
  })
}

interface IntegrationChange {
  readonly isActive?: boolean | undefined
  readonly writeBack?: WriteBack | null | undefined
}

/** A sync that is under way stops with its next page when it is switched off. */
export async function changeIntegration(
  { tenant, workspaceId, now }: WorkspaceContext,
  id: string,
  { isActive, writeBack }: IntegrationChange,
): Promise<CrmIntegration> {
  const isNothing = writeBack && Object.values(writeBack).every((field) => field === null)
  const change = {
    ...(isActive !== undefined && { isActive }),
    ...(isActive === false && { lease: null, leaseUntil: null }),
    ...(writeBack !== undefined && { writeBack: isNothing ? null : writeBack, writtenUntil: now() }),
  }
  const mine = ownIntegration(workspaceId, id)
  const [row] = await tenant((tx) =>
    Object.keys(change).length === 0
      ? tx.select().from(crmIntegrations).where(mine)
      : tx.update(crmIntegrations).set(change).where(mine).returning(),
  )
  if (!row) throw notFound('integration')
  return presentIntegration(row, now())
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

/** What the owner's screens see of a connection; of a sync that is under way, how far it is. */
function presentIntegration(row: Row, now: Date): CrmIntegration {
  const { createdAt, lastSyncAt, lastError, position, leaseUntil, readCount, expectedCount } = row
  const isUnderWay = leaseUntil !== null && leaseUntil > now
  const goesOn = position !== null && row.isActive && !row.isExpired && (isUnderWay || lastError === null)
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    lastSyncAt: lastSyncAt?.toISOString() ?? null,
    lastError: isUnderWay ? null : lastError,
    running: goesOn ? { read: readCount, expected: expectedCount } : null,
  }
}
