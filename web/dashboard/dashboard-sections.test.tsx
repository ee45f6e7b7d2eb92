import { afterTheEnd } from '#contract/billing/plan-copy.ts'
import { getInstance } from '#contract/instance/instance.ts'
import { getDashboard, type PlanCard } from '#contract/overview/overview.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPart } from '../test/open-part.tsx'
import { anActivity, aPlanCard } from '../test/samples/overview-samples.ts'
import { aDashboard, anInstance, someStats } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'

const region = async (name: string) => within(await screen.findByRole('region', { name }))

async function openPlan(plan: PlanCard) {
  currentBackend().answer(getDashboard, { ...aDashboard(), plan })
  openPart('/dashboard')
  return region(`${plan.name} plan`)
}

test('an ordinary owner is on the free plan, which limits nobody where nothing is sold (DASH-13, DASH-14)', async () => {
  const plan = await openPlan(aPlanCard({ isLimited: false, used: 3 }))
  expect(plan.getByText('$0 a month')).toBeVisible()
  expect(
    plan.getByText('3 testimonials in total. This server takes no payments: nothing is limited.'),
  ).toBeVisible()
  expect(plan.queryByText('Approaching limit')).not.toBeInTheDocument()
  expect(plan.getByRole('link', { name: 'Manage Plan' })).toHaveAttribute('href', '/pricing')
})

test('where plans are sold the card says how much is used', async () => {
  const plan = await openPlan(aPlanCard({ used: 2 }))
  expect(plan.getByText('2 of 3 testimonials approved in total')).toBeVisible()
  expect(plan.getByRole('progressbar', { name: 'Testimonials used' })).toHaveAttribute('value', '2')
  expect(plan.queryByText('Approaching limit')).not.toBeInTheDocument()
})

test.each([
  [39, false],
  [40, true],
  [70, true],
])('of 50 testimonials a month, %i used: a warning is %s (PLAN-19)', async (used, isWarned) => {
  const starter = { tier: 'starter', name: 'Starter', price: 29_00, limit: 50, period: 'month' } as const
  const plan = await openPlan(aPlanCard({ ...starter, used }))
  expect(plan.getByText(new RegExp(`^${used} of 50 testimonials approved this month`))).toBeVisible()
  expect(plan.queryAllByText('Approaching limit')).toHaveLength(isWarned ? 1 : 0)
})

test('PLAN-11, PLAN-12: a trial and an ended plan say what happens, in the words of /pricing and the emails', async () => {
  currentBackend().answer(getInstance, anInstance({ paymentsConfigured: true }))
  const starter = { tier: 'starter', name: 'Starter', price: 29_00, limit: 50, period: 'month' } as const
  const plan = await openPlan(aPlanCard({ ...starter, status: 'trial', endsAt: '2026-04-01T12:00:00.000Z' }))
  expect(plan.getByText('$29 a month after the trial')).toBeVisible()
  expect(plan.getByText(`Your trial ends on April 1, 2026. ${afterTheEnd}`)).toBeVisible()
  await waitFor(() =>
    expect(plan.getByRole('link', { name: 'Manage Plan' })).toHaveAttribute(
      'href',
      '/settings?tab=security#plan',
    ),
  )
})

test('at the limit the card says what to do', async () => {
  const plan = await openPlan(aPlanCard({ used: 3 }))
  expect(
    plan.getByText(/Choose a plan to approve more. Customers can still send you testimonials.$/),
  ).toBeVisible()
})

test('Professional goes on to what checkout promises (PLAN-07)', async () => {
  const professional = { name: 'Professional', limit: 200, enforcedLimit: 500, period: 'month' } as const
  const plan = await openPlan(aPlanCard({ ...professional, used: 210 }))
  expect(
    plan.getByText(
      /^210 testimonials approved this month, past the 200 of your plan. You can keep going up to 500.$/,
    ),
  ).toBeVisible()
})

test('below what the card shows, it says that there is more (PLAN-07)', async () => {
  const professional = { name: 'Professional', limit: 200, enforcedLimit: 500, period: 'month' } as const
  const plan = await openPlan(aPlanCard({ ...professional, used: 9 }))
  expect(
    plan.getByText(/^9 of 200 testimonials approved this month. You can keep going past 200, up to 500.$/),
  ).toBeVisible()
})

test('a plan without a limit says so', async () => {
  const plan = await openPlan(aPlanCard({ name: 'Enterprise', price: 199_00, limit: null, used: 7 }))
  expect(plan.getByText('Unlimited testimonials · 7 in total')).toBeVisible()
})

