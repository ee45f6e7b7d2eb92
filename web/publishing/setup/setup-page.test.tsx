import { saveReviewPreferences } from '#contract/business/business.ts'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { getKnownIdentifiers } from '#contract/publishing/known-identifiers.ts'
import {
  connectPlatforms,
  disconnectPlatform,
  listPlatformConnections,
} from '#contract/publishing/publishing.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPart } from '../../test/open-part.tsx'
import { aConnection } from '../../test/samples/publishing-samples.ts'
import { aBusinessProfile } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

const place = 'ChIJN1t_tDeuEmsRUsoyG83frY4'

async function openSetup(platform = '') {
  const backend = currentBackend()
  backend.answerByDefault(listPlatformConnections, [])
  backend.answerByDefault(getKnownIdentifiers, { isKnown: null, places: [] })
  const page = openPart(`/platform-setup${platform && `?platform=${platform}`}`)
  await screen.findByRole('heading', { level: 1, name: 'Platform Setup' })
  return { backend, ...page }
}

test('five platforms, three of them for imports only, and a way back to publishing (PUBL-04, PUBL-09, PUBL-10, ruling 7.6)', async () => {
  currentBackend().answer(listPlatformConnections, [
    aConnection(),
    aConnection({ id: 'trustpilot', platform: 'trustpilot', url: null }),
  ])
  await openSetup()
  const list = within(await screen.findByRole('list', { name: 'Platforms' }))
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows.map((text) => /Google|Yelp|Trustpilot|Facebook|G2C/.exec(text)?.[0])).toHaveLength(5)
  expect(list.getAllByText('Import only')).toHaveLength(3)
  expect(list.queryByText('Coming soon')).not.toBeInTheDocument()
  expect(list.getAllByText('Connected')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Back to Publishing' })).toHaveAttribute('href', '/publishing')
})

test.for([
  ['google', 'Google Place ID'],
  ['yelp', 'Yelp Business ID'],
  ['trustpilot', 'Trustpilot Business Unit ID'],
  ['facebook', 'Facebook Page ID'],
  ['g2', 'G2 Product Slug'],
] as const)('%s has one identifier field: %s (PUBL-05)', async ([platform, label]) => {
  await openSetup(platform)
  expect(await screen.findByRole('textbox', { name: label })).toBeVisible()
  expect(screen.getAllByRole('textbox')).toHaveLength(3)
})

test('the address that the profile has of a platform is filled in', async () => {
  const reviewProfiles = 'https://maps.app.goo.gl/x\nhttps://www.yelp.com/biz/the-corner-bakery'
  currentBackend().answer(getBusinessProfile, aBusinessProfile({ reviewProfiles }))
  await openSetup('yelp')
  expect(await screen.findByRole('textbox', { name: 'Yelp Business ID' })).toHaveValue('the-corner-bakery')
})

test('a pasted link gives the identifier inside it, and the platform is connected (PUBL-15, API-40)', async () => {
  const { backend, user } = await openSetup('google')
  backend.answer(connectPlatforms, [aConnection()])
  await user.click(await screen.findByRole('textbox', { name: 'Google Place ID' }))
  await user.paste(`https://www.google.com/maps/search/?api=1&query=Bakery&query_place_id=${place}`)
  expect(screen.getByRole('textbox', { name: 'Google Place ID' })).toHaveValue(place)
  expect(screen.getByText('Found in the link you pasted.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Business name' })).toHaveValue('Lindqvist Bakery')
  await user.type(screen.getByRole('textbox', { name: 'Business address' }), '12 Harbor Street')
  await user.click(screen.getByRole('button', { name: 'Connect Google' }))
  expect(await screen.findByText('Platform Connected')).toBeVisible()
  expect(backend.received(connectPlatforms)).toEqual([
    {
      body: {
        connections: [
          {
            platform: 'google',
            platformBusinessId: place,
            businessName: 'Lindqvist Bakery',
            businessAddress: '12 Harbor Street',
          },
        ],
      },
    },
  ])
})

test('what is missing is said in one toast, and nothing is sent (RULE-27)', async () => {
  const { backend, user } = await openSetup('yelp')
  await user.click(await screen.findByRole('button', { name: 'Connect Yelp' }))
  expect(await screen.findByText('Missing Information')).toBeVisible()
  expect(screen.getAllByText('Please fill in all required fields').length).toBeGreaterThan(0)
  expect(backend.calls(connectPlatforms)).toEqual([])
})

test('an identifier is checked when it is typed, and a link that hides it says what to do', async () => {
  const { user } = await openSetup('google')
  const field = await screen.findByRole('textbox', { name: 'Google Place ID' })
  await user.type(field, 'nope')
  await user.tab()
  expect(screen.getByText(`A Google Place ID looks like ${place}`)).toBeVisible()
  await user.clear(field)
  await user.paste('https://maps.app.goo.gl/Abc123')
  expect(screen.getByText(/^This link hides the Place ID\. Open it/)).toBeVisible()
})

const harbor = { identifier: place, name: 'Lindqvist Bakery, Harbor', address: '4 Harbor Street, Duluth' }

