import type { FastifyReply } from 'fastify'
import type { ConsentScope } from '#contract/collection/collection.ts'
import type { MyReward, MyTestimonial } from '#contract/collection/my-testimonial.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import type { Services } from '../../context.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { verifyPath } from '../../provenance/service.ts'
import { readRewardToken, rewardOnPage } from '../../rewards/service.ts'
import {
  waitingScopes,
  changeOwnWords,
  isCustomersFeedback,
  daySaid,
  eraseOwnWords,
  findOwnWords,
  isConfirmedOnRequest,
  labelOf,
  ownWords,
  replyOf,
  sendMyPhoto,
  withdrawOwnWords,
  wordsVersion,
} from '../../testimonials/service.ts'
import { chooseEmails, hasReaderOptedOut } from '../../emails/service.ts'
import { agreeToTexts, readOwnTexting, takeTextsBack } from '../../texts/service.ts'
import { currentWording, wordingOf } from '../consent/consent-versions.ts'
import { resolveBusiness } from '../links/links.ts'
import { openPrivateLink } from './private-link.ts'

/** The customer's own page behind a private link. */
export async function readMyTestimonial(
  services: Services,
  token: string,
  language: CustomerLanguage = 'en',
): Promise<MyTestimonial> {
  const { workspaceId, id } = openPrivateLink(services, token)
  const { row, scopes } = await ownWords(services.db, workspaceId, id)
  const business = await resolveBusiness(services.db, workspaceId)
  const { name: businessName, logoUrl, showsInPublic } = business
  const isShown = row.publishable && business.isStaying
  return {
    businessName,
    logoUrl,
    customerName: row.customerName,
    company: row.company,
    role: row.role,
    content: row.suggestedContent ?? row.content,
    ownContent: row.suggestedContent === null ? null : row.content,
    rating: row.rating,
    hasPhoto: row.consentsToPhoto === true,
    isPrivate: row.isPrivate,
    isShown,
    isDeleted: row.deletedAt !== null,
    verifyUrl: isShown ? verifyPath(row) : null,
    awaitsConfirmation: !row.isConfirmedByAuthor || row.suggestedContent !== null,
    label: labelOf(row),
    reply: row.withdrawnAt ? null : replyOf(row),
    isConfirmedOnRequest: isConfirmedOnRequest(row),
    scopes,
    // What was agreed to can be taken back, whatever the business has changed its mind about.
    consent: currentWording(language, {
      company: row.company !== null,
      role: row.role !== null,
      photo: row.consentsToPhoto === true,
      platform: showsInPublic || scopes.includes('platform'),
      feedback: isCustomersFeedback(row),
    }),
    asked: waitingScopes(row),
    hasOptedOut: await hasReaderOptedOut(services.db, row),
    texting: await readOwnTexting(services, row, { businessName, language }),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    date: daySaid(row),
    createdAt: row.createdAt.toISOString(),
    version: wordsVersion(row),
  }
}

/** Whose words a private link opens, as long as they are here. */
export async function findMyWords(services: Services, token: string): Promise<void> {
  const { workspaceId, id } = openPrivateLink(services, token)
  if (!(await findOwnWords(services.db, workspaceId, id))) throw notFound('page')
}

/** What the business gives for these words, as long as the words are here. */
export async function readMyReward(services: Services, token: string): Promise<MyReward> {
  const mailed = readRewardToken(services, token)
  const { workspaceId, id } = mailed ?? openPrivateLink(services, token)
  const row = await findOwnWords(services.db, workspaceId, id)
  const isFromEmail = mailed !== undefined
  const reward = row?.isRewarded && (await rewardOnPage(services.db, workspaceId, id, { isFromEmail }))
  if (!reward) throw notFound('page')
  const { name: businessName, logoUrl } = await resolveBusiness(services.db, workspaceId)
  return { businessName, logoUrl, ...reward }
}

export async function photo(services: Services, token: string, reply: FastifyReply) {
  const { workspaceId, id } = openPrivateLink(services, token)
  return sendMyPhoto(services, workspaceId, id, reply)
}

interface Change {
  readonly content?: string | undefined
  readonly consent?: { version: string; scopes: ConsentScope[] } | undefined
  readonly confirm?: boolean | undefined
  readonly optOut?: boolean | undefined
  readonly texts?: { phone: string; wording: string } | null | undefined
  readonly version?: string | undefined
}

export async function changeMyTestimonial(
  services: Services,
  token: string,
  { consent, optOut, texts, ...rest }: Change,
  language: CustomerLanguage = 'en',
): Promise<MyTestimonial> {
  const { workspaceId, id } = openPrivateLink(services, token)
  const { name } = await resolveBusiness(services.db, workspaceId)
  const wording = consent && wordingOf(consent.version, name)
  if (consent && !wording) {
    throw new Problem('edited-elsewhere', 'The consent wording has changed. Please reload the page.')
  }
  if (optOut !== undefined) await chooseEmails(services, workspaceId, id, optOut)
  if (texts !== undefined) {
    const { row } = await ownWords(services.db, workspaceId, id)
    const agreed = texts && { ...texts, businessName: name, language }
    await (agreed ? agreeToTexts(services, row, agreed) : takeTextsBack(services, row))
  }
  if (consent || rest.content !== undefined || rest.confirm) {
    await changeOwnWords(services, workspaceId, id, {
      ...rest,
      consent: wording && { wording, scopes: consent?.scopes ?? [] },
    })
  }
  return readMyTestimonial(services, token, language)
}

export async function withdraw(
  services: Services,
  token: string,
  language?: CustomerLanguage,
): Promise<MyTestimonial> {
  const { workspaceId, id } = openPrivateLink(services, token)
  await withdrawOwnWords(services, workspaceId, id)
  return readMyTestimonial(services, token, language)
}

export async function erase(services: Services, token: string): Promise<{ isErased: true }> {
  const { workspaceId, id } = openPrivateLink(services, token)
  await eraseOwnWords(services, workspaceId, id)
  return { isErased: true }
}
