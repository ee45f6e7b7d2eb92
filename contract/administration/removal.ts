import { z } from 'zod/mini'
import { passwordAgain } from '../accounts/security.ts'
import { adminEndpoint } from '../endpoint.ts'
import { id, moment, text } from '../fields.ts'
import { idParams } from '../shapes.ts'
import { reason } from './support.ts'

export const ownerNameSentence = 'Please type the owner’s name exactly to confirm deletion'
export const personNameSentence = 'Please type the name exactly to confirm deletion'

const typedName = (sentence: string) => z.string({ error: sentence }).check(z.maxLength(500))

const asked = {
  /** The administrator's own. */
  password: passwordAgain,
  /** The owner is told. */
  reason,
  /** A law or an order of a court that leaves no two weeks: with it, everything is deleted at once. The owner is told. */
  legalReason: z.optional(text(500)),
}

/** When it will be gone; null for an account that is gone already. */
const scheduled = z.object({ message: z.string(), deletesAt: z.nullable(moment) })

/**
 * Deletes a workspace with everything in it, as its owner does: after two weeks, in which the owner may keep it. `ownerName`
 * is the name of one of its owners, letter for letter.
 */
export const deleteWorkspace = adminEndpoint('DELETE /api/admin/workspaces/:id', {
  audit: 'own',
  params: idParams,
  body: z.object({ ownerName: typedName(ownerNameSentence), ...asked }),
  response: scheduled,
})

/** Deletes somebody's account, as above. With its only owner, the workspace goes; without anybody else, it stays. */
export const deleteAccount = adminEndpoint('DELETE /api/admin/accounts/:userId', {
  audit: 'own',
  params: z.object({ userId: id }),
  body: z.object({
    confirmDeletion: z.literal(true, 'Please confirm the deletion'),
    /** Theirs, letter for letter. */
    name: typedName(personNameSentence),
    ...asked,
  }),
  response: scheduled,
})

/** Calls off the deletion of a workspace, whoever asked for it. */
export const keepWorkspace = adminEndpoint('DELETE /api/admin/workspaces/:id/deletion', {
  audit: 'own',
  params: idParams,
  response: z.object({ deletesAt: z.null() }),
})

/** Calls off the deletion of an account in a workspace that stays. */
export const keepAccount = adminEndpoint('DELETE /api/admin/accounts/:userId/deletion', {
  audit: 'own',
  params: z.object({ userId: id }),
  response: z.object({ deletesAt: z.null() }),
})

/**
 * Closes a workspace, or opens it again as it was: while it is closed nobody of it signs in, its keys open nothing, the form
 * is closed, and nothing of it is shown. Nothing is lost. Its owners are told.
 */
export const suspendWorkspace = adminEndpoint('PUT /api/admin/workspaces/:id/suspension', {
  audit: 'own',
  params: idParams,
  body: z.object({ isSuspended: z.boolean(), reason }),
  response: z.object({ suspendedAt: z.nullable(moment) }),
})