test('a connected Google proposes its own location, which fills the form', async () => {
  currentBackend().answer(getKnownIdentifiers, ({ query }) => ({
    isKnown: query.identifier === undefined ? null : query.identifier === place,
    places: [harbor],
  }))
  const { user } = await openSetup('google')
  expect(await screen.findByText('From your connected Google account')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Use this business' }))
  expect(screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual([
    place,
    harbor.name,
    harbor.address,
  ])
  expect(await screen.findByText('Confirmed by Google.')).toBeVisible()
})

test('of several locations one is chosen', async () => {
  const station = { identifier: 'ChIJ0000000000000000002002', name: 'Station', address: '' }
  currentBackend().answer(getKnownIdentifiers, { isKnown: null, places: [harbor, station] })
  const { user } = await openSetup('google')
  await user.selectOptions(await screen.findByLabelText('From your connected Google account'), 'Station')
  expect(screen.getByRole('textbox', { name: 'Google Place ID' })).toHaveValue(station.identifier)
})

test('a connected platform that does not know the identifier says so, and it can be saved all the same', async () => {
  const trustpilot = { identifier: '46d6a890000064000500e0c3', name: 'Lindqvist Bakery', address: '' }
  currentBackend().answer(getKnownIdentifiers, { isKnown: false, places: [trustpilot] })
  const { backend, user } = await openSetup('trustpilot')
  backend.answer(connectPlatforms, [aConnection({ id: 'trustpilot', platform: 'trustpilot', url: null })])
  await user.type(
    await screen.findByRole('textbox', { name: 'Trustpilot Business Unit ID' }),
    'lindqvist-bakery.example',
  )
  expect(await screen.findByText('Trustpilot doesn’t know this business. Please check the ID.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Business address' }), '12 Harbor Street')
  await user.click(screen.getByRole('button', { name: 'Add Trustpilot' }))
  expect(await screen.findByText('You can import your reviews from Trustpilot.')).toBeVisible()
})

test("a refusal says 'Setup Failed' with its reason, and what was typed stays (ERR-22)", async () => {
  const { backend, user } = await openSetup('google')
  backend.refuse(connectPlatforms, 'invalid-input', 'Google does not know this place.')
  await user.click(await screen.findByRole('textbox', { name: 'Google Place ID' }))
  await user.paste(place)
  await user.type(screen.getByRole('textbox', { name: 'Business address' }), '12 Harbor Street')
  await user.click(screen.getByRole('button', { name: 'Connect Google' }))
  expect(await screen.findByText('Setup Failed')).toBeVisible()
  expect(screen.getByText('Google does not know this place.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Google Place ID' })).toHaveValue(place)
})

test('a platform is disconnected after a question', async () => {
  currentBackend().answer(listPlatformConnections, [aConnection()])
  const { backend, user } = await openSetup('google')
  backend.answer(disconnectPlatform, [])
  await user.click(await screen.findByRole('button', { name: 'Disconnect' }))
  const question = within(await screen.findByRole('dialog', { name: 'Disconnect Google?' }))
  await user.click(question.getByRole('button', { name: 'Disconnect' }))
  expect(await screen.findByRole('list', { name: 'Platforms' })).toBeVisible()
})

async function openPreferences(own: Parameters<typeof aBusinessProfile>[0] = {}) {
  const backend = currentBackend()
  backend.answerByDefault(listPlatformConnections, [aConnection()])
  const profile = aBusinessProfile({ primaryReviewPlatform: 'google', reviewPromptEnabled: true, ...own })
  backend.answer(getBusinessProfile, profile)
  backend.answer(saveReviewPreferences, ({ body }) => ({ ...profile, ...body }))
  const { user } = openPart('/platform-preferences')
  await screen.findByRole('heading', { name: 'Prompt preview' })
  return { backend, user }
}

test('preferences: a switch, a primary platform and a preview (PUBL-06, PUBL-16)', async () => {
  const { backend, user } = await openPreferences()
  expect(screen.getByText('Post it on Google too?')).toBeVisible()
  await user.click(screen.getByRole('switch', { name: 'Show review prompts' }))
  expect(await screen.findByText('Preferences Updated')).toBeVisible()
  expect(screen.getByText('Review prompts are off.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Trustpilot/ }))
  expect(backend.received(saveReviewPreferences).map(({ body }) => body)).toEqual([
    { primaryReviewPlatform: 'google', reviewPromptEnabled: false },
    { primaryReviewPlatform: 'trustpilot', reviewPromptEnabled: false },
  ])
})

test('choosing the primary platform again clears it to null (PUBL-07, API-44)', async () => {
  const { backend, user } = await openPreferences()
  const google = screen.getByRole('button', { name: /^Google/ })
  expect(google).toHaveAttribute('aria-pressed', 'true')
  await user.click(google)
  expect(await screen.findByText('Preferences Updated')).toBeVisible()
  expect(google).toHaveAttribute('aria-pressed', 'false')
  expect(backend.received(saveReviewPreferences)[0]?.body.primaryReviewPlatform).toBeNull()
})

test("preferences that were not saved go back, and say so on the page, in no toast: 'Failed to update preferences' (ERR-08, ERR-23)", async () => {
  const { backend, user } = await openPreferences()
  backend.fail(saveReviewPreferences, 500)
  await user.click(screen.getByRole('switch', { name: 'Show review prompts' }))
  const note = await screen.findByRole('alert')
  expect(note).toHaveTextContent('Failed to update preferences')
  expect(within(screen.getByRole('main')).getByRole('alert')).toBe(note)
  expect(screen.getByRole('switch', { name: 'Show review prompts' })).toBeChecked()
})

test('a primary platform without a link previews the text to copy, and no button (PUBL-10)', async () => {
  currentBackend().answer(listPlatformConnections, [aConnection({ id: 'g2', platform: 'g2', url: null })])
  const { user } = await openPreferences({ primaryReviewPlatform: 'g2' })
  expect(screen.getByText('You can copy what you wrote.')).toBeVisible()
  expect(screen.queryByText(/^Open /)).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Facebook/ }))
  expect(await screen.findByRole('link', { name: 'Add Facebook' })).toBeVisible()
})
