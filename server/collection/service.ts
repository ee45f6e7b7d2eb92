import type { companyFields } from '#contract/business/business.ts'
import { type ConsentScope, isPrivateRating } from '#contract/collection/collection.ts'
import { emailSentence } from '#contract/fields.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { Problem } from '../http/problem.ts'
import { idempotent } from '../http/idempotent.ts'
import { leavesHalf } from '../emails/service.ts'
import { isOverLimit } from '../billing/service.ts'
import { encodePhoto, receiveSubmission } from '../testimonials/service.ts'
import { checkSolution, spend } from './challenge.ts'
import type { RateLimits } from '../http/limits/rate-limit.ts'
import { consentLanguageOf } from '../kit/words/consent-language.ts'
import { wordingOf } from './consent/consent-versions.ts'
import { linkUsed, refuseExpired, resolveLink } from './links/links.ts'
import { takeOnly } from './links/personal-link.ts'
import { recordOf } from '../drafts/service.ts'
import { linksOf } from './receipt.ts'
import { isAddressSpared, keepWaiting, mailPrivatePage } from './private-page/private-page-email.ts'

export { spendSolution } from './challenge.ts'
export { printDesign } from './links/card-designs.ts'
export { countRequest } from './limits.ts'
export { resolveBusiness } from './links/links.ts'
export { closeRequestLinks, makeRequestLinks, requestLinkUrl } from './links/request-links.ts'
export { privateLink } from './private-page/private-link.ts'
export { publicLinksOf } from './links/public-links.ts'
export { refuseTeamAddress } from './team-addresses/team-addresses.ts'

interface Submission {
  readonly customerName: string
  readonly customerEmail?: string | null | undefined
  readonly company?: string | null | undefined
  readonly role?: string | null | undefined
  readonly content: string
  readonly rating: number
  readonly formId: string
  readonly consent?: { version: string; scopes: ConsentScope[] } | undefined
  readonly draftRecord?: string | undefined
  readonly photo?: string | undefined
  readonly altcha?: string | undefined
  readonly website?: string | undefined
}

/**
 * Takes a customer's words in. The workspace is the form's, the status the workspace's decision; a rating
 * below 4 becomes private feedback. The reply is sent when everything is on disk.
 */
export async function submit(
  context: Context,
  limits: RateLimits,
  submission: Submission,
  { needsEmail }: { readonly needsEmail: boolean },
) {
  const { altcha, website, ...input } = submission
  const { customerName, content, rating } = input
  const link = await resolveLink(context, input.formId)
  const { workspaceId, linkId: formId } = link
  if (website) throw looksLikeSpam()
  const customerEmail = link.customerEmail ?? input.customerEmail ?? null
  if (needsEmail && customerEmail === null) throw noEmail()
  const solution = await checkSolution(context, altcha, { for: 'testimonial', link: input.formId })
  const wording = input.consent && currentWording(input.consent.version, link.businessName)
  const company = companyOf(link.companyField, input.company)
  const role = (link.asksRole && input.role) || null
  const isPrivate = isPrivateRating(rating)
  // Without the consent to it, and before the robot check, a photo is not even looked at.
  const mayLook = !isPrivate && input.consent?.scopes.includes('use_photo') && !(solution instanceof Problem)
  const photo = input.photo && mayLook ? await encodePhoto(input.photo) : undefined
  const mailing = await mailingTo(context, limits, link, customerEmail)
  const words = { customerName, customerEmail, company, role, content, rating, isPrivate }
  const take = (mustWait: boolean) => async (tx: Tx) => {
    refuseExpired(context, link)
    if (link.customerEmail && !(await takeOnly(tx, workspaceId, formId, context.now()))) throw linkUsed(link)
    const received = {
      ...receivedThrough(link),
      ...(mustWait && { requiresApproval: true }),
      ...words,
      consent: wording && { wording, scopes: input.consent?.scopes ?? [] },
      record: recordOf(context, workspaceId, input.draftRecord, content),
      photo,
    }
    // Both travel to the database together; what a spent solution brought is undone.
    const [, id] = await Promise.all([spend(tx, solution), receiveSubmission(context, tx, received)])
    const page = { workspaceId, testimonialId: id, language: consentLanguageOf(wording?.version) ?? 'en' }
    if (mailing === 'now') await context.jobs.enqueue(tx, mailPrivatePage, page)
    if (mailing === 'later') await keepWaiting(context, tx, page)
    return { id, isPrivate, message: 'Your testimonial has been submitted successfully.' }
  }
  // Not by session or network: both may change between two tries of the same device.
  const caller = `visitor:${formId}\n${customerEmail ?? ''}`
  const result = await waitingPastLimit((mustWait) =>
    idempotent(context, workspaceId, 'submit-testimonial', input, take(mustWait), { caller }),
  )
  // `idempotent` keeps its answer for days, and the link is not to be read in the database: it is made anew each time.
  const links = await linksOf(context, { ...link, id: result.id })
  return { ...result, isMailed: mailing === 'now' && context.mail.configured, ...links }
}

/** Past the plan's limit nobody is refused: what would have been shown at once waits. */
function waitingPastLimit<T>(submit: (mustWait: boolean) => Promise<T>): Promise<T> {
  return submit(false).catch((failure: unknown) => {
    if (isOverLimit(failure)) return submit(true)
    throw failure
  })
}

/** Whether the private page is mailed to whoever wrote: now, later (see `keepWaiting`), or never. */
async function mailingTo(
  context: Context,
  limits: RateLimits,
  link: Awaited<ReturnType<typeof resolveLink>>,
  email: string | null,
): Promise<'now' | 'later' | 'never'> {
  if (email === null || (await isAddressSpared(limits, email))) return 'never'
  return link.hasProvenOwner && leavesHalf(context, link) ? 'now' : 'later'
}

/** What the link says of a testimonial that comes through it. */
function receivedThrough(link: Awaited<ReturnType<typeof resolveLink>>) {
  const { workspaceId, linkId: formId, requiresApproval, hasDrafts, ...rest } = link
  const { asksCustomers, givesRewards, tellsWebhooks } = rest
  return { workspaceId, formId, requiresApproval, hasDrafts, asksCustomers, givesRewards, tellsWebhooks }
}

function currentWording(version: string, businessName: string) {
  const wording = wordingOf(version, businessName)
  if (wording) return wording
  throw new Problem('edited-elsewhere', 'The consent wording has changed. Please reload the page.')
}

const looksLikeSpam = () =>
  new Problem(
    'robot-check-failed',
    'A hidden field was filled in, which looks like spam. Please leave it empty.',
  )

const noEmail = () =>
  new Problem('invalid-input', emailSentence, { fields: { customerEmail: emailSentence } })

/** As the workspace has it: asked for, insisted on, or not kept. */
function companyOf(asked: (typeof companyFields)[number], company: string | null | undefined): string | null {
  if (asked === 'hidden') return null
  if (asked === 'required' && !company) {
    const sentence = 'Please fill in your company.'
    throw new Problem('invalid-input', sentence, { fields: { company: sentence } })
  }
  return company || null
}
