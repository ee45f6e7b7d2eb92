import { expect, test } from 'vitest'
import * as api from '#contract/collection/collection.ts'
import type { Input } from '#contract/endpoint.ts'
import {
  changeMyTestimonial,
  getMyTestimonial,
  withdrawMyTestimonial,
} from '#contract/collection/my-testimonial.ts'
import { formRefusals, privatePageRefusals } from '#contract/collection/customer-refusals.ts'
import { longestTestimonial } from '#contract/limits.ts'
import { requestDeletion } from '#contract/accounts/security.ts'
import { createSharingLink } from '#contract/collection/sharing.ts'
import { deleteTestimonial, createTestimonial } from '#contract/testimonials/editing.ts'
import { acceptInvitation, inviteToTeam } from '#contract/team/team.ts'
import { caller } from '../test/as.ts'
import {
  askedToConfirm,
  goodPassword,
  invitationToken,
  makeBusiness,
  submitted,
  tokenOf,
} from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
/** Any call can meet these: too many at once, the database away, a fault of ours. */
const ofEveryCall = ['too-many-requests', 'unavailable', 'internal']

test('a customer’s form is refused only in ways that it has a sentence for (ruling 6.9)', async () => {
  const owner = await makeBusiness(app)
  const { user } = owner
  const { consent } = (await caller(app).call(api.getPublicForm, { params: { linkId: user.formId } })).body
  const scopes = ['display' as const, 'use_photo' as const]
  const good = {
    formId: user.formId,
    customerName: 'Ines Duarte',
    customerEmail: 'ines@example.com',
    content: 'Good rye.',
    rating: 5,
    consent: { version: consent.version, scopes },
  }
  const wrong: Partial<Record<keyof typeof good | 'company' | 'photo' | 'website', unknown>>[] = [
    { formId: 'gone' },
    { customerName: ' ' },
    { customerName: 'x'.repeat(500) },
    { customerEmail: 'nope' },
    { content: '' },
    { content: 'x'.repeat(20_000) },
    { company: 'x'.repeat(500) },
    { rating: 9 },
    { consent: { version: 'of-last-year', scopes } },
    { consent: { version: consent.version, scopes: ['everything'] } },
    { website: 'https://spam.example' },
    { photo: 'no picture' },
    { photo: `data:image/png;base64,${'A'.repeat(68_500)}` },
    { photo: 'data:image/png;base64,%' },
    { photo: 'x'.repeat(200_000) },
  ]
  const codes = new Set<string>()
  for (const part of wrong) {
    const body = { ...good, ...part } as typeof good
    codes.add((await caller(app).call(api.submitTestimonial, { body })).problem.code)
  }
  const body = { description: 'Hers', customerEmail: 'ines@example.com' }
  const { id: formId } = (await owner.call(createSharingLink, { body })).body
  for (const content of ['Once.', 'Twice.']) {
    const answer = await caller(app).call(api.submitTestimonial, { body: { ...good, formId, content } })
    if (answer.status !== 201) codes.add(answer.problem.code)
  }
  codes.add(await refusalOfExpired(owner, good))
  const password = goodPassword
  await owner.call(requestDeletion, { body: { businessName: 'Lindqvist Bakery', password } })
  codes.add((await caller(app).call(api.submitTestimonial, { body: good })).problem.code)
  const seen = new Set([...codes, ...ofEveryCall])
  for (const code of ['too-many-requests', 'unavailable']) seen.delete(code)
  expect([...seen].toSorted()).toEqual([...formRefusals].toSorted())
})

test('a change on the private page is refused only in ways that it has a sentence for (ruling 6.9)', async () => {
  const owner = await makeBusiness(app)
  const changing = (token: string, body: object) =>
    caller(app).call(changeMyTestimonial, { params: { token }, body })
  const { id, manageUrl } = await submitted(app, owner.user.formId)
  const token = tokenOf(manageUrl)
  const versionOf = async (of: string) =>
    (await caller(app).call(getMyTestimonial, { params: { token: of } })).body.version
  const version = await versionOf(token)
  const joined = await ofTeam(owner)
  const old = { version: 'of-last-year', scopes: [] }
  const refused = [
    await changing('forged', { content: 'x' }),
    await changing(token, { content: 'x'.repeat(longestTestimonial + 1) }),
    await changing(token, { content: 'x'.repeat(300_000) }),
    await changing(token, { confirm: true, version: `${version}x` }),
    await changing(token, { consent: old, version }),
    await changing(joined, { confirm: true, version: await versionOf(joined) }),
  ]
  await owner.call(deleteTestimonial, { params: { id } })
  refused.push(await changing(token, { content: 'x' }))
  const withdrawing = () => caller(app).call(withdrawMyTestimonial, { params: { token } })
  await withdrawing()
  refused.push(await withdrawing())
  const codes = new Set([...refused.map(({ problem }) => problem.code), ...ofEveryCall])
  expect([...codes].toSorted()).toEqual([...privatePageRefusals].toSorted())
})

/** What a link answers whose last day is over. */
async function refusalOfExpired(
  owner: Awaited<ReturnType<typeof makeBusiness>>,
  good: Omit<Input<typeof api.submitTestimonial>['body'], 'formId'>,
) {
  const expiresAt = new Date(app.clock.now.getTime() + 1000).toISOString()
  const body = { description: 'Fair', expiresAt }
  const { id: formId } = (await owner.call(createSharingLink, { body })).body
  app.clock.now = new Date(expiresAt)
  return (await caller(app).call(api.submitTestimonial, { body: { ...good, formId } })).problem.code
}

/** A link to confirm that was mailed to somebody who has joined the team since. */
async function ofTeam(owner: Awaited<ReturnType<typeof makeBusiness>>): Promise<string> {
  const email = 'tomas@example.com'
  const { id } = (
    await owner.call(createTestimonial, { body: { customerName: 'Tomás Reyes', content: 'Good bread.' } })
  ).body
  const token = await askedToConfirm(app, owner, id, email)
  await owner.call(inviteToTeam, { body: { email, role: 'member' } })
  await caller(app).call(acceptInvitation, {
    params: { token: await invitationToken(app, email) },
    body: { firstName: 'Tomás', lastName: 'Reyes', password: goodPassword },
  })
  return token
}
