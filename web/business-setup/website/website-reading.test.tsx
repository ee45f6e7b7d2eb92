import { updateBusinessProfile } from '#contract/business/business.ts'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { researchBusiness, takeWebsiteLogo } from '#contract/business/business-research.ts'
import { getQuestionnaire, noQuestions, saveQuestionnaire } from '#contract/collection/questionnaire.ts'
import { aiDefaults, saveAiSettings } from '#contract/settings/ai-settings.ts'
import { notificationDefaults } from '#contract/settings/notification-settings.ts'
import { getSettings } from '#contract/settings/settings.ts'
import { appearanceDefaults } from '#contract/settings/appearance.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPart } from '../../test/open-part.tsx'
import { aBusinessProfile, aResearch } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

const host = 'https://fjord.example'
const profile = aBusinessProfile({
  businessUrl: host,
  industry: 'Ceramics',
  services: 'Tableware',
  phone: '',
})
const found = aResearch({
  industry: 'Ceramics',
  keyServices: ['Tableware', 'Workshops'],
  phone: '555 010 2233',
  openingHours: ['Mon–Fri 9–17', 'Sat 10–14'],
  languages: ['en', 'nb'],
  brandTone: 'Casual',
  reviewProfiles: (['google', 'yelp', 'g2'] as const).map((platform) => ({
    platform,
    name: platform === 'g2' ? 'G2' : platform === 'yelp' ? 'Yelp' : 'Google',
    address: `https://${platform}.example/fjord`,
    page: `${host}/contact`,
  })),
  accentColor: '#0b7a64',
  colors: ['#0b7a64', '#ffffff'],
  logoUrl: `${host}/img/logo.png`,
  questionLanguage: 'de',
  questions: [
    { asks: 'satisfaction', text: 'Wie zufrieden sind Sie mit Fjord?' },
    { asks: 'recommend', text: 'Würden Sie Fjord weiterempfehlen?' },
  ],
  sources: {
    industry: `${host}/`,
    keyServices: `${host}/services`,
    phone: `${host}/contact`,
    openingHours: `${host}/contact`,
    languages: `${host}/`,
    brandTone: `${host}/about`,
    colors: `${host}/`,
    logoUrl: `${host}/`,
  },
})

const defaultSettings = {
  ai: aiDefaults,
  notifications: notificationDefaults,
  appearance: appearanceDefaults,
}

beforeEach(() => {
  currentBackend().answer(getSettings, defaultSettings)
  currentBackend().answer(getBusinessProfile, profile)
  currentBackend().answer(getQuestionnaire, { de: { ...noQuestions, services: ['Schalen'] } })
})

type Page = ReturnType<typeof openPart>
const press = ({ user }: Page, name: string) => user.click(screen.getByRole('button', { name }))

async function readAgain() {
  const page = openPart('/business-setup')
  await screen.findByRole('heading', { name: 'Your website' })
  await press(page, 'Read my website again')
  return page
}

