import { type ConsentScope, publicRating } from '#contract/collection.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { Problem } from '../http/problem.ts'
import { idempotent } from '../http/idempotent.ts'
import { receive } from '../testimonials/service.ts'
import { checkSolution, spend } from './challenge.ts'
import { wordingOf } from './consent.ts'
import { resolveLink } from './links.ts'
import { privateLink } from './private-link.ts'

interface Submission {
  readonly customerName: string
  readonly customerEmail: string
  readonly company?: string | null | undefined
  readonly content: string
  readonly rating: number
  readonly formId: string
  readonly consent?: { version: string; scopes: ConsentScope[] } | undefined
  readonly altcha?: string | undefined
  readonly website?: string | undefined
}

/**
 * Takes a customer's words in. The workspace is the form's, the status the workspace's decision; a rating
 * below 4 becomes private feedback. The reply is sent when everything is on disk.
 */
export async function submit(context: Context, submission: Submission) {
  const { altcha, website, ...told } = submission
  const link = await resolveLink(context, told.formId)
  if (website) {
    throw new Problem(
      'robot-check-failed',
      'A hidden field was filled in, which looks like spam. Please leave it empty.',
    )
  }
  const solution = await checkSolution(context, altcha)
  const wording = told.consent && wordingOf(told.consent.version, link.businessName)
  if (told.consent && !wording) {
    throw new Problem('invalid-input', 'The consent wording has changed. Please reload the page.')
  }
  const isPrivate = told.rating < publicRating
  const take = async (tx: Tx) => {
    const received = {
      workspaceId: link.workspaceId,
      formId: link.linkId,
      customerName: told.customerName,
      customerEmail: told.customerEmail,
      company: told.company || null,
      content: told.content,
      rating: told.rating,
      isPrivate,
      requiresApproval: link.requiresApproval,
      hasDrafts: link.hasDrafts,
      consent: wording && { wording, scopes: told.consent?.scopes ?? [] },
    }
    // Both travel to the database together; what a spent solution brought is undone.
    const [, id] = await Promise.all([spend(tx, solution), receive(context, tx, received)])
    return { id, isPrivate, message: 'Your testimonial has been submitted successfully.' }
  }
  // Not by session or network: both may change between two tries of the same device.
  const caller = `visitor:${link.linkId}\n${told.customerEmail}`
  const kept = await idempotent(context, link.workspaceId, 'submit-testimonial', told, take, { caller })
  // `once` keeps its answer for days, and the link is not to be read in the database: it is made anew each time.
  return { ...kept, manageUrl: privateLink(context, link.workspaceId, kept.id) }
}
