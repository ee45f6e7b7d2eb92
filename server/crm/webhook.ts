import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Services } from '../context.ts'
import { matches } from '../db/matches.ts'
import type { App } from '../http/mount.ts'
import { nothingHere } from '../http/problem.ts'
import { rawBodyOf, refuseUnsigned, withRawBodies } from '../http/raw-bodies.ts'
import { mostById } from '../integrations/crm/crm.ts'
import { parseBounded } from '../kit/parse-bounded.ts'
import { followCrmChanges } from './follow-changes.ts'
import { crmIntegrations } from './tables.ts'

/** Where HubSpot tells what changed; the operator enters this address in the app that owners sign in with. */
export const hubspotEventsPath = '/hubspot/events'

/** HubSpot sends at most 100 events at once. */
const longestBodyBytes = 262_144
const longestAgeMs = 300_000

const event = z.object({
  portalId: z.number(),
  subscriptionType: z.string().max(100),
  objectId: z.union([z.number(), z.string().max(100)]).optional(),
  /** Of a merge: who stays, and who is gone. */
  primaryObjectId: z.union([z.number(), z.string().max(100)]).optional(),
})
const events = z.array(event).max(1000)

export function hubspotEventRoutes({ http, services, limits }: App): void {
  withRawBodies(http, (scope) => {
    scope.post(hubspotEventsPath, { bodyLimit: longestBodyBytes }, async (request, reply) => {
      if (!services.config.crmApps.hubspot) throw nothingHere()
      const body = rawBodyOf(request)
      if (!isSigned(services, request, body)) return refuseUnsigned({ limits }, request, reply)
      await queueChanges(services, readEvents(body))
      return reply.code(204).send()
    })
  })
}

/** Version 3 of HubSpot's signatures: method, address, body and moment, under the app's secret. */
export function isSigned(
  { config, now }: Services,
  { method, url, headers }: FastifyRequest,
  body: Buffer,
): boolean {
  const signature = headers['x-hubspot-signature-v3']
  const timestamp = headers['x-hubspot-request-timestamp']
  if (typeof signature !== 'string' || typeof timestamp !== 'string' || !/^\d{1,15}$/.test(timestamp))
    return false
  if (Math.abs(now().getTime() - Number(timestamp)) > longestAgeMs) return false
  const signed = createHmac('sha256', config.crmApps.hubspot?.clientSecret ?? '')
    .update(`${method}${config.publicUrl}${url}`)
    .update(body)
    .update(timestamp)
    .digest()
  const given = Buffer.from(signature, 'base64')
  return given.length === signed.length && timingSafeEqual(given, signed)
}

/** Whatever else a signed body is, it is nothing that we follow. */
function readEvents(body: Buffer): z.output<typeof events> {
  try {
    return events.parse(parseBounded(body.toString()))
  } catch {
    return []
  }
}

/** Adds the work of reading what changed, for every workspace that is connected to that account. */
async function queueChanges(services: Services, all: z.output<typeof events>): Promise<void> {
  for (const portal of new Set(all.map(({ portalId }) => portalId))) {
    const portalId = String(portal)
    const connected = await services.db
      .select({ workspaceId: crmIntegrations.workspaceId, integrationId: crmIntegrations.id })
      .from(crmIntegrations)
      .where(matches(crmIntegrations, { crmType: 'hubspot', portalId, isActive: true, isExpired: false }))
    const ofPortal = all.filter((one) => one.portalId === portal)
    const contacts = idsOf(ofPortal, 'contact')
    const deals = idsOf(ofPortal, 'deal')
    for (const one of connected) {
      for (const part of inParts(contacts)) {
        await services.jobs.enqueue(services.db, followCrmChanges, { ...one, object: 'contact', ids: part })
      }
      for (const part of inParts(deals)) {
        await services.jobs.enqueue(services.db, followCrmChanges, { ...one, object: 'deal', ids: part })
      }
    }
  }
}

function idsOf(all: z.output<typeof events>, object: 'contact' | 'deal'): string[] {
  const ids = all.flatMap(({ subscriptionType, objectId, primaryObjectId }) =>
    subscriptionType.startsWith(`${object}.`) ? [objectId ?? [], primaryObjectId ?? []].flat() : [],
  )
  return [...new Set(ids.map(String))]
}

function inParts(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / mostById) }, (_, part) =>
    ids.slice(part * mostById, (part + 1) * mostById),
  )
}