test('each value of the website names its page, and is taken or left by itself; nothing is saved before it is (BCTX-15)', async () => {
  const backend = currentBackend()
  backend.answer(researchBusiness, found)
  const page = await readAgain()
  const list = await screen.findByRole('list', { name: 'From your website' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual([
    'IndustryCeramicsFrom fjord.exampleIn your profile',
    'ServicesTableware, WorkshopsFrom fjord.example/servicesUseLeave',
    'Phone555 010 2233From fjord.example/contactUseLeave',
    'Opening hoursMon–Fri 9–17\nSat 10–14From fjord.example/contactUseLeave',
    'LanguagesEnglish, Norwegian BokmålFrom fjord.exampleUseLeave',
    'Google profilegoogle.example/fjordFrom fjord.example/contactUseLeave',
    'Yelp profileyelp.example/fjordFrom fjord.example/contactUseLeave',
    'Accent color#0b7a64From fjord.exampleUseLeave',
    'ToneCasualFrom fjord.example/aboutUseLeave',
    'Logologo.pngFrom fjord.exampleUseLeave',
  ])
  await press(page, 'Use: Services')
  await press(page, 'Leave: Phone')
  expect(screen.getByRole('textbox', { name: /^Services/ })).toHaveValue('Tableware, Workshops')
  expect(screen.getByRole('textbox', { name: /^Phone/ })).toHaveValue('')
  expect(within(list).getByText('Filled in below')).toBeVisible()
  expect(within(list).queryByText('555 010 2233')).not.toBeInTheDocument()
  expect(backend.received(updateBusinessProfile)).toEqual([])
  expect(backend.received(researchBusiness)).toMatchObject([{ body: { businessUrl: host } }])
  backend.answer(updateBusinessProfile, { ...profile, services: 'Tableware, Workshops' })
  await press(page, 'Save changes')
  expect(await screen.findByText('Business profile updated')).toBeVisible()
  expect(backend.received(updateBusinessProfile)[0]?.body).toMatchObject({
    services: 'Tableware, Workshops',
    phone: '',
  })
})

test('opening hours, languages, color, and at most two review profiles each have a field, and are saved with it (BCTX-16)', async () => {
  const backend = currentBackend()
  backend.answer(researchBusiness, found)
  const page = await readAgain()
  await screen.findByRole('list', { name: 'From your website' })
  await press(page, 'Use: Opening hours')
  await press(page, 'Use: Languages')
  await press(page, 'Leave: Google profile')
  await press(page, 'Use: Yelp profile')
  await press(page, 'Use: Accent color')
  expect(screen.getByRole('textbox', { name: /^Opening hours/ })).toHaveValue('Mon–Fri 9–17\nSat 10–14')
  expect(screen.getByLabelText('Accent color')).toHaveValue('#0b7a64')
  backend.answer(updateBusinessProfile, profile)
  await press(page, 'Save changes')
  await waitFor(() => expect(backend.received(updateBusinessProfile)).toHaveLength(1))
  expect(backend.received(updateBusinessProfile)[0]?.body).toMatchObject({
    openingHours: 'Mon–Fri 9–17\nSat 10–14',
    languages: 'English, Norwegian Bokmål',
    reviewProfiles: 'https://yelp.example/fjord',
    accentColor: '#0b7a64',
    phone: '',
  })
})

test('the tone of the website goes to the AI settings, and says so (BCTX-15)', async () => {
  const backend = currentBackend()
  backend.answer(researchBusiness, found)
  backend.answer(saveAiSettings, ({ body }) => ({ ...aiDefaults, ...(body as object) }))
  const page = await readAgain()
  await screen.findByRole('list', { name: 'From your website' })
  await press(page, 'Use: Tone')
  expect(await screen.findByText('AI Settings: Casual')).toBeVisible()
  expect(await screen.findByText('In your AI settings')).toBeVisible()
  expect(backend.received(saveAiSettings)).toMatchObject([{ body: { tone: 'Casual' } }])
})

test('a proposed question replaces the one of the questionnaire that asks the same, and the rest of it stays', async () => {
  const backend = currentBackend()
  backend.answer(researchBusiness, found)
  backend.answer(saveQuestionnaire, ({ body }) => body)
  const page = await readAgain()
  await screen.findByText('A question you use replaces the one in your Deutsch questionnaire.')
  await press(page, 'Use: Würden Sie Fjord weiterempfehlen?')
  expect(await screen.findByText('In use')).toBeVisible()
  const taken = { ...noQuestions, services: ['Schalen'], recommend: 'Würden Sie Fjord weiterempfehlen?' }
  expect(backend.received(saveQuestionnaire)[0]?.body).toEqual({ de: taken })
})

test('the logo of the website becomes the profile’s when it is taken', async () => {
  const backend = currentBackend()
  backend.answer(researchBusiness, found)
  backend.answer(takeWebsiteLogo, { ...profile, logoUrl: '/api/public/logos/abcdefghijklmnop' })
  const page = await readAgain()
  await screen.findByText('logo.png')
  await press(page, 'Use: Logo')
  expect(await screen.findByText('Logo uploaded')).toBeVisible()
  expect(backend.received(takeWebsiteLogo)[0]?.body).toEqual({ logoUrl: `${host}/img/logo.png` })
})

test('a website that cannot be read is told about, and the form stays as it is (ERR-31)', async () => {
  const websiteProblem = 'The website did not answer. Please check the address.'
  currentBackend().answer(researchBusiness, aResearch({ isWebsiteRead: false, websiteProblem, pages: [] }))
  await readAgain()
  expect(await screen.findByText('Research Failed')).toBeVisible()
  expect(screen.getByText('Unable to conduct AI research. Please fill out the form manually.')).toBeVisible()
  expect(screen.getByText(websiteProblem)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Services/ })).toHaveValue('Tableware')
})

test('a website that says nothing of use is told about, and nothing is offered', async () => {
  currentBackend().answer(researchBusiness, aResearch())
  await readAgain()
  expect(await screen.findByText('Your website says nothing that fits your profile.')).toBeVisible()
})

test('reading can be skipped, and what comes then is not shown', async () => {
  const held = currentBackend().hold(researchBusiness)
  currentBackend().answer(researchBusiness, found)
  const page = await readAgain()
  await waitFor(() => expect(currentBackend().received(researchBusiness)).toHaveLength(1))
  await press(page, 'Skip')
  held.release()
  expect(await screen.findByRole('button', { name: 'Read my website again' })).toBeEnabled()
  expect(screen.queryByText('Research Failed')).not.toBeInTheDocument()
  expect(screen.queryByText('logo.png')).not.toBeInTheDocument()
})
