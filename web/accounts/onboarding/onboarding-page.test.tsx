import { askedByNewForm } from '#shared/collection/newest-consent.ts'
import { completeOnboarding } from '#contract/business/business.ts'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { aiDefaults, saveAiSettings } from '#contract/settings/ai-settings.ts'
import { researchBusiness, takeWebsiteLogo } from '#contract/business/business-research.ts'
import { getDashboard, getNotifications } from '#contract/overview/overview.ts'
import { getQuestionnaire, noQuestions, saveQuestionnaire } from '#contract/collection/questionnaire.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { InParts } from '../../test/in-parts.ts'
import { openPage } from '../../test/open-page.tsx'
import { noNotifications } from '../../test/samples/overview-samples.ts'
import { aBusinessProfile, aDashboard, aResearch, aUser } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

/** Of the owner's steps: the customers' form beside them has labels of its own. */
const field = (label: string | RegExp) => screen.getByLabelText(label, { selector: ':not(aside *)' })
const press = ({ user }: Page, name: string) => user.click(screen.getByRole('button', { name }))
const step = (title: string) => screen.findByRole('heading', { level: 1, name: title })
type Page = ReturnType<typeof openPage>

const second = 'Check what we filled in'
/** The second step while nothing was found out. */
const unfilled = 'What you do'
const third = 'Choose a password'

const host = 'https://eastside.example'
const found = aResearch({
  businessName: 'Eastside Bakery',
  businessDescription: 'We bake bread at night.',
  reviewPlatforms: ['Google', 'Yelp', 'Trustpilot'],
  sources: { businessDescription: `${host}/about`, reviewPlatforms: `${host}/` },
})

beforeEach(() => currentBackend().answer(researchBusiness, found))

async function openFirst(as: ReturnType<typeof aUser> | null = null) {
  const page = openPage('/onboarding', { as })
  await page.user.type(await screen.findByLabelText('Business name'), 'Eastside Bakery')
  return page
}

/** Somebody new, at the second step. */
async function openSecond(heading = second) {
  const page = await openFirst()
  await page.user.type(field('Contact email'), 'jonas.weber@eastside.example')
  await press(page, 'Use eastside.example')
  await press(page, 'Continue')
  await step(heading)
  return page
}

const customers = 'Everybody in town'

/** From the second step to the button that makes the account. */
async function fillInTheRest(page: Page) {
  await page.user.type(field('Who are your customers?'), customers)
  await press(page, 'Continue')
  await step(third)
  await page.user.type(field('Password'), 'bread at night')
  await page.user.type(field('Confirm password'), 'bread at night')
  answerDone()
}

function answerDone() {
  const backend = currentBackend()
  const businessProfile = aBusinessProfile({ businessName: 'Eastside Bakery' })
  backend.answer(completeOnboarding, { user: aUser(), businessProfile })
  backend.answer(getBusinessProfile, businessProfile)
  backend.answer(getDashboard, aDashboard())
  backend.answer(getNotifications, noNotifications)
}

