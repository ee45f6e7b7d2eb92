import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { card } from './owner-pages.ts'

/** Toasts, also those beside an open dialog, which hides everything else from screen readers but announces them. */
const toast = (page: Page) => page.getByRole('region', { name: /Notifications/, includeHidden: true })

const words = 'The bread for our race was warm, and it was there before the first rider.'

/** The outside writer's answer: the only thing here that is not real, because this version has none. */
async function writer(page: Page, ...answers: object[]) {
  const asked: Record<string, unknown>[] = []
  await page.route('**/api/testimonials/generate', (route) => {
    asked.push(route.request().postDataJSON() as Record<string, unknown>)
    return route.fulfill({ json: answers[asked.length - 1] ?? answers.at(-1) })
  })
  return asked
}

async function fillIn(page: Page) {
  await page.getByLabel('Customer name').fill('Tomás Reyes')
  await page.getByLabel('Title', { exact: true }).fill('Race director')
  await page.getByLabel('Company').fill('Reyes Cycles')
  await page.getByLabel('Customer email').fill('tomas@example.com')
  await page.getByLabel('Service', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Benefit', { exact: true }).selectOption({ index: 1 })
}

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Testimonial' }).click()
/** What is sent for each choice, as documented. */
const sentValues: Record<string, string[]> = {
  Tone: ['Professional', 'Enthusiastic', 'Technical', 'Casual'],
  'Writing style': ['casual', 'professional', 'enthusiastic', 'detailed', 'concise'],
  Feeling: ['grateful', 'relieved', 'impressed', 'satisfied', 'excited'],
  Length: ['short', 'medium', 'long'],
  'Speaking as': ['individual', 'business_owner', 'manager', 'entrepreneur', 'professional'],
}
const valuesOf = (page: Page, label: string) =>
  page
    .getByLabel(label, { exact: true })
    .locator('option:not([disabled])')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
const review = (page: Page) => page.getByRole('dialog', { name: 'Review & Edit Your Testimonial' })
const optionsOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).locator('option:not([disabled])').allTextContents()

test('the form has every field and choice, with its defaults (COLL-04, COLL-10, COLL-12, COLL-13, COLL-14, COLL-15, COLL-16, COLL-17, COLL-18, COLL-37)', async ({
  page,
  owner,
}) => {
  expect(owner.user.formId).toBeTruthy()
  await page.goto('/testimonial-generator')
  await expect(page.getByRole('heading', { level: 1, name: 'Generate Testimonial' })).toBeVisible()
  for (const field of ['Customer name', 'Title', 'Company', 'Customer email']) {
    await expect(page.getByLabel(field, { exact: field === 'Title' })).toHaveValue('')
  }
  const choices = {
    Tone: ['Professional', 'Professional', 'Enthusiastic', 'Technical', 'Casual'],
    'Writing style': ['casual', 'Casual', 'Professional', 'Enthusiastic', 'Detailed', 'Concise'],
    Feeling: ['satisfied', 'Grateful', 'Relieved', 'Impressed', 'Satisfied', 'Excited'],
    Length: ['medium', 'Short, 30 to 60 words', 'Medium, 60 to 120 words', 'Long, 120 to 200 words'],
    'Speaking as': ['individual', 'Individual', 'Business owner', 'Manager', 'Entrepreneur', 'Professional'],
  }
  for (const [label, [value, ...options]] of Object.entries(choices)) {
    await expect(page.getByLabel(label)).toHaveValue(value ?? '')
    expect(await optionsOf(page, label)).toEqual(options)
    expect(await valuesOf(page, label)).toEqual(sentValues[label])
  }
  await expect(page.getByLabel('Include specifics')).not.toBeChecked()
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectAccessible(page)
})

test('what is missing is said beside the fields and in one list (RULE-15, RULE-18)', async ({
  page,
  owner,
}) => {
  expect(owner.user.formId).toBeTruthy()
  await page.goto('/ai-testimonial-generator')
  await expect(page.getByLabel('Service', { exact: true })).toBeVisible()
  await generate(page)
  const sentences = {
    customerName: 'Customer name is required',
    customerTitle: 'Customer title is required',
    company: 'Company is required',
    serviceDetails: 'Please select a service',
    benefits: 'Please select a benefit',
  }
  const shown = toast(page)
  await expect(shown.getByText('Form Validation Error')).toBeVisible()
  for (const [field, sentence] of Object.entries(sentences)) {
    await expect(page.locator('form').getByText(sentence)).toBeVisible()
    await expect(shown.getByText(`${field}: ${sentence}`, { exact: false })).toBeVisible()
  }
  await expect(page.getByLabel('Customer name')).toBeFocused()
  await expectAccessible(page)
})

