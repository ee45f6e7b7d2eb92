import { eq, sql } from 'drizzle-orm'
import { isIP } from 'node:net'
import { parse } from 'tldts'
import { domainSentence, type Wall } from '#contract/wall/wall.ts'
import type { WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { removeLookup } from '../../db/lookups.ts'
import { Problem } from '../../http/problem.ts'
import { randomToken } from '../../kit/ids.ts'
import { takeDomain } from './domain-claim.ts'
import { findRecord } from './domain-record.ts'
import { raiseOutletVersion } from '../../workspaces/service.ts'
import { presentWall, lockWall, type Row } from '../settings.ts'
import { walls } from '../tables.ts'

/** Another domain, unproven. The same one keeps its record, and what is proven of it. */
export function saveWallDomain(context: WorkspaceContext, domain: string): Promise<Wall> {
  const { tenant, workspaceId, config } = context
  if (domain === new URL(config.publicUrl).hostname) {
    throw wallDomainProblem("That's this server's own address. Enter a domain of yours.")
  }
  if (isIP(domain) !== 0 || !parse(domain).domain) throw wallDomainProblem(domainSentence)
  return tenant(async (tx) => {
    const before = await saved(tx, workspaceId)
    if (before.domain === domain) return presentWall(context, tx, before)
    return changeWallDomain(context, tx, before, { domain, domainToken: randomToken(), ...unproven })
  })
}

/**
 * Looks for the record, and lets the wall answer on its domain once it is there. The latest proof wins: another wall that
 * proved this domain before has it no longer.
 */
export async function verifyWallDomain(context: WorkspaceContext): Promise<Wall> {
  const { tenant, workspaceId, config, db } = context
  const { domain, domainToken } = await tenant((tx) => saved(tx, workspaceId))
  if (!domain || !domainToken) throw wallDomainProblem(domainSentence)
  if ((await findRecord(domain, domainToken, config.dnsServers)) !== 'found') {
    throw wallDomainProblem("The TXT record isn't there yet. DNS changes can take up to an hour to arrive.")
  }
  // Over two workspaces, so in none's own transaction.
  await db.transaction((tx) => takeDomain(context, tx, { workspaceId, domain, domainToken }))
  return tenant(async (tx) => presentWall(context, tx, await saved(tx, workspaceId)))
}

export function deleteWallDomain(context: WorkspaceContext): Promise<Wall> {
  const { tenant, workspaceId } = context
  return tenant(async (tx) => {
    const before = await saved(tx, workspaceId)
    return changeWallDomain(context, tx, before, { domain: null, domainToken: null, ...unproven })
  })
}

const unproven = { domainProvenAt: null, domainMissingSince: null }

type Change = Pick<Row, 'domain' | 'domainToken' | 'domainProvenAt' | 'domainMissingSince'>

async function changeWallDomain(
  context: WorkspaceContext,
  tx: Tx,
  before: Row,
  wanted: Change,
): Promise<Wall> {
  const { workspaceId } = context
  if (before.domain && before.domainProvenAt) {
    await removeLookup(tx, 'wall-domain', before.domain, workspaceId)
  }
  await raiseOutletVersion(tx, workspaceId)
  const [row] = await tx
    .update(walls)
    .set({ ...wanted, version: sql`${walls.version} + 1` })
    .where(eq(walls.workspaceId, workspaceId))
    .returning()
  return presentWall(context, tx, row)
}

async function saved(tx: Tx, workspaceId: string): Promise<Row> {
  const row = await lockWall(tx, workspaceId)
  if (!row) throw new Problem('invalid-input', 'Save your wall first.')
  return row
}

const wallDomainProblem = (sentence: string) =>
  new Problem('invalid-input', sentence, { fields: { domain: sentence } })
