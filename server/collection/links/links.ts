import { and, eq, sql } from 'drizzle-orm'
import type { FormSettings, PublicForm } from '#contract/collection/collection.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import type { ProblemCode } from '#contract/problem.ts'
import { isLinkedPlatform, type LinkedPlatform } from '#contract/publishing/review-links.ts'
import type { Services, WorkspaceContext } from '../../context.ts'
import type { Db, Tx } from '../../db/database.ts'
import { workspaceOf } from '../../db/lookups.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { businessProfiles } from '../../business/tables.ts'
import { collectionLinks } from '../tables.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { isClosed, changeWorkspace, isStaying } from '../../workspaces/service.ts'
import { provenOwnerOf } from '../../emails/service.ts'
import { connectionsOf, removeConnection, setConnection } from '../../publishing/service.ts'
import { changePreferences } from '../../business/service.ts'
import { hasDrafts } from '../../drafts/service.ts'
import { asksCustomers, givesRewards, tellsWebhooks } from '../workspace-uses.ts'
import { currentWording } from '../consent/consent-versions.ts'
import { draftWording, fixWording } from '../consent/draft-consent.ts'
import { textsIn } from '../form/form-texts.ts'
import { personalOf } from './personal-link.ts'
import { linksTo, shownConnections } from './public-links.ts'

/**
 * What a form or link id leads to. Unknown and foreign ids are one and the same 404; what was closed says so. A used one is
 * found. While the account waits for its deletion, all of its links are closed.
 */
export async function resolveLink({ db }: Services, linkId: string) {
  const prepared = linkOf.get(db) ?? prepareLinkOf(db)
  linkOf.set(db, prepared)
  const [found] = await prepared.execute({ linkId, key: Buffer.from(linkId) })
  if (!found) throw notFound('form')
  const link = { ...found, businessName: found.businessName ?? found.workspaceName }
  if (link.closedAt || link.isClosed) throw overFor(link, 'link-closed', 'This form is closed.')
  return link
}

/** Like `resolveLink`, for visitors who haven't sent anything yet: refuses links that were used or have expired. */
export async function resolveOpenLink(services: Services, linkId: string) {
  const link = await resolveLink(services, linkId)
  if (link.usedAt) throw linkUsed(link)
  refuseExpired(services, link)
  return link
}

interface WhoseLink {
  readonly businessName: string
  readonly logoUrl: string | null
}

/** A link that no longer takes anything still says whose it is, for the page that explains it. */
function overFor({ businessName, logoUrl }: WhoseLink, code: ProblemCode, sentence: string): Problem {
  return new Problem(code, sentence, { fields: { businessName, ...(logoUrl !== null && { logoUrl }) } })
}

export const linkUsed = (link: WhoseLink) => overFor(link, 'form-closed', 'This link was already used.')

/** The last day of a link is its owner's choice. */
export function refuseExpired(
  { now }: Services,
  link: WhoseLink & { readonly expiresAt: Date | null },
): void {
  if (link.expiresAt && link.expiresAt <= now()) throw overFor(link, 'link-expired', 'This link has expired.')
}

const linkColumns = {
  workspaceId: collectionLinks.workspaceId,
  linkId: collectionLinks.id,
  customerEmail: collectionLinks.customerEmail,
  usedAt: collectionLinks.usedAt,
  expiresAt: collectionLinks.expiresAt,
  closedAt: collectionLinks.closedAt,
  isClosed: sql<boolean>`${isClosed}`,
  requiresApproval: workspaces.requiresApproval,
  publicLinks: workspaces.publicLinks,
  companyField: workspaces.companyField,
  asksRole: workspaces.asksRole,
  formTexts: workspaces.formTexts,
  questionnaire: workspaces.questionnaire,
  showsInPublic: workspaces.showsInPublic,
  workspaceName: workspaces.name,
  businessName: businessProfiles.businessName,
  businessUrl: businessProfiles.businessUrl,
  logoUrl: businessProfiles.logoUrl,
  primaryReviewPlatform: businessProfiles.primaryReviewPlatform,
  reviewPromptEnabled: businessProfiles.reviewPromptEnabled,
  hasDrafts: hasDrafts(collectionLinks.workspaceId),
  asksCustomers: asksCustomers(collectionLinks.workspaceId),
  givesRewards: givesRewards(collectionLinks.workspaceId),
  tellsWebhooks: tellsWebhooks(collectionLinks.workspaceId),
  hasProvenOwner: provenOwnerOf(collectionLinks.workspaceId),
  createdAt: workspaces.createdAt,
  mailed: workspaces.mailed,
  mailedSince: workspaces.mailedSince,
}

/** Every submission begins with it: built once, and planned once a connection. */
const linkOf = new WeakMap<Db, ReturnType<typeof prepareLinkOf>>()

function prepareLinkOf(db: Db) {
  return db
    .select(linkColumns)
    .from(collectionLinks)
    .innerJoin(workspaces, eq(workspaces.id, collectionLinks.workspaceId))
    .leftJoin(businessProfiles, eq(businessProfiles.workspaceId, collectionLinks.workspaceId))
    .where(
      and(
        eq(collectionLinks.workspaceId, workspaceOf('link', sql.placeholder('key'))),
        eq(collectionLinks.id, sql.placeholder('linkId')),
      ),
    )
    .prepare('plaudit_link')
}