test('five fields make an account: what the address and the website say can be taken, and changed (BCTX-07, BCTX-08, BCTX-09, BCTX-13, AUTH-12)', async () => {
  const page = await openSecond()
  const backend = currentBackend()
  expect(screen.getByText('Step 2 of 3')).toBeVisible()
  expect(screen.getByText(/^We filled this in from 1 page of eastside\.example\./)).toHaveTextContent(
    'Your website links to Google and Yelp. Change',
  )
  expect(field('What does your business do?')).toHaveValue('We bake bread at night.')
  expect(field('Who are your customers?')).toHaveValue('')
  await page.user.type(field('Who are your customers?'), customers)
  const before = backend.sent.length
  await press(page, 'Continue')
  await step(third)
  expect(backend.sent).toHaveLength(before)
  expect(screen.getByText('Step 3 of 3')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  await page.user.type(field('Password'), 'bread at night')
  await page.user.type(field('Confirm password'), 'bread at night')
  answerDone()
  await press(page, 'Create Account')
  expect(await screen.findByText('Account Created Successfully')).toBeVisible()
  expect(location.pathname).toBe('/dashboard')
  expect(backend.received(researchBusiness)).toEqual([
    { body: { businessName: 'Eastside Bakery', industry: '', businessUrl: 'https://eastside.example' } },
  ])
  expect(backend.received(completeOnboarding)).toEqual([
    {
      body: {
        businessName: 'Eastside Bakery',
        ownerName: 'Jonas Weber',
        ownerRole: 'Owner',
        contactEmail: 'jonas.weber@eastside.example',
        industry: '',
        businessUrl: 'https://eastside.example',
        businessDescription: 'We bake bread at night.',
        targetAudience: customers,
        keyServices: '',
        uniqueValue: '',
        phone: '',
        openingHours: '',
        languages: '',
        reviewProfiles: '',
        accentColor: '',
        password: 'bread at night',
      },
    },
  ])
})

test('what was typed is never replaced, and Back leads through every stage (BCTX-10)', async () => {
  const page = await openFirst()
  await page.user.type(field('Your name'), 'Ada Bell')
  await page.user.type(field(/^Website/), 'northside.example')
  await page.user.type(field('Contact email'), 'jonas@eastside.example')
  await page.user.tab()
  expect(field('Your name')).toHaveValue('Ada Bell')
  expect(field(/^Website/)).toHaveValue('northside.example')
  await press(page, 'Continue')
  expect(await step(second)).toHaveFocus()
  await page.user.clear(field('Who are your customers?'))
  await page.user.type(field('Who are your customers?'), 'Everybody in town')
  await press(page, 'Continue')
  await step(third)
  await press(page, 'Back')
  await press(page, 'Back')
  expect(field('Your name')).toHaveValue('Ada Bell')
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
  await press(page, 'Continue')
  await step(second)
  expect(field('Who are your customers?')).toHaveValue('Everybody in town')
})

test('nothing is written into a field that somebody types in: what the address tells stays a placeholder until it is taken', async () => {
  const page = await openFirst()
  await page.user.type(field('Contact email'), 'ada@quill.example')
  await page.user.click(field('Your name'))
  expect(field('Your name')).toHaveValue('')
  expect(field('Your name')).toHaveAttribute('placeholder', 'Ada')
  await page.user.type(field('Your name'), 'Ada Quill')
  expect(field('Your name')).toHaveValue('Ada Quill')
  expect(field(/^Website/)).toHaveValue('')
  await press(page, 'Use quill.example')
  expect(field(/^Website/)).toHaveValue('quill.example')
  expect(field(/^Website/)).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument()
})

test('without a website a business name is enough to ask, nothing is filled in, and nothing claims it was (BCTX-14)', async () => {
  currentBackend().answer(researchBusiness, { ...found, businessDescription: '', isWebsiteRead: false })
  const page = await openFirst()
  await page.user.type(field('Contact email'), 'jonas@eastside.example')
  await press(page, 'Continue')
  await step(unfilled)
  expect(field('What does your business do?')).toHaveValue('')
  expect(screen.queryByText(/filled this in|couldn’t read/)).not.toBeInTheDocument()
  await press(page, 'Back')
  expect(field('Your name')).toHaveValue('Jonas')
  expect(currentBackend().received(researchBusiness)[0]?.body.businessUrl).toBe('')
})

test('a step with a fault is not left, and says what is wrong beside the field', async () => {
  const page = openPage('/onboarding', { as: null })
  await screen.findByLabelText('Business name')
  await press(page, 'Continue')
  expect(await screen.findByText('Business name must be at least 2 characters')).toBeVisible()
  expect(screen.getByText('Please enter a valid email address')).toBeVisible()
  expect(field('Business name')).toHaveFocus()
  expect(screen.getByText('Step 1 of 3')).toBeVisible()
  expect(currentBackend().received(researchBusiness)).toEqual([])
})

test('when research fails the way goes on by hand (BCTX-11, ERR-31)', async () => {
  currentBackend().fail(researchBusiness, 500)
  await openSecond(unfilled)
  expect(screen.getByText('Research Failed')).toBeVisible()
  expect(screen.getByText('Unable to conduct AI research. Please fill out the form manually.')).toBeVisible()
  expect(field('What does your business do?')).toHaveValue('')
})

const filled = aResearch({
  ...found,
  industry: 'Bakery',
  keyServices: ['Bread', 'Cakes'],
  sources: { ...found.sources, industry: `${host}/`, keyServices: `${host}/menu` },
  questions: [
    { asks: 'satisfaction', text: 'How happy are you with Eastside Bakery?' },
    { asks: 'benefits', text: 'What did you like best about “Bread”?' },
    { asks: 'benefits', text: 'What did you like best about “Cakes”?' },
  ],
})

test('every value says its page, and is left out and put back by itself (BCTX-15, BCTX-08)', async () => {
  currentBackend().answer(researchBusiness, filled)
  const page = await openSecond()
  expect(field(/^Key services/)).toHaveValue('Bread, Cakes')
  expect(field(/^Industry/)).toHaveValue('Bakery')
  expect(screen.getByRole('link', { name: 'eastside.example/menu' })).toHaveAttribute('href', `${host}/menu`)
  await press(page, 'Leave out: Key services')
  expect(field(/^Key services/)).toHaveValue('')
  expect(field('What does your business do?')).toHaveValue('We bake bread at night.')
  await press(page, 'Put back: Key services')
  expect(field(/^Key services/)).toHaveValue('Bread, Cakes')
  await press(page, 'Back')
  await press(page, 'Continue')
  await step(second)
  expect(currentBackend().received(researchBusiness).at(-1)?.body.industry).toBe('')
})

test('phone, hours, languages, color, tone, logo and review pages of the website are taken one by one, with the account (BCTX-15, BCTX-16)', async () => {
  const backend = currentBackend()
  const profile = { platform: 'yelp' as const, name: 'Yelp', address: 'https://www.yelp.com/biz/eastside' }
  const also = aResearch({
    ...found,
    phone: '555 010 2233',
    openingHours: ['Tue–Sat 7–18', 'Sun 7–12'],
    languages: ['en', 'es'],
    reviewProfiles: [{ ...profile, page: `${host}/contact` }],
    accentColor: '#0b7a64',
    brandTone: 'Casual',
    logoUrl: `${host}/img/our%20logo.png`,
    sources: {
      ...found.sources,
      phone: `${host}/contact`,
      openingHours: `${host}/contact`,
      languages: `${host}/`,
      colors: `${host}/`,
      brandTone: `${host}/about`,
      logoUrl: `${host}/`,
    },
  })
  backend.answer(researchBusiness, also)
  const page = await openSecond()
  const list = within(screen.getByRole('list', { name: 'From your website' }))
  expect(list.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Phone555 010 2233From eastside.example/contactUseLeave',
    'Opening hoursTue–Sat 7–18\nSun 7–12From eastside.example/contactUseLeave',
    'LanguagesEnglish, SpanishFrom eastside.exampleUseLeave',
    'Yelp profileyelp.com/biz/eastsideFrom eastside.example/contactUseLeave',
    'Accent color#0b7a64From eastside.exampleUseLeave',
    'ToneCasualFrom eastside.example/aboutUseLeave',
    'Logoour logo.pngFrom eastside.exampleUseLeave',
  ])
  await press(page, 'Use: Opening hours')
  await press(page, 'Use all: Also on your website')
  expect(list.getByText('For your AI settings')).toBeVisible()
  await press(page, 'Leave out: Languages')
  await press(page, 'Leave out: Phone')
  await fillInTheRest(page)
  backend.answer(saveAiSettings, ({ body }) => ({ ...aiDefaults, ...(body as object) }))
  backend.answer(takeWebsiteLogo, aBusinessProfile())
  await press(page, 'Create Account')
  expect(await screen.findByText('Account Created Successfully')).toBeVisible()
  const [sent] = backend.received(completeOnboarding)
  expect(sent?.body).toMatchObject({
    phone: '',
    openingHours: 'Tue–Sat 7–18\nSun 7–12',
    languages: '',
    reviewProfiles: 'https://www.yelp.com/biz/eastside',
    accentColor: '#0b7a64',
  })
  expect(sent?.body).not.toHaveProperty('tone')
  expect(sent?.body).not.toHaveProperty('logo')
  await waitFor(() => expect(backend.received(takeWebsiteLogo)).toHaveLength(1))
  expect(backend.received(takeWebsiteLogo)[0]?.body).toEqual({ logoUrl: `${host}/img/our%20logo.png` })
  expect(backend.received(saveAiSettings)).toMatchObject([{ body: { tone: 'Casual' } }])
})

