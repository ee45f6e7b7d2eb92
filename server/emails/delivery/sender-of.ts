import { eq, inArray } from 'drizzle-orm'
import { nameInEmail } from '#contract/plain-name.ts'
import type { Services } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import type { Sender, SigningKey } from '../../integrations/mail/outgoing-email.ts'
import { readSender } from '../../integrations/mail/outgoing-email.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { openKey, returnPathHost } from '../domain/sending-domain.ts'
import { sendingDomains } from '../tables.ts'

/** As whom a business writes: from its own domain, once that answers with the records for it; else from this server's address. */
export interface BusinessSender {
  readonly from: Sender
  readonly key?: SigningKey
  readonly returnPath?: string
}

/** Changes reach emails this late at most. */
const cacheMs = 15_000

interface CachedSender {
  readonly at: number
  readonly sender: BusinessSender
}

const senderCaches = new WeakMap<Db, Map<string, CachedSender>>()

/** The senders of these workspaces. */
export async function sendersOf(
  services: Services,
  workspaceIds: readonly string[],
): Promise<Map<string, BusinessSender>> {
  const { db, now } = services
  const cache = senderCaches.get(db) ?? new Map<string, CachedSender>()
  senderCaches.set(db, cache)
  const at = now().getTime()
  for (const [id, one] of cache) if (Math.abs(at - one.at) > cacheMs) cache.delete(id)
  const unknown = [...new Set(workspaceIds)].filter((id) => !cache.has(id))
  for (const [id, sender] of unknown.length > 0 ? await loadSenders(services, unknown) : []) {
    cache.set(id, { at, sender })
  }
  return new Map([...cache].map(([id, { sender }]) => [id, sender]))
}

/** What was said of a workspace's sender just now is so in the next email of this process. */
export function forgetSender({ db }: Pick<Services, 'db'>, workspaceId: string): void {
  senderCaches.get(db)?.delete(workspaceId)
}

async function loadSenders(services: Services, workspaceIds: readonly string[]) {
  const { db, config } = services
  const rows = await db
    .select({
      workspaceId: workspaces.id,
      businessName: workspaces.name,
      domain: sendingDomains,
    })
    .from(workspaces)
    .leftJoin(sendingDomains, eq(sendingDomains.workspaceId, workspaces.id))
    .where(inArray(workspaces.id, [...workspaceIds]))
  const instance = readSender(config.mailFrom).address
  return rows.map(({ workspaceId, businessName, domain }): [string, BusinessSender] => {
    const name = nameInEmail(businessName)
    const key = domain?.verifiedAt ? openKey(services, domain) : undefined
    if (!domain || !key) return [workspaceId, { from: { name, address: instance } }]
    const returnPath =
      domain.records?.returnPath?.state === 'found' ? returnPathHost(domain.domain) : undefined
    return [
      workspaceId,
      {
        from: { name, address: `${domain.localPart}@${domain.domain}` },
        key,
        ...(returnPath && { returnPath }),
      },
    ]
  })
}
