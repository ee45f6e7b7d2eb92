import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { getDashboard } from '#contract/overview/overview.ts'
import { getTestimonial, listTestimonials } from '#contract/testimonials/testimonials.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../test/open-page.tsx'
import { aPlanCard } from '../test/samples/overview-samples.ts'
import { aDashboard, aTestimonial, aUser, someStats } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'

const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('the owner is greeted by name, for their business (DASH-01)', async () => {
  currentBackend().answer(getDashboard, aDashboard())
  openPage('/dashboard')
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Mara Lindqvist' })).toBeVisible()
  expect(await screen.findByText('Managing testimonials for Lindqvist Bakery')).toBeVisible()
  expect(screen.getByText('Bakery · lindqvist.example')).toBeVisible()
})

test('four tiles have the numbers of the workspace and how they moved from last month (DASH-15, DASH-16)', async () => {
  const thisMonth = { total: 2, pending: 2, approved: 0, aiGenerated: 1, averageRating: 4.5 }
  const lastMonth = { total: 1, pending: 1, approved: 0, aiGenerated: 1, averageRating: 5 }
  const stats = someStats({
    total: 1240,
    pending: 4,
    aiGenerated: 310,
    averageRating: 4.8,
    submissions: { count: 1200, deleted: 0 },
    otherRatings: [
      { source: null, count: 2, average: 5, label: '5.0 from 2 added', isSynced: false, counted: '2 added' },
    ],
    thisMonth,
    lastMonth,
  })
  currentBackend().answer(getDashboard, aDashboard({ stats }))
  openPage('/dashboard')
  const tiles = await region('Numbers')
  const tile = async (label: string) => (await tiles.findByText(label)).parentElement!.textContent
  await tiles.findByText('1,240')
  expect(await tile('Testimonials')).toBe('Testimonials1,240+100% from last month')
  expect(await tile('Pending')).toBe('Pending4+100% from last month')
  expect(await tile('AI-generated')).toBe('AI-generated25%-50% from last month')
  expect(await tile('Average rating')).toBe(
    'Average rating4.8-0.5 from last monthFrom 1,200 submissions5.0 from 2 added',
  )
})

