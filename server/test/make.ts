import { eq } from 'drizzle-orm'
import { randomToken } from '../kit/ids.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { logIn, signUp } from '#contract/accounts/accounts.ts'
import { completeOnboarding } from '#contract/business/business.ts'
import { type ConsentScope, getPublicForm, submitTestimonial } from '#contract/collection/collection.ts'
import { changeMyTestimonial, getMyTestimonial } from '#contract/collection/my-testimonial.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import { askForConfirmation } from '#contract/testimonials/evidence.ts'
import { acceptInvitation, inviteToTeam, type TeamRole } from '#contract/team/team.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { makeAdmin } from '../accounts/service.ts'
import { users } from '../accounts/tables.ts'
import { newestSecretLink } from '../emails/service.ts'
import { type Caller, caller } from './as.ts'
import type { TestApp } from './test-app.ts'

export const goodPassword = 'Harbor-Lantern-42'

export interface Owner extends Caller {
  readonly user: User & { apiKey: string; formId: string }
}

/**
 * A new workspace with its owner, signed in and with a proven address unless said otherwise. Every test makes its own,
 * so none needs cleaning.
 */
export async function makeOwner(
  app: TestApp,
  firstName = 'Mara',
  lastName = 'Lindqvist',
  { isProven = true } = {},
): Promise<Owner> {
  const self = caller(app)
  const email = `${randomToken(8).toLowerCase()}@example.com`
  const { body } = await self.call(signUp, { body: { firstName, lastName, email, password: goodPassword } })
  if (!body.apiKey || !body.formId) throw new Error('A new workspace has a key and a form from the start')
  if (isProven) await proveAddressOf(app, body.id)
  return Object.assign(self, {
    user: { ...body, isEmailProven: isProven, apiKey: body.apiKey, formId: body.formId },
  })
}

/** As if the person had clicked the link that signing up mails them. */
export async function proveAddressOf({ services }: TestApp, userId: string): Promise<void> {
  await services.db.update(users).set({ emailProvenAt: services.now() }).where(eq(users.id, userId))
}

/** As `makeOwner`, with the business profile filled in. */
export async function makeBusiness(
  app: TestApp,
  businessName = 'Lindqvist Bakery',
  { isProven, ...profile }: { isProven?: boolean; industry?: string; keyServices?: string } = {},
): Promise<Owner> {
  const owner = await makeOwner(app, 'Mara', 'Lindqvist', { isProven })
  await owner.call(completeOnboarding, {
    body: {
      businessName,
      ownerName: 'Mara Lindqvist',
      contactEmail: owner.user.email,
      businessDescription: 'Sourdough bread and pastries, baked through the night.',
      targetAudience: 'Neighbors and cafés',
      ...profile,
    },
  })
  return owner
}

/** Somebody whom `owner` invited by mail and who accepted, signed in. */
export async function makeMember(app: TestApp, owner: Caller, role: TeamRole = 'member') {
  const email = `${randomToken(8).toLowerCase()}@example.com`
  const { body } = await owner.call(inviteToTeam, { body: { email, role } })
  const self = caller(app)
  const accepted = await self.call(acceptInvitation, {
    params: { token: await invitationToken(app, email) },
    body: { firstName: 'Jonas', lastName: 'Weber', password: goodPassword },
  })
  return Object.assign(self, { user: accepted.body, invitationId: body.id })
}

/** What stands in the link of the newest email to this address. */
export async function invitationToken(app: TestApp, email: string): Promise<string> {
  const token = /\/join\?token=([\w-]+)/.exec(await newestSecretLink(app.services.db, email))?.[1]
  if (!token) throw new Error('No invitation was mailed')
  return token
}

/** The workspace that this owner is of. */
export async function workspaceOf({ services }: TestApp, { user }: Owner): Promise<string> {
  const [found] = await services.db.select({ id: users.workspaceId }).from(users).where(eq(users.id, user.id))
  if (!found?.id) throw new Error('This owner has no workspace')
  return found.id
}

/** For when the clock has moved past the end of their session. */
export async function logInAgain(owner: Owner): Promise<void> {
  await owner.call(logIn, { body: { email: owner.user.email, password: goodPassword } })
}

/** A platform administrator, signed in. */
export async function makeAdministrator(
  app: TestApp,
  role: 'admin' | 'super_admin' = 'admin',
): Promise<Caller> {
  const email = `${randomToken(8).toLowerCase()}@example.com`
  await makeAdmin(app.services, email, role, goodPassword)
  const self = caller(app)
  await self.call(logIn, { body: { email, password: goodPassword } })
  return self
}

interface SubmissionOverrides {
  readonly customerName?: string
  readonly customerEmail?: string
  readonly company?: string
  readonly content?: string
  readonly draftRecord?: string
  readonly rating?: number
  readonly scopes?: ConsentScope[] | undefined
  readonly language?: CustomerLanguage
}

/** What a customer's private link carries. */
export const tokenOf = (manageUrl: string) => manageUrl.split('/my/')[1] ?? ''

/** Mails the customer of an entry their private link; returns what it carries. */
export async function askedToConfirm(app: TestApp, owner: Caller, id: string, email?: string) {
  const { body } = await owner.call(askForConfirmation, { params: { id }, body: { email } })
  return tokenOf(await newestSecretLink(app.services.db, body.customerEmail!))
}

/** The customer of an entry gets their private link by mail, and confirms what they see there. */
export async function confirmed(app: TestApp, owner: Caller, id: string, email?: string): Promise<void> {
  const params = { token: await askedToConfirm(app, owner, id, email) }
  const customer = caller(app)
  const { version } = (await customer.call(getMyTestimonial, { params })).body
  const { status } = await customer.call(changeMyTestimonial, { params, body: { confirm: true, version } })
  if (status !== 200) throw new Error(`Confirming answered ${status}`)
}

/**
 * A customer's submission through the public form, with consent to be shown unless `scopes` says otherwise. `token` opens
 * their private page.
 */
export async function submitted(app: TestApp, formId: string, overrides: SubmissionOverrides = {}) {
  const customer = caller(app)
  const { scopes = ['display', 'use_name'], language, ...words } = overrides
  const form = (await customer.call(getPublicForm, { params: { linkId: formId }, query: { language } })).body
  const { body } = await customer.call(submitTestimonial, {
    body: {
      customerName: 'Ines Duarte',
      customerEmail: 'ines@example.com',
      content: 'The rye keeps for a week and tastes better every day.',
      rating: 5,
      ...words,
      formId,
      consent: { version: form.consent.version, scopes },
    },
  })
  return { ...body, token: tokenOf(body.manageUrl) }
}

/** As `submitted` through the owner's own form, and approved by the owner; the id. */
export async function approved(
  app: TestApp,
  owner: Owner,
  overrides: SubmissionOverrides = {},
): Promise<string> {
  const { id } = await submitted(app, owner.user.formId, overrides)
  await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
  return id
}
