import { eq } from 'drizzle-orm'
import { type CustomerLanguage, customerLanguages } from '#contract/languages.ts'
import type { Received } from '#contract/endpoint.ts'
import {
  mostChoices,
  type OwnQuestions,
  type PublicServices,
  type Questionnaire,
  type submitQuestionnaire,
} from '#contract/questionnaire.ts'
import { businessProfiles } from '../business/tables.ts'
import type { Services, WorkspaceContext } from '../context.ts'
import { workspaces } from '../workspaces/tables.ts'
import { changeWorkspace } from '../workspaces/service.ts'
import { choicesFor } from '../writer/service.ts'
import { resolveOpenLink } from './links.ts'

const noQuestions: OwnQuestions = {
  satisfaction: '',
  service: '',
  benefits: '',
  recommend: '',
  services: [],
  benefitChoices: [],
}

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

export function writeQuestionnaire(
  { tenant, workspaceId }: WorkspaceContext,
  wanted: Questionnaire,
): Promise<Questionnaire> {
  return tenant(async (tx) => {
    const [row] = await tx
      .select({ questionnaire: workspaces.questionnaire })
      .from(workspaces)
      .where(eq(workspaces.id, workspaceId))
      .for('update')
    const questionnaire: Questionnaire = {}
    for (const language of customerLanguages) {
      const own = wanted[language] ? withoutGaps(wanted[language]) : row?.questionnaire[language]
      if (own && Object.values(own).some(({ length }) => length > 0)) questionnaire[language] = own
    }
    await changeWorkspace(tx, workspaceId, { questionnaire })
    return questionnaire
  })
}

/** Empty choices, and a second one of the same name, are none. */
function withoutGaps(own: OwnQuestions): OwnQuestions {
  const named = (choices: readonly string[]) => [...new Set(choices.filter((choice) => choice !== ''))]
  return { ...own, services: named(own.services), benefitChoices: named(own.benefitChoices) }
}

/** What the questionnaire sent, as the form would have: what it says of posting decides nothing. */
export function submissionOf({ linkId, ...told }: Received<typeof submitQuestionnaire>['body']) {
  const { allowGooglePosting: _google, allowYelpPosting: _yelp, ...words } = told
  return { ...words, formId: linkId }
}
