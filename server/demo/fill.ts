import type { LightMyRequestResponse } from 'fastify'
import type { User } from '#contract/accounts.ts'
import type { PublicForm } from '#contract/collection.ts'
import type { Customer } from '#contract/customers.ts'
import { requestTemplate } from '#contract/request-email.ts'
import { sessionCookie } from '#contract/cookies.ts'
import { createApp } from '../app.ts'
import type { Services } from '../context.ts'
import { proveAddress } from '../accounts/service.ts'
import { demoAddress, demoCustomers } from './customers.ts'
import { demoBusiness, demoReviews } from './reviews.ts'
import { beginTrialToday, buildTeam, makeLinks, thankCustomers, uploadLogo } from './rooms.ts'

const dayMs = 86_400_000

export const demoLogin = { email: 'astrid@fjordandkiln.example', password: 'Stoneware-1280' }

/**
 * Fills an empty instance through its own API, with the clock going along, so that a demo is what a business
 * would see after three months of use.
 */
export async function fill(services: Services): Promise<void> {
  const clock = { now: services.now() }
  const { http } = await createApp({
    ...services,
    config: { ...services.config, proofOfWork: false, rateLimits: false },
    now: () => clock.now,
  })
  const today = clock.now.getTime()
  let cookie = ''
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object) => {
    const response = await http.inject({
      method,
      url,
      headers: cookie ? { cookie } : {},
      ...(payload && { payload }),
    })
    cookie = sessionOf(response) ?? cookie
    if (response.statusCode >= 300) throw new Error(`${method} ${url}: ${response.body}`)
    return response.json() as never
  }
  clock.now = new Date(today - 100 * dayMs)
  const { user } = (await call('POST', '/api/onboarding/complete', {
    ...demoBusiness,
    contactEmail: demoLogin.email,
    password: demoLogin.password,
  })) as { user: User }
  await proveAddress(services, demoLogin.email)
  await call('PUT', '/api/settings/appearance', { theme: 'system' })
  const form = (await call('GET', `/api/public/business-profile/${user.formId}`)) as PublicForm
  const at = async (daysAgo: number) => {
    clock.now = new Date(today - daysAgo * dayMs)
    // Sessions end after 30 days, and the demo's clock runs through a hundred.
    await call('POST', '/api/login', demoLogin)
  }
  const owner = { at, call }
  await uploadLogo(owner)
  await buildTeam(owner, services)
  const links = await makeLinks(owner)
  const addCustomer = async (name: string, company: string, daysAgo: number, isAsked: boolean) => {
    await at(daysAgo)
    const body = { name, company, email: demoAddress(name) }
    const { id } = (await call('POST', '/api/customers', body)) as Customer
    if (!isAsked) return
    clock.now = new Date(clock.now.getTime() + dayMs / 8)
    await call('POST', `/api/customers/${id}/requests`, requestTemplate)
  }
  for (const { name, company, askedDaysAgo } of demoCustomers) {
    await addCustomer(name, company, askedDaysAgo ?? 21, askedDaysAgo !== undefined)
  }
  let thanks = false
  for (const [index, review] of demoReviews.toSorted((one, other) => other.daysAgo - one.daysAgo).entries()) {
    if (!thanks && review.daysAgo <= 20) {
      await thankCustomers(owner)
      thanks = true
    }
    // Some came through the form by themselves, most were customers first, and every other of those was asked.
    if (index % 3 !== 0 && review.decision !== 'rejected') {
      await addCustomer(review.name, review.company, review.daysAgo + 3, index % 2 === 0)
    }
    clock.now = new Date(today - review.daysAgo * dayMs)
    const scopes = review.consents ? ['display', 'use_name'] : []
    const { id } = (await call('POST', '/api/testimonials/submit', {
      customerName: review.name,
      customerEmail: demoAddress(review.name),
      company: review.company,
      content: review.words,
      rating: review.rating,
      formId: review.through ? links[review.through] : user.formId,
      consent: { version: form.consent.version, scopes },
    })) as { id: string }
    if (!review.decision) continue
    await at(review.daysAgo - 1 / 4)
    await call('PATCH', `/api/testimonials/${id}/status`, { status: review.decision })
  }
  await beginTrialToday(services, demoLogin.email)
  await http.close()
}

function sessionOf(response: LightMyRequestResponse): string | undefined {
  const set = response.cookies.find(({ name }) => name === sessionCookie)
  return set && `${sessionCookie}=${set.value}`
}