test('questions that are taken become the new account’s questionnaire, one for each place (BCTX-16)', async () => {
  const backend = currentBackend()
  backend.answer(researchBusiness, filled)
  const page = await openSecond()
  await press(page, 'Use all')
  await press(page, 'Use: What did you like best about “Cakes”?')
  expect(screen.getAllByText('In use')).toHaveLength(2)
  await fillInTheRest(page)
  backend.answer(getQuestionnaire, {})
  backend.answer(saveQuestionnaire, ({ body }) => body)
  await press(page, 'Create Account')
  await screen.findByText('Account Created Successfully')
  await waitFor(() => expect(backend.received(saveQuestionnaire)).toHaveLength(1))
  expect(backend.received(saveQuestionnaire)[0]?.body).toEqual({
    en: {
      ...noQuestions,
      satisfaction: 'How happy are you with Eastside Bakery?',
      benefits: 'What did you like best about “Cakes”?',
    },
  })
})

test('the pages show as they are read, and reading can be skipped midway (BCTX-12)', async () => {
  const arriving = new InParts()
  currentBackend().answer(researchBusiness, arriving)
  const page = await openFirst()
  await page.user.type(field('Contact email'), 'jonas.weber@eastside.example')
  await press(page, 'Use eastside.example')
  await press(page, 'Continue')
  await waitFor(() => expect(currentBackend().received(researchBusiness)).toHaveLength(1))
  arriving.part({ address: `${host}/`, kind: 'home', state: 'read' })
  arriving.part({ address: `${host}/about`, kind: 'about', state: 'reading' })
  const steps = await screen.findByRole('list', { name: 'Reading your website' })
  await waitFor(() =>
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['Home pageeastside.exampledone', 'Abouteastside.example/aboutin progress']),
  )
  await press(page, 'Skip AI Research')
  await step(unfilled)
  arriving.done(filled)
  expect(field('What does your business do?')).toHaveValue('')
})