export async function publicForm(
  services: Services,
  linkId: string,
  language: CustomerLanguage = 'en',
): Promise<PublicForm> {
  const link = await resolveOpenLink(services, linkId)
  const connections = await shownConnections(services.db, link)
  const prompted = promptedBy(link)
  return {
    businessName: link.businessName,
    logoUrl: link.logoUrl,
    businessUrl: link.businessUrl ?? '',
    requiresApproval: link.requiresApproval,
    companyField: link.companyField,
    asksRole: link.asksRole,
    texts: textsIn(link.formTexts, language),
    consent: currentWording(language, {
      company: link.companyField !== 'hidden',
      role: link.asksRole,
      photo: true,
      platform: link.showsInPublic,
    }),
    publicLinks: linksTo(connections),
    // Never a link that only satisfied customers see.
    promptedPlatform: connections.find(({ platform }) => platform === prompted)?.platform ?? null,
    draftConsent: draftWording(services, language, link.businessName),
    fixConsent: fixWording(services, language, link.businessName),
    personal: await personalOf(services, link),
  }
}

/** The platform that an owner chose, unless they turned prompts off. */
function promptedBy(chosen: {
  primaryReviewPlatform: string | null
  reviewPromptEnabled: boolean | null
}): string | null {
  return chosen.reviewPromptEnabled ? chosen.primaryReviewPlatform : null
}

export function readFormSettings({ tenant, workspaceId }: WorkspaceContext): Promise<FormSettings> {
  return tenant((tx) => formSettings(tx, workspaceId))
}

export function writeFormSettings(context: WorkspaceContext, wanted: FormSettings): Promise<FormSettings> {
  const { tenant, workspaceId } = context
  return tenant(async (tx) => {
    await changeWorkspace(tx, workspaceId, {
      requiresApproval: wanted.requiresApproval,
      publicLinks: wanted.publicLinks,
      ...(wanted.companyField !== undefined && { companyField: wanted.companyField }),
      ...(wanted.asksRole !== undefined && { asksRole: wanted.asksRole }),
      ...(wanted.showsInPublic !== undefined && { showsInPublic: wanted.showsInPublic }),
    })
    await changeConnection(context, tx, 'google', wanted.googlePlaceId)
    await changeConnection(context, tx, 'yelp', wanted.yelpBusinessId)
    const before = await formSettings(tx, workspaceId)
    const primaryReviewPlatform = wanted.promptedPlatform
    if (primaryReviewPlatform === undefined || primaryReviewPlatform === before.promptedPlatform)
      return before
    await changePreferences(tx, workspaceId, { primaryReviewPlatform, reviewPromptEnabled: true })
    return formSettings(tx, workspaceId)
  })
}

async function formSettings(tx: Tx, workspaceId: string): Promise<FormSettings> {
  const {
    name: _name,
    logoUrl: _logoUrl,
    isStaying: _isStaying,
    ...workspace
  } = await readFormBusiness(tx, workspaceId)
  const connections = await connectionsOf(tx, workspaceId)
  const idOf = (name: string) =>
    connections.find(({ platform }) => platform === name)?.platformBusinessId ?? ''
  const prompted = promptedBy(workspace)
  return {
    ...workspace,
    promptedPlatform: isLinkedPlatform(prompted) && idOf(prompted) ? prompted : null,
    googlePlaceId: idOf('google'),
    yelpBusinessId: idOf('yelp'),
  }
}

/** Not told: unchanged. Empty: not there any more. */
async function changeConnection(
  { workspaceId, now }: WorkspaceContext,
  tx: Tx,
  platform: LinkedPlatform,
  platformBusinessId: string | undefined,
): Promise<void> {
  if (platformBusinessId === undefined) return
  if (platformBusinessId === '') await removeConnection(tx, workspaceId, platform)
  else await setConnection(tx, workspaceId, { platform, platformBusinessId }, now())
}

/** What customers see of a business on their own page and in its emails. */
export async function resolveBusiness(
  tx: Db | Tx,
  workspaceId: string,
): Promise<Pick<Business, 'name' | 'logoUrl' | 'showsInPublic' | 'publicLinks' | 'isStaying'>> {
  return readFormBusiness(tx, workspaceId)
}

type Business = Awaited<ReturnType<typeof readFormBusiness>>

/** What forms and pages for customers go by. The profile may still be missing. */
async function readFormBusiness(tx: Db | Tx, workspaceId: string) {
  const [business] = await tx
    .select({
      name: workspaces.name,
      /** False while a deletion waits: then nothing of it is shown anywhere. */
      isStaying: sql<boolean>`${isStaying}`,
      logoUrl: businessProfiles.logoUrl,
      requiresApproval: workspaces.requiresApproval,
      publicLinks: workspaces.publicLinks,
      companyField: workspaces.companyField,
      asksRole: workspaces.asksRole,
      showsInPublic: workspaces.showsInPublic,
      primaryReviewPlatform: businessProfiles.primaryReviewPlatform,
      reviewPromptEnabled: businessProfiles.reviewPromptEnabled,
    })
    .from(workspaces)
    .leftJoin(businessProfiles, eq(businessProfiles.workspaceId, workspaces.id))
    .where(eq(workspaces.id, workspaceId))
  if (!business) throw notFound('workspace')
  return business
}
