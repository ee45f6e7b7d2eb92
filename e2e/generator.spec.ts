import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { fillIn, generate, optionsOf, review, toast, words, writer } from './generation-form.ts'

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
