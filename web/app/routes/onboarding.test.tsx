import { currentUser } from '#contract/accounts/accounts.ts'
import { completeOnboarding } from '#contract/business/business.ts'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { getDashboard } from '#contract/overview/overview.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { aBusinessProfile, aDashboard, aUser } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

const nora = aUser({
  firstName: 'Nora',
  lastName: 'Ek',
  email: 'nora@eastside.example',
  hasBusinessProfile: false,
})
const field = (name: string) => document.querySelector<HTMLInputElement>(`main [name=${name}]`)!

test('signed in without a business, the wizard asks for it, and for no second password (SHELL-12, BCTX-17, BCTX-19, BCTX-20)', async () => {
  const backend = currentBackend()
  const { user } = openPage('/AI-Onboarding/', { as: nora })
  expect(await screen.findByRole('heading', { level: 1, name: 'Tell us about your business' })).toBeVisible()
  expect(screen.queryByLabelText(/password/i)).not.toBeInTheDocument()
  const entries = {
    businessName: 'Eastside Bakery',
    businessDescription: 'We bake bread at night.',
    targetAudience: 'Everybody in town',
    ownerName: 'Nora Ek',
    ownerRole: 'Founder',
    contactEmail: nora.email,
  }
  async function fillIn(names: readonly (keyof typeof entries)[]) {
    for (const name of names) {
      await user.clear(field(name))
      await user.click(field(name))
      await user.paste(entries[name])
    }
  }
  const press = (name: string) => user.click(within(screen.getByRole('main')).getByRole('button', { name }))
  await fillIn(['businessName', 'ownerName', 'ownerRole', 'contactEmail'])
  await press('Skip AI Research')
  expect(await screen.findByRole('heading', { level: 1, name: 'What you do' })).toBeVisible()
  await fillIn(['businessDescription', 'targetAudience'])
  const businessProfile = aBusinessProfile(entries)
  const owner = { ...nora, hasBusinessProfile: true }
  backend.answer(completeOnboarding, () => {
    backend.answer(currentUser, owner)
    backend.answer(getBusinessProfile, businessProfile)
    return { user: owner, businessProfile }
  })
  backend.answer(getDashboard, aDashboard({ business: businessProfile }))
  await press('Create business profile')
  expect(await screen.findByText('Account Created Successfully')).toBeVisible()
  // Without a reload the app knows the business, where a moment ago it knew of none.
  expect(await screen.findByText('Managing testimonials for Eastside Bakery')).toBeVisible()
  expect(location.pathname).toBe('/dashboard')
  expect(backend.received(completeOnboarding).map(({ body }) => body)).toMatchObject([entries])
})

test.each(['/ai-onboarding', '/onboarding', '/login', '/signup'])(
  'an owner who is set up has nothing to do at %s',
  async (path) => {
    currentBackend().answer(getDashboard, aDashboard())
    openPage(path)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Welcome back, Mara Lindqvist' }),
    ).toBeVisible()
    expect(location.pathname).toBe('/dashboard')
  },
)