test('the newest testimonials are cards that lead to them (DASH-17, DASH-18, DASH-21, DASH-22)', async () => {
  const cleo = aTestimonial({
    customerName: 'Cleo Park',
    company: 'Park Inn',
    content: 'Old rolls.',
    rating: 4,
  })
  const recent = [cleo, aTestimonial({ status: 'approved' }), aTestimonial({ status: 'rejected' })]
  const backend = currentBackend()
  backend.answer(getDashboard, aDashboard({ recent }))
  const { user } = openPage('/dashboard')
  const list = await region('Recent Testimonials')
  const [first, second, third] = await list.findAllByRole('article')
  for (const text of [
    'CP',
    'Cleo Park',
    'Park Inn',
    'Old rolls.',
    'Pending Review',
    'Today',
    '4 out of 5 stars',
  ]) {
    expect(within(first!).getByText(text)).toBeInTheDocument()
  }
  expect(within(first!).getByText('Today')).toHaveAttribute('title', expect.stringMatching(/\d{4}/))
  expect(within(second!).getByText('Approved')).toBeVisible()
  expect(within(third!).getByText('Rejected')).toBeVisible()
  expect(list.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/collect?tab=view')
  backend.hold(listTestimonials)
  backend.hold(getTestimonialStats)
  backend.answer(getTestimonial, cleo)
  await user.click(list.getByRole('link', { name: 'Cleo Park' }))
  expect(await screen.findByRole('dialog', { name: 'Cleo Park' })).toBeVisible()
})

test('before the first testimonial there is a way to get one, and nothing to compare (DASH-16, DASH-20)', async () => {
  currentBackend().answer(getDashboard, aDashboard())
  openPage('/dashboard')
  const list = await region('Recent Testimonials')
  expect(await list.findByRole('heading', { name: 'No testimonials yet' })).toBeVisible()
  expect(list.getByRole('link', { name: 'Collect Testimonials' })).toHaveAttribute('href', '/collect')
  expect(screen.queryByText(/from last month/)).not.toBeInTheDocument()
  expect(screen.getByLabelText('Link to your form')).toHaveValue(
    `${location.origin}/testimonial-form/lindqvist-form`,
  )
})

test('somebody without a business profile is asked for it', async () => {
  currentBackend().answer(getBusinessProfile, null)
  currentBackend().answer(getDashboard, aDashboard({ business: null }))
  openPage('/dashboard', { as: aUser({ firstName: 'Emma', lastName: 'Leer', hasBusinessProfile: false }) })
  expect(await screen.findByRole('heading', { name: 'Welcome back, Emma Leer' })).toBeVisible()
  expect(screen.queryByText(/Managing testimonials for/)).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Start onboarding' })).toHaveAttribute('href', '/onboarding')
})

test('until the answer is here every part keeps its place (DASH-19)', async () => {
  const backend = currentBackend()
  backend.answer(getDashboard, aDashboard({ recent: [aTestimonial()] }))
  const held = backend.hold(getDashboard)
  openPage('/dashboard')
  for (const name of ['the plan', 'testimonials', 'activity']) {
    expect(await screen.findByRole('status', { name: `Loading ${name}` })).toBeVisible()
  }
  held.release()
  expect(await screen.findByRole('article')).toHaveTextContent('Ines Duarte')
  expect(screen.queryByRole('status', { name: /^Loading/ })).not.toBeInTheDocument()
})

test('without an answer there is a way to try again', async () => {
  const backend = currentBackend()
  backend.fail(getDashboard, 500)
  const { user } = openPage('/dashboard')
  expect(await screen.findByText("Couldn't load the dashboard.")).toBeVisible()
  backend.answer(getDashboard, aDashboard({ recent: [aTestimonial()] }))
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article')).toHaveTextContent('Ines Duarte')
})

test('the platform’s admin is greeted as one and has nothing to manage (DASH-02, DASH-04, DASH-05, DASH-06, DASH-07)', async () => {
  currentBackend().answer(getDashboard, {
    plan: aPlanCard({
      tier: 'enterprise',
      name: 'Admin Account',
      price: null,
      limit: 999_999,
      isLimited: false,
    }),
    workspace: null,
  })
  openPage('/dashboard', {
    as: aUser({ role: 'super_admin', formId: null, apiKey: null, hasBusinessProfile: false }),
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Plaudit' })).toBeVisible()
  expect(screen.getByText('Platform Administration Dashboard')).toBeVisible()
  expect(screen.getByText('Plaudit Admin')).toBeVisible()
  const plan = await region('Admin Account plan')
  expect(plan.getByText('Platform')).toBeVisible()
  expect(plan.getByText(/^Unlimited testimonials.*999999$/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Manage Plan' })).not.toBeInTheDocument()
  expect(
    screen.getByText('This account has no workspace, so there are no testimonials to show.'),
  ).toBeVisible()
})

test('an administrator is greeted the same, without a plan (DASH-02, DASH-06)', async () => {
  currentBackend().answer(getDashboard, { plan: null, workspace: null })
  const held = currentBackend().hold(getDashboard)
  openPage('/dashboard', {
    as: aUser({ role: 'admin', formId: null, apiKey: null, hasBusinessProfile: false }),
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Plaudit' })).toBeVisible()
  const loading = screen.getByRole('status', { name: 'Loading the plan' })
  held.release()
  await waitFor(() => expect(loading).not.toBeInTheDocument())
  expect(screen.queryByRole('link', { name: 'Manage Plan' })).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: / plan$/ })).not.toBeInTheDocument()
})

test('whoever is not signed in is asked to sign in (DASH-09, DASH-10)', async () => {
  openPage('/dashboard', { as: null })
  expect(await screen.findByText('Guest User (Please Login)')).toBeVisible()
  expect(location.pathname + location.search).toBe('/login?next=%2Fdashboard')
})
