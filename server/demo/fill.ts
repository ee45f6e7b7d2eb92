import type { User } from '#contract/accounts/accounts.ts'
import type { PublicForm } from '#contract/collection/collection.ts'
import type { Customer } from '#contract/customers/customers.ts'
import { requestTemplate } from '#contract/emails/request-email.ts'
import { createApp } from '../app.ts'
import type { Services } from '../context.ts'
import { proveAddress } from '../accounts/service.ts'
import { demoBusiness } from './business.ts'
import { runCampaigns } from './campaign.ts'
import { demoAddress, demoCustomers } from './customers.ts'
import { earlierReviews } from './earlier-reviews.ts'
import { addNeighbors } from './neighbors.ts'
import { demoLogin, type DemoOwner, demoOwner } from './owner.ts'
import { bringReviewsHome } from './example-google.ts'
import { connectPlatforms, handOverReviews } from './publishing.ts'
import type { DemoReview } from './review.ts'
import { reviewsOfLastMonth } from './reviews-of-last-month.ts'
import { beginTrialToday, buildTeam, makeFormLinks, makeWidgets, thankCustomers, addLogo } from './rooms.ts'

/**
 * Fills an empty instance through its own API, with the clock going along, so that a demo is what a business
 * would see after three months of use.
 */
export async function fillDemo(services: Services): Promise<void> {
  const clock = { now: services.now() }
  // Three months are more than the trial, whose end would limit what is approved.
  const { payments: _, ...config } = services.config
  const going = {
    ...services,
    config: { ...config, proofOfWork: false, rateLimits: false },
    now: () => clock.now,
  }
  const { http } = await createApp(going)
  await addNeighbors(going, http, clock)
  const owner = demoOwner(http, clock)
  owner.passTo(100)
  const { user } = await owner.call<{ user: User }>('POST', '/api/onboarding/complete', {
    ...demoBusiness,
    contactEmail: demoLogin.email,
    password: demoLogin.password,
  })
  await proveAddress(services, demoLogin.email)
  await owner.call('PUT', '/api/settings/appearance', { theme: 'system' })
  await addLogo(owner)
  await buildTeam(owner, services)
  const links = await makeFormLinks(owner)
  await connectPlatforms(owner)
  for (const { name, company, askedDaysAgo } of demoCustomers) {
    await addCustomer(owner, { name, company, daysAgo: askedDaysAgo ?? 21 }, askedDaysAgo !== undefined)
  }
  await sendReviews(owner, user.formId, links)
  await makeWidgets(owner)
  await handOverReviews(owner)
  await bringReviewsHome(owner)
  await runCampaigns(going, owner, user.formId ?? '')
  await beginTrialToday(services, demoLogin.email)
  await http.close()
}

async function addCustomer(
  owner: DemoOwner,
  { name, company, daysAgo }: Pick<DemoReview, 'name' | 'company' | 'daysAgo'>,
  isAsked: boolean,
): Promise<void> {
  await owner.at(daysAgo)
  const body = { name, company, email: demoAddress(name) }
  const { id } = await owner.call<Customer>('POST', '/api/customers', body)
  if (!isAsked) return
  owner.passTo(daysAgo - 1 / 8)
  await owner.call('POST', `/api/customers/${id}/requests`, requestTemplate)
}

async function sendReviews(
  owner: DemoOwner,
  formId: User['formId'],
  links: Awaited<ReturnType<typeof makeFormLinks>>,
): Promise<void> {
  const settings = { requiresApproval: true, publicLinks: 'everyone', asksRole: true }
  await owner.call('PUT', '/api/form-settings', settings)
  const { consent } = await owner.call<PublicForm>('GET', `/api/public/business-profile/${formId}`)
  const oldestFirst = [...reviewsOfLastMonth, ...earlierReviews].toReversed()
  const firstThanked = oldestFirst.find(({ daysAgo }) => daysAgo <= 20)
  for (const [index, review] of oldestFirst.entries()) {
    if (review === firstThanked) await thankCustomers(owner)
    const { name, company, role, daysAgo, decision, through } = review
    // Some came through the form by themselves, most were customers first, and every other of those was asked.
    if (index % 3 !== 0 && decision !== 'rejected') {
      await addCustomer(owner, { name, company, daysAgo: daysAgo + 3 }, index % 2 === 0)
    }
    owner.passTo(daysAgo)
    const { id } = await owner.call<{ id: string }>('POST', '/api/testimonials/submit', {
      customerName: name,
      customerEmail: demoAddress(name),
      company,
      ...(role && { role }),
      content: review.words,
      rating: review.rating,
      formId: through ? links[through] : formId,
      consent: {
        version: consent.version,
        scopes: review.consents ? ['display', 'use_name', 'suggest_posting'] : [],
      },
    })
    if (!decision) continue
    await owner.at(daysAgo - 1 / 4)
    await owner.call('PATCH', `/api/testimonials/${id}/status`, { status: decision })
  }
}