test('on /collect the four that matter most are asked for first, and a company alone after them (RULE-16, RULE-17)', async ({
  page,
  owner,
}) => {
  expect(owner.user.formId).toBeTruthy()
  await page.goto('/collect')
  await fillIn(page)
  await page.getByLabel('Title', { exact: true }).fill('')
  await generate(page)
  await expect(toast(page).getByText('Missing Information')).toBeVisible()
  await expect(
    toast(page).getByText('Please fill in all required fields: Customer Name, Title, Service, and Benefits.'),
  ).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill('Race director')
  await page.getByLabel('Company').fill('')
  await generate(page)
  await expect(toast(page).getByText('Form Validation Error')).toBeVisible()
  await expect(toast(page).getByText('company: Company is required')).toBeVisible()
  await expect(page.locator('form').getByText('Company is required')).toBeVisible()
})

test('services and benefits fit the profile, and end with something else (COLL-24, COLL-25, COLL-26, RULE-22, API-38)', async ({
  page,
  owner,
}) => {
  expect(owner.user.formId).toBeTruthy()
  await page.goto('/testimonial-generator')
  const service = page.getByLabel('Service', { exact: true })
  await expect(service).toBeVisible()
  expect(await optionsOf(page, 'Service')).toEqual([
    'Dining in',
    'Takeaway and delivery',
    'Catering',
    'Private events',
    'Coffee and baked goods',
    'Something else?',
  ])
  await service.selectOption('Catering')
  await service.selectOption('Something else?')
  const other = page.getByLabel('Another service')
  await expect(other).toBeFocused()
  await other.fill('   ')
  await page.getByRole('button', { name: 'Use This' }).click()
  await expect(other).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(other).toHaveCount(0)
  await expect(service).toBeFocused()
  await expect(service.locator('option:checked')).toHaveText('Catering')

  await service.selectOption('Something else?')
  await other.fill('  Bread for a bicycle race ')
  await page.getByRole('button', { name: 'Use This' }).click()
  await expect(service.locator('option:checked')).toHaveText('Bread for a bicycle race')
  await expect(service).toBeFocused()
})

test('without a profile there are three of each, and nothing is asked of the server (COLL-25, COLL-27)', async ({
  page,
  server,
}) => {
  const email = `no-profile-${Date.now()}@example.com`
  await page.request.post(`${server.url}/api/auth/signup`, {
    data: { firstName: 'Mara', lastName: 'Lindqvist', email, password: 'Harbour-Lantern-42' },
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/testimonial-generator')
  await expect(page.getByLabel('Service', { exact: true })).toBeVisible()
  expect((await optionsOf(page, 'Service')).length).toBe(3 + 1)
  expect((await optionsOf(page, 'Benefit')).length).toBe(3 + 1)
  expect(asked).toContain('/api/business-profile')
  expect(asked).not.toContain('/api/dynamic-variables')
})

test('lists of one’s own take the place of the presets (COLL-20, COLL-21, COLL-22, COLL-23, RULE-21)', async ({
  page,
  owner,
}) => {
  expect(owner.user.formId).toBeTruthy()
  const asked = await writer(page, { content: words })
  await page.goto('/testimonial-generator')
  await fillIn(page)
  await page.getByRole('radio', { name: 'Your own' }).check({ force: true })
  const presets = await optionsOf(page, 'Service')
  expect(presets).toContain('Catering')

  const add = page.getByLabel('Add a service of your own')
  await add.fill(' Race breakfasts ')
  await add.press('Enter')
  await expect(add).toHaveValue('')
  await add.fill('race breakfasts')
  await add.press('Enter')
  await add.fill('  ')
  await add.press('Enter')
  await add.fill('Rolls')
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  expect(await optionsOf(page, 'Service')).toEqual([
    'Dining in',
    'Race breakfasts',
    'Rolls',
    'Something else?',
  ])
  await page.getByLabel('Service', { exact: true }).selectOption('custom-0')
  expect(await optionsOf(page, 'Service')).toEqual(['Race breakfasts', 'Rolls', 'Something else?'])
  expect(await optionsOf(page, 'Benefit')).toContain('Fresh ingredients')
  await expectAccessible(page)

  await generate(page)
  await expect(review(page)).toBeVisible()
  expect(asked[0]).toMatchObject({ serviceDetails: 'Race breakfasts' })
  await review(page).getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Remove Race breakfasts' }).click()
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('')
  await page.getByRole('button', { name: 'Remove Rolls' }).click()
  expect(await optionsOf(page, 'Service')).toContain('Catering')
  await page.getByRole('radio', { name: 'From your profile' }).check({ force: true })
  await expect(add).toHaveCount(0)
})

test('without a writer the documented words and the server’s sentence are shown, and nothing is lost (ERR-12, ERR-13)', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expect(owner.user.formId).toBeTruthy()
  expectedErrors.push(/409/, /503/)
  await page.goto('/collect')
  await fillIn(page)
  await generate(page)
  await expect(toast(page).getByText('Generation Failed')).toBeVisible()
  await expect(toast(page).getByText('Failed to generate testimonial', { exact: true })).toBeVisible()
  const reason = page.getByRole('alert').filter({ hasText: 'No AI writer is set up on this instance yet.' })
  await expect(reason).toBeVisible()
  await expect(page.getByLabel('Customer name')).toHaveValue('Tomás Reyes')
  await expectAccessible(page)
  await reason.getByRole('link', { name: 'Send a link' }).click()
  await expect(page.getByRole('tab', { name: 'Sharing Links' })).toHaveAttribute('aria-selected', 'true')

  await page.goto('/testimonial-generator')
  await fillIn(page)
  await generate(page)
  await expect(toast(page).getByText(/^Error: No AI writer is set up on this instance yet\./)).toBeVisible()
  await page.route('**/api/testimonials/generate', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'down' }),
  )
  await generate(page)
  await expect(toast(page).getByText('Failed to generate testimonial. Please try again.')).toBeVisible()
})

