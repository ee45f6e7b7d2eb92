import { z } from 'zod/mini'
import { passwordAgain } from '../accounts/security.ts'
import { adminEndpoint, ownerEndpoint, sessionEndpoint } from '../endpoint.ts'
import { id, moment, requiredText } from '../fields.ts'

/** How long an administrator may be signed in as somebody, at most. */
export const supportMinutes = 30

/** Asked of administrators wherever they act on somebody else's account. */
export const reasonSentence = 'Give a reason of at least 10 characters'
export const reason = requiredText(10, 500, reasonSentence)

/**
 * Signs an administrator in as somebody of a workspace, for at most `supportMinutes`. Their owners are told by email. Refused
 * for administrators, for workspaces that turned it off, and from within another visit.
 */
export const impersonateUser = adminEndpoint('POST /api/admin/impersonate/:userId', {
  audit: 'own',
  params: z.object({ userId: id }),
  body: z.object({
    reason,
    /** The administrator's own. */
    password: passwordAgain,
    /** Without it, nothing can be changed. */
    mayWrite: z.optional(z.boolean()),
  }),
  response: z.object({
    user: z.object({
      id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      /** The same as `email`: people sign in with their address. */
      username: z.string(),
      email: z.string(),
    }),
    endsAt: moment,
    mayWrite: z.boolean(),
  }),
})

/** The way back: from here on the session is the administrator's own. Ending what has ended changes nothing. */
export const endSupportVisit = sessionEndpoint('DELETE /api/support-visit', {
  support: 'always',
  response: z.object({ message: z.string() }),
})

export const supportVisit = z.object({
  id: z.string(),
  administratorName: z.string(),
  /** As whom; null when they have left the team. */
  asName: z.nullable(z.string()),
  reason: z.string(),
  mayWrite: z.boolean(),
  startedAt: moment,
  /** Null while it lasts. */
  endedAt: z.nullable(moment),
  /** What was changed, or asked to be, as `Changed the widget “Home page”`; oldest first. */
  changes: z.array(z.object({ at: moment, what: z.string() })),
})
export type SupportVisit = z.infer<typeof supportVisit>

const supportAccess = z.object({
  /** Administrators may sign in as people of this workspace. */
  isAllowed: z.boolean(),
  /** Newest first, at most 50. */
  visits: z.array(supportVisit),
})
export type SupportAccess = z.infer<typeof supportAccess>

/** Whether support may come in, and who did. */
export const getSupportAccess = ownerEndpoint('GET /api/support-access', { response: supportAccess })

/** Turning it off also ends a visit that is going on. */
export const setSupportAccess = ownerEndpoint('PUT /api/support-access', {
  onlyOwners: true,
  body: z.object({ isAllowed: z.boolean() }),
  response: supportAccess,
})
