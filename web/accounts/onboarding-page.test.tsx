import { completeOnboarding, getBusinessProfile } from '#contract/business.ts'
import { getDashboard, getNotifications } from '#contract/overview.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../test/open-page.tsx'
import { aBusinessProfile, aDashboard, aUser } from '../test/samples.ts'
import { currentBackend } from '../test/setup.ts'

const field = (label: string | RegExp) => screen.getByLabelText(label)

async function fillIn({ user }: ReturnType<typeof openPage>) {
  await user.type(await screen.findByLabelText('Business name'), 'Eastside Bakery')
  await user.type(field(/^Website/), 'eastside.example')
  await user.type(field('What does your business do?'), 'We bake bread at night.')
  await user.type(field('Who are your customers?'), 'Everybody in town')
  await user.type(field('Your role'), 'Founder')
}

function answerDone() {
  const backend = currentBackend()
  const businessProfile = aBusinessProfile({ businessName: 'Eastside Bakery' })
  backend.answer(completeOnboarding, { user: aUser(), businessProfile })
  backend.answer(getBusinessProfile, businessProfile)
  backend.answer(getDashboard, aDashboard())
  backend.answer(getNotifications, { unread: 0, items: [], browser: false })
}

test('somebody without an account sets business and account up on one page (AUTH-12)', async () => {
  const backend = currentBackend()
  const weak = 'Password must be at least 8 characters'
  const page = openPage('/onboarding', { as: null })
  await fillIn(page)
  await page.user.type(field('Your name'), 'Jonas Weber')
  await page.user.type(field('Contact email'), 'jonas@example.com')
  await page.user.type(field('Password'), 'seven77')
  await page.user.type(field('Confirm password'), 'seven77')
  backend.refuse(completeOnboarding, 'invalid-input', weak, { password: weak })
  await page.user.click(screen.getByRole('button', { name: 'Create Account' }))
  expect(await screen.findByText('Account Creation Failed')).toBeVisible()
  expect(field('Password')).toHaveFocus()
  expect(field('Password')).toHaveAccessibleDescription(expect.stringContaining(weak))

  answerDone()
  await page.user.type(field('Password'), '7')
  await page.user.type(field('Confirm password'), '7')
  await page.user.click(screen.getByRole('button', { name: 'Create Account' }))
  expect(await screen.findByText('Account Created Successfully')).toBeVisible()
  expect(location.pathname).toBe('/dashboard')
  const [first, second] = backend.calls(completeOnboarding)
  expect(second?.input).toEqual({
    body: {
      businessName: 'Eastside Bakery',
      ownerName: 'Jonas Weber',
      ownerRole: 'Founder',
      contactEmail: 'jonas@example.com',
      industry: '',
      businessUrl: 'https://eastside.example',
      businessDescription: 'We bake bread at night.',
      targetAudience: 'Everybody in town',
      keyServices: '',
      uniqueValue: '',
      password: 'seven777',
    },
  })
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey)
})

test('somebody who is signed in is asked for no second password (AUTH-12)', async () => {
  const page = openPage('/onboarding', { as: aUser({ hasBusinessProfile: false }) })
  expect(await screen.findByLabelText('Your name')).toHaveValue('Mara Lindqvist')
  expect(field('Contact email')).toHaveValue('mara@lindqvist.example')
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
  await fillIn(page)
  answerDone()
  await page.user.click(screen.getByRole('button', { name: 'Create business profile' }))
  expect(await screen.findByText('Account Created Successfully')).toBeVisible()
  expect(currentBackend().received(completeOnboarding)[0]?.body).not.toHaveProperty('password')
})
