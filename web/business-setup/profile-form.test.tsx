import { updateBusinessProfile } from '#contract/business/business.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { field, fill, openProfile, press, sentProfiles } from '../test/samples/business-samples.ts'
import { currentBackend } from '../test/setup.ts'

describe('the profile', () => {
  test('is edited in every field, saved, and shown at once wherever it is (BCTX-01, BCTX-05, BCTX-18, DATA-05)', async () => {
    const { page, stored } = await openProfile()
    const before = stored().updatedAt
    const values = {
      businessName: ['Business name', 'Fjord & Kiln'],
      industry: ['Industry', 'Ceramics'],
      businessUrl: ['Website', 'fjordandkiln.example'],
      description: ['Description', 'Stoneware thrown by hand and fired with wood.'],
      services: ['Services', 'Tableware, Workshops, Repairs'],
      targetMarket: ['Target market', 'Restaurants and people who cook'],
      uniqueValue: ['Unique value', 'Every piece can be repaired for life.'],
      contactEmail: ['Contact email', 'hello@fjordandkiln.example'],
      phone: ['Phone', '+47 55 12 80 00'],
      ownerName: ['Owner name', 'Astrid Solheim'],
      ownerRole: ['Owner role', 'Founder'],
      openingHours: ['Opening hours', 'Tue–Sat 10–18'],
      languages: ['Languages', 'English, Norwegian'],
      reviewProfiles: ['Review profiles', 'https://www.yelp.com/biz/fjord'],
    } as const
    for (const [label, value] of Object.values(values)) await fill(page, label, value)
    expect(screen.getByText('Not saved yet')).toBeVisible()
    await press(page, 'Save changes')
    expect(await screen.findByText('Business profile updated')).toBeVisible()
    const entries = Object.entries(values).map(([name, [, value]]) => [name, value])
    const businessUrl = 'https://fjordandkiln.example'
    expect(sentProfiles()).toEqual([
      { ...Object.fromEntries(entries), businessUrl, accentColor: '', updatedAt: before },
    ])
    expect(field('Website')).toHaveValue(businessUrl)
    expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument()
    const context = within(screen.getByRole('region', { name: 'Business Context' }))
    for (const fact of [
      'Fjord & Kiln',
      'Ceramics',
      'Workshops',
      values.uniqueValue[1],
      values.openingHours[1],
    ]) {
      expect(context.getByText(fact)).toBeVisible()
    }
    const sidebar = within(screen.getByRole('complementary', { name: 'Sidebar' }))
    expect(sidebar.getByText('Fjord & Kiln')).toBeVisible()
  })

  test('that is wrong is not sent; each fault is said beside its field, and Discard takes it back (RULE-43, RULE-48, RULE-49)', async () => {
    const { page } = await openProfile()
    await fill(page, 'Business name', 'F')
    await fill(page, 'Website', 'not a site')
    await fill(page, 'Description', 'Short')
    await fill(page, 'Target market', 'All')
    await press(page, 'Save changes')
    await waitFor(() =>
      expect(field('Business name')).toHaveAccessibleDescription(
        'Business name must be at least 2 characters',
      ),
    )
    expect(field('Website')).toHaveAccessibleDescription('Please enter a valid website URL')
    expect(field('Description')).toHaveAccessibleDescription(
      /Business description must be at least 10 characters$/,
    )
    expect(field('Target market')).toHaveAccessibleDescription(/Target market must be at least 5 characters$/)
    expect(field('Business name')).toHaveFocus()
    expect(sentProfiles()).toEqual([])
    await press(page, 'Discard')
    expect(field('Business name')).toHaveValue('Lindqvist Bakery')
    expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument()
  })

  test('that only the server finds wrong says so beside its field', async () => {
    const { page } = await openProfile()
    const message = 'Please enter another phone number'
    currentBackend().refuse(updateBusinessProfile, 'invalid-input', message, { phone: message })
    await fill(page, 'Phone', '911')
    await press(page, 'Save changes')
    await waitFor(() => expect(field('Phone')).toHaveAccessibleDescription(message))
    expect(field('Phone')).toHaveFocus()
  })

  test('that could not be saved stays as it was typed (ERR-29)', async () => {
    const { page, keep } = await openProfile()
    await fill(page, 'Phone', '+46 8 123')
    currentBackend().fail(updateBusinessProfile)
    await press(page, 'Save changes')
    expect(await screen.findByText('Update failed')).toBeVisible()
    expect(screen.getByText('Unable to process your business context. Please try again.')).toBeVisible()
    expect(field('Phone')).toHaveValue('+46 8 123')
    keep()
    await press(page, 'Save changes')
    expect(await screen.findByText('Business profile updated')).toBeVisible()
  })
})
