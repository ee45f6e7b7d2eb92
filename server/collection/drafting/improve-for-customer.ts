import { isPrivateRating } from '#contract/collection/collection.ts'
import type { Received, Returned } from '#contract/endpoint.ts'
import type { improveText } from '#contract/writer/improve.ts'
import { readProfile } from '../../business/service.ts'
import type { Context } from '../../context.ts'
import { inWorkspace } from '../../db/tenant.ts'
import type { RateLimits } from '../../http/limits/rate-limit.ts'
import { countedModel, takeDraft, draftLimits } from '../../drafts/service.ts'
import { improve } from '../../writer/service.ts'
import { checkSolution, spend } from '../challenge.ts'
import { requireFixConsent } from '../consent/draft-consent.ts'
import { resolveOpenLink } from '../links/links.ts'

/**
 * Corrects a customer's own text; what it is counted against is the link's workspace. At three stars and below it stays on
 * this server.
 */
export async function improveForCustomer(
  context: Context,
  limits: RateLimits,
  { businessId, content, language = 'en', rating, consent, altcha }: Received<typeof improveText>['body'],
): Promise<Returned<typeof improveText>> {
  const { db, now, config } = context
  const { workspaceId, linkId } = await resolveOpenLink(context, businessId)
  const languageModel = countedModel(context, workspaceId)
  const staysHere = isPrivateRating(rating)
  if (!staysHere) requireFixConsent(context, consent)
  const solution = await checkSolution(context, altcha, { for: 'correction', link: businessId })
  const business = await inWorkspace(db, workspaceId, async (tx) => {
    await spend(tx, solution)
    return readProfile(tx, workspaceId)
  })
  const isAsked = !staysHere && languageModel !== undefined && !languageModel.isPaused()
  const isAllowed =
    isAsked &&
    (await limits.isWithin(draftLimits.draftsOfLink, linkId)) &&
    (await inWorkspace(db, workspaceId, (tx) => takeDraft(tx, workspaceId, now(), config.writerDailyLimit)))
  const names = Object.values(business ?? {}).filter((value) => typeof value === 'string')
  return improve(context, { text: content, language, names }, isAllowed ? languageModel : undefined)
}
