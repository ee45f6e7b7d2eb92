import { z } from 'zod/mini'
import { adminEndpoint, endpoint } from '../endpoint.ts'
import { moment } from '../fields.ts'
import { paging } from '../lists.ts'

/** What an entry can be. Names are part of its hash: add, never rename. */
export const auditActs = [
  /** A call of an administrator, as far as no other act says it. */
  'read',
  'changed',
  'support-started',
  'support-ended',
  /** What an administrator did as somebody else. */
  'support-read',
  'support-changed',
  'deletion-requested',
  'deletion-canceled',
  'account-removed',
  'workspace-suspended',
  'workspace-restored',
  'subscription-changed',
  'administrator-made',
  'administrator-removed',
  'exported',
] as const
export type AuditAct = (typeof auditActs)[number]

export const auditEntry = z.object({
  /** Counts from 1. */
  seq: z.number(),
  at: moment,
  act: z.enum(auditActs),
  /** The administrator's email then; `command` for a command on the server. */
  by: z.string(),
  /** Null when it is about none; without a name once it is deleted. */
  workspace: z.nullable(z.object({ id: z.nullable(z.string()), name: z.nullable(z.string()) })),
  person: z.nullable(z.object({ id: z.nullable(z.string()), name: z.nullable(z.string()) })),
  reason: z.nullable(z.string()),
  /** The call, as `GET /api/admin/workspaces`. */
  call: z.nullable(z.string()),
  /** What changed, in a few words. */
  details: z.nullable(z.string()),
  /** Of this entry and all before it, in hex. */
  hash: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>

const day = z.optional(z.iso.date({ error: 'Enter a date like 2026-03-31' }))

const filters = {
  /** The email of an administrator, or of whoever it was done to. */
  person: z.optional(z.string().check(z.maxLength(254))),
  /** The id of a workspace, or a part of its name. */
  workspace: z.optional(z.string().check(z.maxLength(200))),
  act: z.optional(z.enum(auditActs, { error: 'This kind of entry does not exist' })),
  /** Both days included, in UTC. */
  from: day,
  until: day,
}

/** What administrators did and read, newest first. */
export const listAuditEntries = adminEndpoint('GET /api/admin/audit', {
  query: z.object({ ...paging, ...filters }),
  response: z.array(auditEntry),
})

const formats = ['csv', 'json'] as const
export type AuditFormat = (typeof formats)[number]

/** CSV: what the filters find. JSON: the whole chain and a signed note of its end, for checking it elsewhere. */
export const exportAuditLog = endpoint('GET /api/admin/audit/export', {
  access: 'admin',
  audit: 'own',
  rate: 'upload',
  query: z.object({ format: z.enum(formats, { error: 'format must be csv or json' }), ...filters }),
  response: 'file',
})

/** Computes every hash anew. */
export const verifyAuditLog = endpoint('GET /api/admin/audit/verification', {
  access: 'admin',
  audit: 'figures',
  rate: 'upload',
  response: z.object({
    entries: z.number(),
    /** The first entry that does not follow from the one before it; null when the log is whole. */
    brokenAt: z.nullable(z.number()),
    /** The hash of the newest entry, in hex; null without any. */
    hash: z.nullable(z.string()),
  }),
})