test('a draft is read, changed, asked for anew and submitted, and then waits for the customer (COLL-05, COLL-06, COLL-07, COLL-08, COLL-09, COLL-19, API-18, API-19, API-20, API-22)', async ({
  page,
  owner,
}) => {
  const asked = await writer(page, { testimonial: { content: 'A first draft.' } }, { content: words })
  await page.goto('/testimonial-generator')
  await fillIn(page)
  await page.getByLabel('Tone').selectOption('Enthusiastic')
  await page.getByLabel('Length').selectOption('short')
  await page.getByLabel('Include specifics').check()
  await generate(page)
  await expect(toast(page).getByText('Testimonial Generated')).toBeVisible()
  await expect(toast(page).getByText('Review and edit your testimonial before submitting.')).toBeVisible()
  expect(asked[0]).toEqual({
    customerName: 'Tomás Reyes',
    customerTitle: 'Race director',
    customerEmail: 'tomas@example.com',
    company: 'Reyes Cycles',
    serviceDetails: 'Dining in',
    benefits: 'Fresh ingredients',
    tone: 'Enthusiastic',
    writingStyle: 'casual',
    emotionalTone: 'satisfied',
    length: 'short',
    customerType: 'individual',
    includeSpecifics: true,
  })
  const dialog = review(page)
  const text = dialog.getByLabel('Testimonial', { exact: true })
  await expect(text).toHaveValue('A first draft.')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Regenerate' }).click()
  await expect(text).toHaveValue(words)
  expect(asked[1]).toEqual(asked[0])
  await dialog.getByRole('button', { name: 'Bring back the other draft' }).click()
  await expect(text).toHaveValue('A first draft.')
  await dialog.getByRole('button', { name: 'Bring back the other draft' }).click()
  await expect(text).toHaveValue(words)
  await text.fill(`${words} Thank you!`)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/testimonials'))
  await dialog.getByRole('button', { name: 'Submit Testimonial' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    customerName: 'Tomás Reyes',
    company: 'Reyes Cycles',
    email: 'tomas@example.com',
    content: `${words} Thank you!`,
    serviceDetails: 'Dining in',
    benefits: 'Fresh ingredients',
  })
  await expect(toast(page).getByText('Thank you!')).toBeVisible()
  await expect(toast(page).getByText('Your testimonial has been submitted successfully.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('Customer name')).toHaveValue('')
  await expect(page.getByLabel('Tone')).toHaveValue('Professional')
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('')

  const next = page.getByRole('region', { name: 'Submitted testimonial' })
  await expect(next).toBeFocused()
  await expect(next.getByRole('button', { name: 'I have their words' })).toBeVisible()
  await expectAccessible(page)
  await next.getByRole('button', { name: 'Ask Tomás Reyes to confirm' }).click()
  await expect(next.getByLabel('Customer’s email')).toHaveValue('tomas@example.com')
  await next.getByRole('button', { name: 'Send' }).click()
  await expect(next.getByText('Tomás Reyes was asked')).toBeVisible()

  const [made] = (await (await owner.request.get('/api/testimonials')).json()) as Record<string, unknown>[]
  expect(made).toMatchObject({
    status: 'pending',
    origin: 'owner_ai',
    isAiGenerated: true,
    rating: null,
    customerEmail: 'tomas@example.com',
    publishable: false,
  })
  await next.getByRole('link', { name: 'See it among your testimonials' }).click()
  await expect(page.getByRole('dialog', { name: 'Tomás Reyes' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page, 'Tomás Reyes').getByText('Drafted with AI')).toBeVisible()
})

test('a draft that is dropped by mistake comes back, and one that fails to be sent is kept (COLL-07, ERR-15, RULE-19)', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expect(owner.user.formId).toBeTruthy()
  expectedErrors.push(/400/, /503/)
  await writer(page, { content: words })
  await page.goto('/collect')
  await fillIn(page)
  // Not checked here: the form takes any text as an address.
  await page.getByLabel('Customer email').fill('tomas at example')
  await generate(page)
  const dialog = review(page)
  const text = dialog.getByLabel('Testimonial', { exact: true })
  await text.fill('Changed by hand.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('Customer name')).toHaveValue('Tomás Reyes')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(text).toHaveValue('Changed by hand.')

  await dialog.getByRole('button', { name: 'Submit Testimonial' }).click()
  await expect(dialog.getByText('Please enter a valid email address').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Customer email').fill('tomas@example.com')
  await page.route('**/api/testimonials', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
  )
  await dialog.getByRole('button', { name: 'Submit Testimonial' }).click()
  await expect(toast(page).getByText('Submission failed')).toBeVisible()
  await expect(toast(page).getByText('Failed to submit testimonial. Please try again.')).toBeVisible()
  await expect(dialog.getByText('Your text is still here.')).toBeVisible()
  await expect(text).toHaveValue('Changed by hand.')
  await page.unroute('**/api/testimonials')
  await dialog.getByRole('button', { name: 'Submit Testimonial' }).click()
  await expect(page.getByRole('region', { name: 'Submitted testimonial' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'View All' })).toBeVisible()
  await page.getByRole('tab', { name: 'View All' }).click()
  await expect(page.getByText('Changed by hand.')).toBeVisible()
})

test('the form begins with the tone of the settings, unless it is one that the form does not offer (COLL-12, SET-12)', async ({
  page,
  owner,
  server,
}) => {
  const { ai } = (await (await owner.request.get(`${server.url}/api/settings`)).json()) as { ai: object }
  for (const [tone, shown] of [
    ['Technical', 'Technical'],
    ['Formal', 'Professional'],
  ]) {
    const saved = await owner.request.put(`${server.url}/api/settings/ai`, { data: { ...ai, tone } })
    expect(saved.status()).toBe(200)
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/settings'))
    await page.goto('/testimonial-generator')
    await answered
    await expect(page.getByLabel('Tone')).toHaveValue(shown ?? '')
  }
})

test('the form fits a phone in the dark, without scrolling sideways', async ({ page, owner }) => {
  expect(owner.user.formId).toBeTruthy()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/testimonial-generator')
  await page.getByRole('radio', { name: 'Your own' }).check({ force: true })
  await page
    .getByLabel('Add a service of your own')
    .fill('A service with a rather long name that has to be cut somewhere')
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('the customer’s address is asked for on both of the owner’s forms, and not again where they give it themselves (COLL-04, COLL-11)', async ({
  page,
  owner,
}) => {
  for (const path of ['/collect', '/testimonial-generator']) {
    await page.goto(path)
    const email = page.getByLabel('Customer email')
    await expect(email, path).toBeVisible()
    await expect(page.getByText('To ask them to confirm. It is never shown.'), path).toBeVisible()
  }
  await page.goto(`/testimonial-form/${owner.user.formId}`)
  await expect(page.getByLabel('Email', { exact: true })).toHaveCount(1)
  await expect(page.getByLabel('Customer email')).toHaveCount(0)
})

test('after a draft is submitted the form is empty again, and list and numbers have it (COLL-08)', async ({
  page,
  owner,
}) => {
  expect(owner.user.formId).toBeTruthy()
  await writer(page, { content: words })
  await page.goto('/dashboard')
  const total = page.getByRole('region', { name: 'Numbers' }).getByText('Testimonials').locator('..')
  await expect(total).toContainText('0')
  const nav = page.getByRole('complementary', { name: 'Sidebar' })
  await nav.getByRole('link', { name: 'Testimonials', exact: true }).click()
  await page.getByRole('tab', { name: 'View All' }).click()
  await expect(page.getByRole('heading', { name: 'No testimonials yet' })).toBeVisible()
  await page.getByRole('tab', { name: 'AI Generation' }).click()
  await fillIn(page)
  await generate(page)
  await review(page).getByRole('button', { name: 'Submit Testimonial' }).click()
  await expect(review(page)).toHaveCount(0)
  for (const field of ['Customer name', 'Company', 'Customer email']) {
    await expect(page.getByLabel(field)).toHaveValue('')
  }
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('')
  await expect(page.getByRole('region', { name: 'Submitted testimonial' })).toBeVisible()
  await page.getByRole('tab', { name: 'View All' }).click()
  await expect(page.getByText(words)).toBeVisible()
  await nav.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(total).toContainText('1')
})
