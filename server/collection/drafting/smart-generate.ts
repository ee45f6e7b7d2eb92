import { isPrivateRating } from '#contract/collection/collection.ts'
import type { Received, Returned } from '#contract/endpoint.ts'
import type { smartGenerate } from '#contract/writer/writer.ts'
import type { Context } from '../../context.ts'
import type { RateLimits } from '../../http/limits/rate-limit.ts'
import { readAiSettingsOfOwner } from '../../settings/service.ts'
import { draftOnce, draftLimits } from '../../drafts/service.ts'
import { customerBrief, mannerOf, ratingOf } from '../../writer/service.ts'
import { checkSolution, spend } from '../challenge.ts'
import { agreedWording } from '../consent/draft-consent.ts'
import { resolveOpenLink } from '../links/links.ts'
import { knownQuestions } from '../questionnaire.ts'

/**
 * A customer's draft from their answers. The business is the link's, whatever else the call says. At three stars and below
 * no AI service is asked.
 */
export async function draftForCustomer(
  context: Context,
  limits: RateLimits,
  input: Received<typeof smartGenerate>['body'],
): Promise<Returned<typeof smartGenerate>> {
  const link = await resolveOpenLink(context, input.businessId)
  const { workspaceId, linkId, businessName } = link
  const consent = agreedWording(context, businessName, input.consent)
  const solution = await checkSolution(context, input.altcha, { for: 'draft', link: input.businessId })
  const [ai, known] = await Promise.all([
    readAiSettingsOfOwner(context.db, workspaceId),
    knownQuestions(context, link, input.language ?? 'en'),
  ])
  const brief = customerBrief(input, ai, businessName, known)
  const rating = ratingOf(brief)
  const draft = await draftOnce(context, {
    workspaceId,
    brief,
    manner: mannerOf(ai),
    consent,
    before: (tx) => spend(tx, solution),
    isForService: !isPrivateRating(rating),
    mayAsk: () => limits.isWithin(draftLimits.draftsOfLink, linkId),
  })
  return { ...draft, rating, isPrivate: isPrivateRating(rating) }
}
