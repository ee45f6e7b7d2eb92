import { eq } from 'drizzle-orm'
import type { CustomerLanguage } from '#contract/languages.ts'
import type { Received } from '#contract/endpoint.ts'
import {
  mostChoices,
  noQuestions,
  type OwnQuestions,
  type PublicServices,
  type Questionnaire,
  type getPublicServices,
  type submitQuestionnaire,
} from '#contract/collection/questionnaire.ts'
import { businessProfiles } from '../business/tables.ts'
import type { Services, WorkspaceContext } from '../context.ts'
import { workspaces } from '../workspaces/tables.ts'
import { reviseWorkspace } from '../workspaces/service.ts'
import type { DynamicVariables, Option } from '#contract/writer/writer.ts'
import type { CopyLanguage } from '#shared/collection/asked-questions.ts'
import { choicesFor, followUpsFor } from '../trades/service.ts'
import { mergedByLanguage } from './by-language.ts'
import { resolveOpenLink } from './links/links.ts'

/** What the questionnaire behind a link asks and offers: the owner's own, else what their profile or trade suggests. */
export async function publicServices(
  services: Services,
  id: string,
  { language = 'en', region }: Received<typeof getPublicServices>['query'] = {},
): Promise<PublicServices> {
  const link = await resolveOpenLink(services, id)
  const { offeredIn, own, followUps } = await askedBehind(services, link, language)
  return {
    ...offeredIn(region === 'PT' && language === 'pt' ? 'pt-PT' : language),
    questions: own,
    followUps,
  }
}

type Link = Pick<Awaited<ReturnType<typeof resolveOpenLink>>, 'workspaceId' | 'questionnaire'>

/** What a link's questionnaire offers to tap, with the owner's own words of that language. */
async function askedBehind(
  { db }: Pick<Services, 'db'>,
  { workspaceId, questionnaire }: Link,
  language: CustomerLanguage,
) {
  const [profile] = await db
    .select({
      businessName: businessProfiles.businessName,
      businessDescription: businessProfiles.businessDescription,
      industry: businessProfiles.industry,
      services: businessProfiles.services,
      keyServices: businessProfiles.keyServices,
    })
    .from(businessProfiles)
    .where(eq(businessProfiles.workspaceId, workspaceId))
  const known = profile && { ...profile, services: profile.services || profile.keyServices }
  const own = { ...noQuestions, ...questionnaire[language] }
  const ownOr = (choices: readonly string[], others: Option[]) =>
    choices.length > 0 ? choices.map(asOption) : others
  const offeredIn = (spoken: CopyLanguage): DynamicVariables => {
    const suggested = choicesFor(known, spoken)
    return {
      services: ownOr(own.services, suggested.services).slice(0, mostChoices.services),
      benefits: ownOr(own.benefitChoices, suggested.benefits).slice(0, mostChoices.benefits),
    }
  }
  return { own, offeredIn, followUps: followUpsFor(known) }
}

/** The same for the writer, which is not told which Portuguese was read. */
export async function knownQuestions(services: Pick<Services, 'db'>, link: Link, language: CustomerLanguage) {
  const { own, offeredIn } = await askedBehind(services, link, language)
  const spoken: CopyLanguage[] = language === 'pt' ? ['pt', 'pt-PT'] : [language]
  const all = (kind: 'services' | 'benefits') => spoken.flatMap((one) => offeredIn(one)[kind])
  return { language, own, offered: { services: all('services'), benefits: all('benefits') } }
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
  return Object.fromEntries(
    // Those that were saved before there were leads.
    Object.entries(row?.questionnaire ?? {}).map(([language, own]) => [language, { ...noQuestions, ...own }]),
  )
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
