import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { and, eq, isNotNull } from 'drizzle-orm'
import { parse } from 'tldts'
import type { SendingDomain } from '#contract/emails/sending-domain.ts'
import { domainSentence } from '#contract/wall/wall.ts'
import type { Services, WorkspaceContext } from '../../context.ts'
import { Problem } from '../../http/problem.ts'
import { randomToken } from '../../kit/ids.ts'
import { readSender } from '../../integrations/mail/outgoing-email.ts'
import { defineScheduledJob } from '../../jobs/define-job.ts'
import { forEachWorkspace } from '../../jobs/for-each-workspace.ts'
import { checkRecords, wantedRecords } from './domain-records.ts'
import { forgetSender } from '../delivery/sender-of.ts'
import { sealKey } from './sending-domain.ts'
import { sendingDomains } from '../tables.ts'

const makeKeys = promisify(generateKeyPair)
type Row = typeof sendingDomains.$inferSelect
type Answer = { domain: SendingDomain | null }

export async function readDomain({ tenant, workspaceId, config }: WorkspaceContext): Promise<Answer> {
  const [row] = await tenant((tx) =>
    tx.select().from(sendingDomains).where(eq(sendingDomains.workspaceId, workspaceId)),
  )
  return { domain: row ? presentSendingDomain(row, config) : null }
}

type Wanted = Pick<typeof sendingDomains.$inferSelect, 'domain' | 'localPart'>

/** The same domain keeps its key, and what is known of it. */
export async function saveSendingDomain(
  context: WorkspaceContext,
  { domain, localPart }: Wanted,
): Promise<Answer> {
  const { tenant, workspaceId, config } = context
  if (!parse(domain).domain || !parse(domain).isIcann) throw sendingDomainProblem(domainSentence)
  if (domain === readSender(config.mailFrom).address.split('@')[1]) {
    throw sendingDomainProblem("That's this server's own domain. Enter a domain of yours.")
  }
  const { privateKey, publicKey } = await makeKeys('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const fresh = {
    domain,
    localPart,
    selector: `plaudit-${randomToken(4)
      .replace(/[^a-z0-9]/gi, 'x')
      .toLowerCase()}`,
    sealedKey: sealKey(context, { workspaceId, domain }, privateKey),
    publicKey: publicKey.toString('base64'),
    records: null,
    checkedAt: null,
    verifiedAt: null,
  }
  await tenant(async (tx) => {
    const [same] = await tx
      .update(sendingDomains)
      .set({ localPart })
      .where(and(eq(sendingDomains.workspaceId, workspaceId), eq(sendingDomains.domain, domain)))
      .returning({ domain: sendingDomains.domain })
    if (same) return
    await tx
      .insert(sendingDomains)
      .values({ workspaceId, ...fresh })
      .onConflictDoUpdate({ target: sendingDomains.workspaceId, set: fresh })
  })
  forgetSender(context, workspaceId)
  return readDomain(context)
}

/** Asks the name servers, and sends from the domain from then on if its key is there. */
export async function verifySendingDomain(context: WorkspaceContext): Promise<Answer> {
  const { tenant, workspaceId } = context
  const [row] = await tenant((tx) =>
    tx.select().from(sendingDomains).where(eq(sendingDomains.workspaceId, workspaceId)),
  )
  if (!row) throw sendingDomainProblem(domainSentence)
  await check(context, row)
  return readDomain(context)
}

export async function deleteSendingDomain(context: WorkspaceContext): Promise<Answer> {
  const { tenant, workspaceId } = context
  await tenant((tx) => tx.delete(sendingDomains).where(eq(sendingDomains.workspaceId, workspaceId)))
  forgetSender(context, workspaceId)
  return { domain: null }
}

/** Name servers that do not answer change nothing; a key that is gone ends it. */
async function check(services: Services, row: Row): Promise<void> {
  const { db, config, now } = services
  const records = await checkRecords(row, config)
  const { state } = records.dkim
  const verifiedAt =
    state === 'found' ? (row.verifiedAt ?? now()) : state === 'unreachable' ? row.verifiedAt : null
  await db
    .update(sendingDomains)
    .set({ records, checkedAt: now(), verifiedAt })
    // Meanwhile somebody may have entered another one.
    .where(and(eq(sendingDomains.workspaceId, row.workspaceId), eq(sendingDomains.selector, row.selector)))
  forgetSender(services, row.workspaceId)
}

/** Every night: what is no longer signed for is no longer sent from, before mail servers refuse it. */
export const checkSendingDomains = defineScheduledJob('check-sending-domains', '40 4 * * *', {
  attempts: 2,
  timeoutSeconds: 900,
  async run(services) {
    const all = await services.db.select().from(sendingDomains).where(isNotNull(sendingDomains.verifiedAt))
    await forEachWorkspace(services, all, (row) => check(services, row))
  },
})

function presentSendingDomain(row: Row, config: Services['config']): SendingDomain {
  const { domain, localPart, verifiedAt, checkedAt, records } = row
  return {
    domain,
    address: `${localPart}@${domain}`,
    isVerified: verifiedAt !== null,
    checkedAt: checkedAt?.toISOString() ?? null,
    records: wantedRecords(row, config, records).map((wanted) => ({
      ...wanted,
      state: records?.[wanted.kind]?.state ?? null,
      found: records?.[wanted.kind]?.found ?? [],
    })),
  }
}

const sendingDomainProblem = (sentence: string) =>
  new Problem('invalid-input', sentence, { fields: { domain: sentence } })
