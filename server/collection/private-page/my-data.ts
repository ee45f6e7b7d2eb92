import type { FastifyReply } from 'fastify'
import { brand } from '#contract/brand.ts'
import type { Services } from '../../context.ts'
import { hasReaderOptedOut } from '../../emails/service.ts'
import { history } from '../../provenance/service.ts'
import { rewardOnPage } from '../../rewards/service.ts'
import { ownTextConsents } from '../../texts/service.ts'
import { consentRecords, daySaid, ownWords, replyOf } from '../../testimonials/service.ts'
import { resolveBusiness } from '../links/links.ts'
import { openPrivateLink } from './private-link.ts'

/** Everything that is kept about somebody's words, for them to keep: as a file that people and programs can read. */
export async function sendMyData(services: Services, token: string, reply: FastifyReply) {
  const data = await myData(services, token)
  return reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="${brand.prefix}-my-testimonial.json"`)
    .header('cache-control', 'no-store')
    .send(`${JSON.stringify(data, undefined, 2)}\n`)
}

async function myData(services: Services, token: string) {
  const { db, now } = services
  const { workspaceId, id } = openPrivateLink(services, token)
  const { row } = await ownWords(db, workspaceId, id)
  const { name: business } = await resolveBusiness(db, workspaceId)
  const entries = await history(db, workspaceId, id)
  return {
    format: `${brand.prefix}-my-testimonial-1`,
    exportedAt: now().toISOString(),
    business,
    testimonial: {
      id,
      name: row.customerName,
      email: row.customerEmail,
      company: row.company,
      text: row.content,
      suggestedText: row.suggestedContent,
      headline: row.headline,
      highlights: row.highlights,
      reply: replyOf(row),
      rating: row.rating,
      date: daySaid(row),
      receivedAt: row.receivedAt,
      source: row.source ?? row.origin,
      status: row.status,
      isShown: row.publishable,
      isPrivate: row.isPrivate,
      // What the business keeps about it.
      tags: row.tags,
      notes: row.recoveryNotes || null,
      evidence: row.evidence,
      withdrawnAt: row.withdrawnAt,
      deletedAt: row.deletedAt,
    },
    consents: await consentRecords(db, workspaceId, id),
    reward: row.isRewarded ? await rewardOnPage(db, workspaceId, id) : null,
    isOptedOutOfEmails: await hasReaderOptedOut(db, row),
    textConsents: await ownTextConsents(services, row),
    history: entries.map(({ type, actor, at, payload }) => ({
      type,
      by: actor === 'customer' || actor === 'system' ? actor : 'business',
      at,
      details: JSON.parse(payload ?? '{}') as unknown,
    })),
  }
}