test('skipping research asks nobody and fills nothing in (BCTX-12)', async () => {
  const page = await openSecond()
  await press(page, 'Back')
  await press(page, 'Skip AI Research')
  await step(unfilled)
  expect(field('What does your business do?')).toHaveValue('')
  expect(screen.queryByText(/^We filled this in/)).not.toBeInTheDocument()
  expect(currentBackend().received(researchBusiness)).toHaveLength(1)
})

test.for([
  ['This page is too complex to read.', /^This page is too complex to read\. Tell us in your own words\.$/],
  [
    '',
    /^eastside\.example doesn’t say what your business does\. Your website links to Google and Yelp\. Tell us/,
  ],
] as const)(
  'a website that says nothing, or cannot be read, is told about (%s)',
  async ([websiteProblem, sentence]) => {
    const isWebsiteRead = websiteProblem === ''
    currentBackend().answer(researchBusiness, {
      ...found,
      businessDescription: '',
      isWebsiteRead,
      websiteProblem,
    })
    await openSecond(unfilled)
    expect(screen.getByText(sentence)).toBeVisible()
    expect(screen.queryAllByText('Research Failed')).toHaveLength(isWebsiteRead ? 0 : 1)
  },
)

test('the server’s refusal stands beside its field, on the step where that is (ERR-32)', async () => {
  const page = await openSecond()
  await page.user.type(field('Who are your customers?'), customers)
  await press(page, 'Continue')
  await step(third)
  await page.user.type(field('Password'), 'seven77')
  await page.user.type(field('Confirm password'), 'seven77')
  const weak = 'Password must be at least 8 characters'
  currentBackend().refuse(completeOnboarding, 'invalid-input', weak, { password: weak })
  await press(page, 'Create Account')
  expect(await screen.findByText('Account Creation Failed')).toBeVisible()
  expect(field('Password')).toHaveFocus()
  expect(field('Password')).toHaveAccessibleDescription(expect.stringContaining(weak))
  currentBackend().refuse(completeOnboarding, 'invalid-input', 'No', { businessName: 'Another name, please' })
  await press(page, 'Create Account')
  await step('Tell us about your business')
  expect(screen.getByText('Another name, please')).toBeVisible()
})

test('somebody who is signed in has two steps and no second password (AUTH-12)', async () => {
  const page = await openFirst(aUser({ hasBusinessProfile: false }))
  expect(screen.getByText('Step 1 of 2')).toBeVisible()
  expect(field('Your name')).toHaveValue('Mara Lindqvist')
  expect(field('Contact email')).toHaveValue('mara@lindqvist.example')
  await press(page, 'Continue')
  await step(second)
  await page.user.type(field('Who are your customers?'), customers)
  answerDone()
  await press(page, 'Create business profile')
  expect(await screen.findByText('Account Created Successfully')).toBeVisible()
  expect(currentBackend().received(completeOnboarding)[0]?.body).not.toHaveProperty('password')
})

test('beside the steps stands the customers’ own form, with the name as it is typed, and unfolds', async () => {
  const page = await openFirst()
  const preview = screen.getByRole('complementary', { name: 'Preview of your form' })
  await waitFor(() => expect(preview).toHaveTextContent('How was your experience with Eastside Bakery?'))
  expect(preview).toHaveTextContent('Choose a star to start.')
  expect(preview).not.toHaveTextContent(/You may/)
  await page.user.type(field('Contact email'), 'jonas.weber@eastside.example')
  await press(page, 'Continue')
  await step(second)
  expect(preview).toHaveTextContent(/Your testimonial.*You may show my testimonial.*Review and send/)
  const boxes = [...preview.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  expect(boxes.map(({ labels }) => labels?.[0]?.textContent)).toEqual(
    askedByNewForm.map(({ sentence }) => sentence),
  )
  expect(preview.querySelector('[inert]')).toContainElement(
    within(preview).getByLabelText('Your testimonial'),
  )
})
