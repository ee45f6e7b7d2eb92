import { getCrmOptions } from '#contract/crm/crm-sign-in.ts'
import { getCrmAutomation, listCrmIntegrations } from '#contract/crm/crm.ts'
import { listSharingLinks } from '#contract/collection/sharing.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { getDynamicVariables } from '#contract/writer/writer.ts'
import { getWriter } from '#contract/writer/writer-state.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openCollect } from '../test/samples/collect-samples.ts'
import { aTestimonial, someStats } from '../test/samples/samples.ts'
import { keepTestimonials } from '../test/samples/testimonials-samples.ts'
import { aWriter } from '../test/samples/settings-samples.ts'
import { currentBackend } from '../test/setup.ts'

beforeEach(() => {
  const backend = currentBackend()
  backend.answer(listSharingLinks, [])
  backend.answer(listTestimonials, [])
  backend.answer(getTestimonialStats, someStats())
  backend.answer(getWriter, aWriter())
  backend.answer(listCrmIntegrations, [])
  backend.answer(getCrmOptions, { signIn: [], hasTexts: false })
  backend.answer(getCrmAutomation, { autoSendAfterDeal: false, weeklyFollowUps: false })
})

const tab = (name: string) => screen.getByRole('tab', { name })
const shows = (name: string) => waitFor(() => expect(tab(name)).toHaveAttribute('aria-selected', 'true'))

test('the page begins with the links, and has all four documented tabs (COLL-01, COLL-02)', async () => {
  openCollect()
  expect(await screen.findByRole('heading', { level: 1, name: 'Collect Testimonials' })).toBeVisible()
  expect(screen.getByText('Three powerful ways to gather customer feedback')).toBeVisible()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'AI Generation',
    'Sharing Links',
    'CRM Automation',
    'View All',
  ])
  await shows('Sharing Links')
})

test('the generation form comes when its tab is opened, and asks for nothing sooner (COLL-02, COLL-04)', async () => {
  const { user } = openCollect()
  await screen.findByRole('tab', { name: 'Sharing Links' })
  expect(currentBackend().calls(getDynamicVariables)).toEqual([])
  await user.click(tab('AI Generation'))
  expect(await screen.findByRole('button', { name: 'Generate Testimonial' })).toBeVisible()
})

test.for([
  ['links', 'Sharing Links'],
  ['crm', 'CRM Automation'],
  ['view', 'View All'],
  ['manual', 'AI Generation'],
  ['nonsense', 'Sharing Links'],
] as const)('the address ?tab=%s opens the tab %s (COLL-02, COLL-03)', async ([value, name]) => {
  openCollect(value)
  expect(await screen.findByRole('tab', { name, selected: true })).toBeVisible()
})

test('Back goes from tab to tab, and what was typed stays (COLL-02)', async () => {
  const { user } = openCollect('manual')
  await user.type(await screen.findByLabelText('Customer name'), 'Tomás Reyes')
  await user.click(tab('View All'))
  expect(await screen.findByRole('heading', { name: 'No testimonials yet' })).toBeVisible()
  expect(location.search).toBe('?tab=view')
  await user.click(tab('Sharing Links'))
  await shows('Sharing Links')
  history.back()
  await shows('View All')
  history.back()
  await shows('AI Generation')
  expect(screen.getByLabelText('Customer name')).toHaveValue('Tomás Reyes')
})

test('the arrow keys go from tab to tab (COLL-02)', async () => {
  const { user } = openCollect()
  await screen.findByRole('tablist')
  tab('Sharing Links').focus()
  await user.keyboard('{ArrowRight}')
  await shows('CRM Automation')
  expect(tab('CRM Automation')).toHaveFocus()
})

test('View All is the list of the testimonials page: searched, decided and read in the same way (COLL-34, COLL-36)', async () => {
  keepTestimonials(aTestimonial({ customerName: 'Ana' }), aTestimonial({ customerName: 'Ben' }))
  const { user } = openCollect('view')
  const ana = within(await screen.findByRole('article', { name: 'Ana' }))
  expect(ana.getByText('Pending Review')).toHaveClass('bg-hover')
  await user.click(ana.getByRole('button', { name: 'Approve' }))
  expect(await ana.findByText('Approved')).toHaveClass('bg-accent-wash')
  await user.click(screen.getByRole('radio', { name: /^Pending Review/ }))
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Ana' })).toBeNull())
  expect(location.search).toBe('?tab=view&status=pending')
  await user.click(within(screen.getByRole('article', { name: 'Ben' })).getByRole('button', { name: 'View' }))
  expect(await screen.findByRole('dialog', { name: 'Ben' })).toBeVisible()
})