test('quick actions lead where they say, and only where something is (DASH-24)', async () => {
  currentBackend().answer(getDashboard, aDashboard())
  openPart('/dashboard')
  const links = (await region('Quick Actions')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Collect Testimonials', '/collect'],
    ['Import Reviews', '/testimonials?import=file'],
    ['Generate with AI', '/testimonial-generator'],
    ['Create Campaign', '/campaigns'],
    ['Email Customers', '/customers'],
    ['Publish Reviews', '/publishing'],
    ['Embed on Your Site', '/embed-code'],
  ])
})

test.each([
  [
    { active: 1, sent: 0, answered: 0, averageResponseHours: null },
    ['1', '0%', '–'],
    'No requests sent in the last 90 days.',
  ],
  [
    { active: 1, sent: 2, answered: 1, averageResponseHours: 0.2 },
    ['1', '50%', 'under an hour'],
    '1 of 2 requests answered in the last 90 days.',
  ],
  [
    { active: 3, sent: 100, answered: 34, averageResponseHours: 55.2 },
    ['3', '34%', '2.3 days'],
    '34 of 100 requests answered in the last 90 days.',
  ],
  [
    { active: 3, sent: 3, answered: 1, averageResponseHours: 1.2 },
    ['3', '33%', '1 hour'],
    '1 of 3 requests answered in the last 90 days.',
  ],
])(
  'campaigns and their figures are counted: %j (DASH-25, DASH-26, CONST-09)',
  async (campaigns, figures, sentence) => {
    currentBackend().answer(getDashboard, aDashboard({ campaigns }))
    openPart('/dashboard')
    const section = await region('Campaign Performance')
    expect(await section.findByText(sentence)).toBeVisible()
    expect(section.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Active campaigns',
      'Response rate',
      'Average response time',
    ])
    expect(section.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(figures)
    expect(section.getByRole('link', { name: 'Manage Campaigns' })).toHaveAttribute('href', '/campaigns')
  },
)

test('before anybody was asked there are no figures about asking', async () => {
  currentBackend().answer(getDashboard, aDashboard())
  openPart('/dashboard')
  expect(await screen.findByText('No activity yet.')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Campaign Performance' })).not.toBeInTheDocument()
})

test('the third tile is the share of AI drafts, also before the first (DASH-15)', async () => {
  currentBackend().answer(getDashboard, aDashboard({ stats: someStats({ total: 4, approved: 3 }) }))
  openPart('/dashboard')
  const tiles = await region('Numbers')
  expect(await tiles.findByText('0%')).toBeVisible()
  expect(tiles.getByText('AI-generated')).toBeVisible()
  expect(tiles.queryByText('Approved')).not.toBeInTheDocument()
})

test('recent activity tells what happened, newest first, each line leading to it (DASH-27)', async () => {
  const activity = [
    anActivity({ kind: 'approved', name: 'Cleo Park', testimonialId: 'cleo' }),
    anActivity({ name: 'Dan Wu', isPrivate: true, testimonialId: 'dan' }),
    anActivity({ name: 'Cleo Park', testimonialId: 'cleo' }),
    anActivity({ kind: 'imported', name: 'Google', count: 2, testimonialId: null }),
    anActivity({ kind: 'requested', name: null, count: 12, testimonialId: null }),
  ]
  currentBackend().answer(getDashboard, aDashboard({ activity }))
  openPart('/dashboard')
  const lines = (await (await region('Recent Activity')).findAllByRole('link')) as HTMLAnchorElement[]
  expect(lines.map(({ textContent, pathname, search }) => [textContent, pathname + search])).toEqual([
    ['Cleo Park’s testimonial was approvedToday', '/testimonials?view=cleo'],
    ['Dan Wu sent private feedbackToday', '/testimonials?view=dan'],
    ['Cleo Park left a testimonialToday', '/testimonials?view=cleo'],
    ['2 testimonials imported from GoogleToday', '/testimonials'],
    ['12 customers were asked for a testimonialToday', '/customers'],
  ])
  expect(within(lines[0]!).getByText('Today')).toHaveAttribute(
    'title',
    expect.stringMatching(/\d{4}.*\d:\d\d/),
  )
})

test('where nothing has happened the activity says so', async () => {
  currentBackend().answer(getDashboard, aDashboard())
  openPart('/dashboard')
  expect(await (await region('Recent Activity')).findByText('No activity yet.')).toBeVisible()
})
