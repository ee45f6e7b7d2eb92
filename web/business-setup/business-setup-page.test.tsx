import { updateBusinessProfile } from '#contract/business/business.ts'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { listCustomers } from '#contract/customers/customers.ts'
import { defaultRewardSettings, getRewardSettings, listRewards } from '#contract/rewards/rewards.ts'
import { getTeam } from '#contract/team/team.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPage } from '../test/open-page.tsx'
import { aBusinessProfile, aUser } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'

const nobody = () => aUser({ hasBusinessProfile: false })
const heading = () => screen.findByRole('heading', { level: 1, name: 'Business Setup' })
const context = () => within(screen.getByRole('region', { name: 'Business Context' }))

describe('Business Setup', () => {
  test('shows what is known about the business, and what is not (BCTX-01, BCTX-18, SHELL-20)', async () => {
    const own = {
      businessName: 'Fjord & Kiln',
      industry: 'Ceramics',
      description: 'Stoneware fired with wood.',
      services: 'Tableware, Workshops, Repairs',
      targetMarket: 'People who cook',
      uniqueValue: '',
    }
    currentBackend().answer(getBusinessProfile, aBusinessProfile(own))
    openPage('/business-setup')
    await heading()
    await screen.findByRole('region', { name: 'Business Context' })
    const facts = [
      'Fjord & Kiln',
      'Ceramics',
      own.description,
      'Tableware',
      'Workshops',
      'Repairs',
      own.targetMarket,
    ]
    for (const fact of facts) expect(context().getByText(fact)).toBeVisible()
    expect(context().getByText('Unique value').nextSibling).toHaveTextContent('Not added yet')
    expect(context().getAllByText('Not added yet')).toHaveLength(1)
  })

  test('is the same page at its second address, and keeps the tab in it (BCTX-04)', async () => {
    currentBackend().answer(getTeam, { members: [], invitations: [] })
    const { user } = openPage('/business-context')
    await heading()
    await user.click(screen.getByRole('tab', { name: 'Team' }))
    await waitFor(() => expect(location.pathname + location.search).toBe('/business-context?tab=team'))
    await user.click(screen.getByRole('tab', { name: 'Business' }))
    await waitFor(() => expect(location.pathname + location.search).toBe('/business-context'))
  })

  test('keeps what was typed while somebody looks at the team, and is used by keyboard alone', async () => {
    const backend = currentBackend()
    backend.answer(getTeam, { members: [], invitations: [] })
    const { user } = openPage('/business-setup')
    await user.type(await screen.findByRole('textbox', { name: /^Phone/ }), '+46 8 123')
    screen.getByRole('tab', { name: 'Business' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(await screen.findByRole('tab', { name: 'Team', selected: true })).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    const phone = await screen.findByRole('textbox', { name: /^Phone/ })
    expect(phone).toHaveValue('+46 8 123')
    backend.answer(updateBusinessProfile, aBusinessProfile({ phone: '+46 8 123' }))
    await user.type(phone, '{Enter}')
    expect(await screen.findByText('Business profile updated')).toBeVisible()
    expect(backend.received(updateBusinessProfile)[0]?.body.phone).toBe('+46 8 123')
  })

  test('has an outline while the profile loads', async () => {
    const held = currentBackend().hold(getBusinessProfile)
    openPage('/business-setup')
    const outline = await screen.findByRole('status', { name: 'Loading the business profile' })
    held.release()
    expect(await screen.findByRole('textbox', { name: 'Business name' })).toBeVisible()
    expect(outline).not.toBeInTheDocument()
  })

  test('says the status of a profile that could not be loaded, and tries again (ERR-09)', async () => {
    const backend = currentBackend()
    backend.refuse(getBusinessProfile, 'unavailable', 'The server cannot reach its database right now.')
    const { user } = openPage('/business-setup')
    expect(await screen.findByText('Failed to fetch business profile: 503')).toBeVisible()
    expect(screen.getByText('The server cannot reach its database right now.')).toBeVisible()
    backend.answer(getBusinessProfile, aBusinessProfile())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('textbox', { name: 'Business name' })).toHaveValue('Lindqvist Bakery')
  })
})

describe('without a profile', () => {
  test('the page says so and leads to the onboarding (BCTX-03)', async () => {
    openPage('/business-setup', { as: nobody() })
    expect(
      await screen.findByText('No business information available. Please complete the AI onboarding first.'),
    ).toBeVisible()
    const links = screen.getAllByRole('link', { name: /onboarding/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/ai-onboarding'])
  })

  test('other pages offer the onboarding, force nobody, and stop once somebody declined (BCTX-21)', async () => {
    currentBackend().answer(listCustomers, [])
    currentBackend().answer(listRewards, [])
    currentBackend().answer(getRewardSettings, defaultRewardSettings)
    const page = openPage('/customers', { as: nobody() })
    const { user } = page
    expect(await screen.findByRole('link', { name: /onboarding/ })).toHaveAttribute('href', '/ai-onboarding')
    expect(await screen.findByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
    page.goTo('/rewards/ledger')
    await screen.findByRole('link', { name: /onboarding/ })
    expect(location.pathname).toBe('/rewards/ledger')
    await user.click(screen.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('link', { name: /onboarding/ })).not.toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveFocus()
    await user.click(screen.getByRole('link', { name: 'Customers' }))
    await screen.findByRole('heading', { level: 1, name: 'Customers' })
    expect(screen.queryByRole('link', { name: /onboarding/ })).not.toBeInTheDocument()
  })
})
