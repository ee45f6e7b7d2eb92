import { eq, sql } from 'drizzle-orm'
import { isIP } from 'node:net'
import { parse } from 'tldts'
import { domainSentence, type Wall } from '#contract/wall.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { claimLookup, removeLookup } from '../db/lookups.ts'
import { Problem } from '../http/problem.ts'
import { randomToken } from '../ids.ts'
import { hasRecord } from './domain-record.ts'
import { presentWall, lockWall, type Row } from './settings.ts'
import { walls } from './tables.ts'

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
    return changeWallDomain(context, tx, before, { domain, domainToken: randomToken(), domainProvenAt: null })
  })
}

/** Looks for the record, and lets the wall answer on its domain once it is there. */
export async function verifyWallDomain(context: WorkspaceContext): Promise<Wall> {
  const { tenant, workspaceId, config, now } = context
  const { domain, domainToken } = await tenant((tx) => saved(tx, workspaceId))
  if (!domain || !domainToken) throw wallDomainProblem(domainSentence)
  if (!(await hasRecord(domain, domainToken, config.dnsServers))) {
    throw wallDomainProblem("The TXT record isn't there yet. DNS changes can take up to an hour to arrive.")
  }
  return tenant(async (tx) => {
    const before = await saved(tx, workspaceId)
    // Meanwhile somebody may have entered another one.
    if (before.domainToken !== domainToken || before.domainProvenAt) return presentWall(context, tx, before)
    if (!(await claimLookup(tx, 'wall-domain', domain, workspaceId))) {
      throw wallDomainProblem('Another wall on this server uses this domain.')
    }
    return changeWallDomain(context, tx, before, { domainProvenAt: now() })
  })
}

export function deleteWallDomain(context: WorkspaceContext): Promise<Wall> {
  const { tenant, workspaceId } = context
  return tenant(async (tx) => {
    const before = await saved(tx, workspaceId)
    return changeWallDomain(context, tx, before, { domain: null, domainToken: null, domainProvenAt: null })
  })
}

type Change = Partial<Pick<Row, 'domain' | 'domainToken' | 'domainProvenAt'>>

async function changeWallDomain(
  context: WorkspaceContext,
  tx: Tx,
  before: Row,
  wanted: Change,
): Promise<Wall> {
  const { workspaceId } = context
  if (before.domain && before.domainProvenAt && wanted.domain !== undefined) {
    await removeLookup(tx, 'wall-domain', before.domain, workspaceId)
  }
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
