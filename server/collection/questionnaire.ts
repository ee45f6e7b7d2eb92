import { eq } from 'drizzle-orm'
import type { CustomerLanguage } from '#contract/languages.ts'
import type { Received } from '#contract/endpoint.ts'
import {
  mostChoices,
  noQuestions,
  type OwnQuestions,
  type PublicServices,
  type Questionnaire,
  type submitQuestionnaire,
} from '#contract/collection/questionnaire.ts'
import { businessProfiles } from '../business/tables.ts'
import type { Services, WorkspaceContext } from '../context.ts'
import { workspaces } from '../workspaces/tables.ts'
import { reviseWorkspace } from '../workspaces/service.ts'
import { choicesFor } from '../writer/service.ts'
import { mergedByLanguage } from './by-language.ts'
import { resolveOpenLink } from './links/links.ts'

/** What the questionnaire behind a link asks and offers: the owner's own, else what their profile or trade suggests. */
export async function publicServices(
  services: Services,
  id: string,
  language: CustomerLanguage = 'en',
): Promise<PublicServices> {
  const { workspaceId, questionnaire } = await resolveOpenLink(services, id)
  const [profile] = await services.db
    .select({
      businessName: businessProfiles.businessName,
      businessDescription: businessProfiles.businessDescription,
      industry: businessProfiles.industry,
      services: businessProfiles.services,
      keyServices: businessProfiles.keyServices,
    })
    .from(businessProfiles)
    .where(eq(businessProfiles.workspaceId, workspaceId))
  const suggested = choicesFor(
    profile && { ...profile, services: profile.services || profile.keyServices },
    language,
  )
  const { services: own, benefitChoices, ...questions } = { ...noQuestions, ...questionnaire[language] }
  return {
    services: (own.length > 0 ? own.map(asOption) : suggested.services).slice(0, mostChoices.services),
    benefits: (benefitChoices.length > 0 ? benefitChoices.map(asOption) : suggested.benefits).slice(
      0,
      mostChoices.benefits,
    ),
    questions,
  }
}

/** The same choice keeps its value as long as it stands where it stands, in every language. */
const asOption = (label: string, at: number) => ({ value: `custom-${at + 1}`, label })

export async function readQuestionnaire({ tenant, workspaceId }: WorkspaceContext): Promise<Questionnaire> {
  const [row] = await tenant((tx) =>
    tx
      .select({ questionnaire: workspaces.questionnaire })
      .from(workspaces)
      .where(eq(workspaces.id, workspaceId)),
  )
  return row?.questionnaire ?? {}
}

export async function writeQuestionnaire(
  context: WorkspaceContext,
  wanted: Questionnaire,
): Promise<Questionnaire> {
  const { questionnaire } = await reviseWorkspace(context, (before) => ({
    questionnaire: mergedByLanguage(before.questionnaire, wanted, withoutEmptyChoices),
  }))
  return questionnaire
}

/** Empty choices, and a second one of the same name, are none. */
function withoutEmptyChoices(own: OwnQuestions): OwnQuestions {
  const named = (choices: readonly string[]) => [...new Set(choices.filter((choice) => choice !== ''))]
  return { ...own, services: named(own.services), benefitChoices: named(own.benefitChoices) }
}

/** What the questionnaire sent, as the form would have: what it says of posting decides nothing. */
export function asFormSubmission({ linkId, ...fields }: Received<typeof submitQuestionnaire>['body']) {
  const { allowGooglePosting: _google, allowYelpPosting: _yelp, ...words } = fields
  return { ...words, formId: linkId }
}
