import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type Owner, expect, expectAccessible, password, test } from './fixtures.ts'
import { toast } from './owner-pages.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
const context = (page: Page) => page.getByRole('region', { name: 'Business Context' })
const logo = (page: Page) => page.getByRole('region', { name: 'Logo' })

async function expectNoSideways(page: Page) {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(beyond).toBeLessThanOrEqual(0)
}

function picture(width = 900, height = 600) {
  return sharp({ create: { width, height, channels: 3, background: '#7b4a2d' } })
    .png()
    .toBuffer()
}

/** An owner who has signed up and not described the business yet. */
async function withoutProfile(page: Page, url: string) {
  const email = `nora-${Date.now()}-${Math.random()}@example.com`
  const person = { firstName: 'Nora', lastName: 'Ek', email, password }
  await page.request.post(`${url}/api/auth/signup`, { data: person })
}

test('the page shows the business and edits every field of it (BCTX-01, BCTX-05, BCTX-18, DATA-05, SHELL-20)', async ({
  page,
  owner,
}) => {
  await page.goto('/business-setup')
  const values = {
    'Business name': 'Fjord & Kiln',
    Industry: 'Ceramics',
    Website: 'fjordandkiln.example',
    Description: 'Stoneware thrown by hand and fired with wood.',
    Services: 'Tableware, Workshops, Repairs',
    'Target market': 'Restaurants and people who cook',
    'Unique value': 'Every piece can be repaired for life.',
    'Contact email': 'hello@fjordandkiln.example',
    Phone: '+47 55 12 80 00',
    'Owner name': 'Astrid Solheim',
    'Owner role': 'Founder',
  }
  await expect(page.getByLabel('Business name')).toHaveValue('Lindqvist Bakery')
  await expect(context(page).getByText('Not given yet').first()).toBeVisible()
  await expectAccessible(page)
  for (const [label, value] of Object.entries(values)) {
    await page.getByRole('textbox', { name: label }).fill(value)
  }
  await save(page).click()
  await expect(toast(page).getByText('Business profile updated', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Website')).toHaveValue('https://fjordandkiln.example')
  const shown = ['Fjord & Kiln', 'Ceramics', values.Description, 'Tableware', 'Workshops', 'Repairs']
  for (const words of [...shown, values['Target market'], values['Unique value']]) {
    await expect(context(page).getByText(words, { exact: true })).toBeVisible()
  }
  // The name is everywhere at once: here in the sidebar, and on the form that customers see.
  await expect(page.getByRole('complementary', { name: 'Sidebar' }).getByText('Fjord & Kiln')).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.reload()
  for (const [label, value] of Object.entries({ ...values, Website: 'https://fjordandkiln.example' })) {
    await expect(page.getByRole('textbox', { name: label })).toHaveValue(value)
  }
  await page.goto(`/testimonial-form/${owner.user.formId}`)
  await expect(page.getByText('Fjord & Kiln').first()).toBeVisible()
})

test('the second address shows the same page (BCTX-04)', async ({ page, owner }) => {
  expect(owner.user.hasBusinessProfile).toBe(true)
  await page.goto('/business-context')
  await expect(page.getByRole('heading', { level: 1, name: 'Business Setup' })).toBeVisible()
  await page.getByRole('tab', { name: 'Team' }).click()
  await expect(page).toHaveURL(/\/business-context\?tab=team$/)
})

test('a field that is wrong says so, and nothing is saved (RULE-43, RULE-48, RULE-49)', async ({
  page,
  owner,
}) => {
  expect(owner.user.hasBusinessProfile).toBe(true)
  await page.goto('/business-setup')
  await page.getByLabel('Business name').fill('F')
  await page.getByLabel('Website').fill('not a site')
  await page.getByLabel('Description').fill('Short')
  await save(page).click()
  await expect(page.getByText('Business name must be at least 2 characters')).toBeVisible()
  await expect(page.getByText('Please enter a valid website URL')).toBeVisible()
  await expect(page.getByText('Business description must be at least 10 characters')).toBeVisible()
  await expect(page.getByLabel('Business name')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Business name')).toHaveValue('Lindqvist Bakery')
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
})

test('without a profile the page says so and leads to the onboarding, which nobody is forced into (BCTX-03, BCTX-21)', async ({
  page,
  server,
}) => {
  await withoutProfile(page, server.url)
  await page.goto('/business-setup')
  await expect(
    page.getByText('No business information available. Please complete the AI onboarding first.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  for (const path of ['/settings', '/testimonials', '/customers']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Start onboarding' })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('link', { name: 'Start onboarding' })).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goto('/business-setup')
  await page.getByRole('link', { name: 'Start the onboarding' }).click()
  await expect(page).toHaveURL(/\/ai-onboarding$/)
})

test('a logo is uploaded, stands on the form, and can be removed (BCTX-02, BCTX-05, API-58)', async ({
  page,
  owner,
}) => {
  await page.goto('/business-setup')
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: await picture() }
  await page.getByLabel('Drop an image here, or choose one').setInputFiles(file)
  await expect(toast(page).getByText('Logo uploaded', { exact: true })).toBeVisible()
  const shown = logo(page).getByRole('img', { name: 'Logo of Lindqvist Bakery' })
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
  await expectAccessible(page)
  const address = await shown.getAttribute('src')

  await page.goto(`/testimonial-form/${owner.user.formId}`)
  await expect(page.locator(`img[src="${address}"]`)).toBeVisible()
  await page.goto('/business-setup')
  await page.getByRole('button', { name: 'Remove logo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove logo' }).click()
  await expect(toast(page).getByText('Logo removed')).toBeVisible()
  await expect(shown).toHaveCount(0)
  expect((await page.request.get(address ?? '')).status()).toBe(404)
})

test('a file that is no logo is refused with its sentence (RULE-41, RULE-42, ERR-28)', async ({
  page,
  owner,
}) => {
  expect(owner.user.hasBusinessProfile).toBe(true)
  await page.goto('/business-setup')
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    await page.getByLabel('Drop an image here, or choose one').setInputFiles({ name, mimeType, buffer })
  }
  await choose('notes.txt', 'text/plain', Buffer.from('words'))
  await expect(toast(page).getByText('Invalid file type', { exact: true })).toBeVisible()
  await expect(logo(page).getByText('Please upload an image file (PNG, JPG, etc.)')).toBeVisible()
  await expectAccessible(page)
  await choose('large.png', 'image/png', Buffer.alloc(2 * 1024 * 1024 + 1))
  await expect(toast(page).getByText('File too large', { exact: true })).toBeVisible()
  await expect(logo(page).getByText('Please upload an image smaller than 2MB')).toBeVisible()
  await expect(logo(page).getByRole('img')).toHaveCount(0)
})

test.describe('where the server says no', () => {
  test.use({ expectedErrors: [/status of (4\d\d|503)|net::ERR_FAILED/] })

  test('a broken picture, an SVG and a lost answer each have their sentence (ERR-28)', async ({
    page,
    owner,
  }) => {
    expect(owner.user.hasBusinessProfile).toBe(true)
    await page.goto('/business-setup')
    const drop = page.getByLabel('Drop an image here, or choose one')
    const whole = await picture()
    await drop.setInputFiles({
      name: 'half.png',
      mimeType: 'image/png',
      buffer: whole.subarray(0, whole.length >> 1),
    })
    await expect(toast(page).getByText('Upload failed', { exact: true })).toBeVisible()
    await expect(logo(page).getByText('Unable to process logo file')).toBeVisible()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    await drop.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: svg })
    await expect(logo(page).getByText('Please upload an image file (PNG, JPG, etc.)')).toBeVisible()
    await page.route('**/upload-logo', (route) => route.abort())
    await drop.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: whole })
    await expect(logo(page).getByText('Unable to upload logo. Please try again.')).toBeVisible()
  })

  test('a profile that cannot be loaded says its status, and can be tried again (ERR-09)', async ({
    page,
    owner,
  }) => {
    expect(owner.user.hasBusinessProfile).toBe(true)
    await page.route('**/api/business-profile', (route) =>
      route.fulfill({
        status: 503,
        json: { code: 'unavailable', message: 'The server cannot reach its database right now.' },
      }),
    )
    await page.goto('/business-setup')
    await expect(page.getByText('Failed to fetch business profile: 503')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/business-profile')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('Business name')).toHaveValue('Lindqvist Bakery')
  })

  test('a save that fails keeps what was typed (ERR-29)', async ({ page, owner }) => {
    await page.goto('/business-setup')
    await page.getByLabel('Phone').fill('+46 8 123')
    await page.route('**/api/business-profile', (route) => route.abort())
    await save(page).click()
    await expect(toast(page).getByText('Update failed', { exact: true })).toBeVisible()
    await expect(
      toast(page).getByText('Unable to process your business context. Please try again.'),
    ).toBeVisible()
    await expect(page.getByLabel('Phone')).toHaveValue('+46 8 123')
    await page.unroute('**/api/business-profile')

    // The session ends; the words stay until somebody has signed in again.
    await owner.request.post('/api/logout')
    await save(page).click()
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Sign In' }).click()
    await expect(toast(page).getByText('Business profile updated')).toBeVisible()
    await expect(page.getByLabel('Phone')).toHaveValue('+46 8 123')
  })

  test('of two windows that edit the profile the second is told, sees what changed, and decides', async ({
    page,
    owner,
    context,
  }) => {
    expect(owner.user.hasBusinessProfile).toBe(true)
    const other = await context.newPage()
    await page.goto('/business-setup')
    await other.goto('/business-setup')
    await other.getByLabel('Phone').fill('+46 8 111')
    await save(other).click()
    await expect(toast(other).getByText('Business profile updated')).toBeVisible()

    await page.getByLabel('Phone').fill('+46 8 222')
    await save(page).click()
    const told = page.getByRole('alert').filter({ hasText: 'The profile was changed meanwhile' })
    await expect(told.getByText('+46 8 111')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save mine anyway' }).click()
    await expect(toast(page).getByText('Business profile updated')).toBeVisible()

    await other.getByLabel('Phone').fill('+46 8 333')
    await save(other).click()
    await other.getByRole('button', { name: 'Take the saved one' }).click()
    await expect(other.getByLabel('Phone')).toHaveValue('+46 8 222')
    await expect(other.getByText('Not saved yet')).toHaveCount(0)
    await other.close()
  })

  test('the chat says when it cannot answer, keeps the question and can try again (BCTX-02, BCTX-06, API-59, RULE-12, RULE-13, RULE-14)', async ({
    page,
    owner,
  }) => {
    expect(owner.user.hasBusinessProfile).toBe(true)
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/business-profile/chat')) asked += 1
    })
    await page.goto('/business-setup')
    const chat = page.getByRole('region', { name: 'Chat with the AI' })
    const question = chat.getByLabel('Your question')
    await question.fill('   ')
    await question.press('Enter')
    await question.fill('What should I add?')
    await question.press('Shift+Enter')
    expect(asked).toBe(0)
    await question.press('Enter')
    await expect(chat.getByText('I could not answer that', { exact: false })).toBeVisible()
    await expect(chat.getByText('What should I add?')).toBeVisible()
    await expect(question).toBeEnabled()
    await expect(question).toBeFocused()
    await expectAccessible(page)
    expect(asked).toBe(1)

    // As it answers on a server with a writer.
    await page.route('**/api/business-profile/chat', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.fulfill({ json: { response: 'Say who your customers are.' } })
    })
    await chat.getByRole('button', { name: 'Retry' }).click()
    await expect(question).toBeDisabled()
    await expect(chat.getByText('Say who your customers are.')).toBeVisible()
    await expect(chat.getByText('I could not answer that', { exact: false })).toHaveCount(0)
    expect(asked).toBe(2)
  })
})

test('what is typed stays while one looks at the team, and the page works by keyboard on a phone', async ({
  page,
  owner,
}) => {
  expect(owner.user.hasBusinessProfile).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/business-setup')
  await expectNoSideways(page)
  await page.getByLabel('Phone').fill('+46 8 123')
  await expectNoSideways(page)
  await page.getByRole('tab', { name: 'Business' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible()
  await expectNoSideways(page)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByLabel('Phone')).toHaveValue('+46 8 123')
  await page.getByLabel('Phone').press('Enter')
  await expect(toast(page).getByText('Business profile updated')).toBeVisible()
  await expectAccessible(page)
})

test('while the profile loads there is a quiet outline of it', async ({ page, owner }) => {
  expect(owner.user.hasBusinessProfile).toBe(true)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/business-profile', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/business-setup')
  await expect(page.getByRole('status', { name: 'Loading the business profile' })).toBeVisible()
  await expectAccessible(page)
  release()
  await expect(page.getByLabel('Business name')).toBeVisible()
})

/** Somebody else's profile must not be what an owner sees after signing in on the same browser. */
test('signing in as somebody else shows their business', async ({ page, owner, server, playwright }) => {
  const other: Pick<Owner, 'email'> = { email: `other-${Date.now()}@example.com` }
  const elsewhere = await playwright.request.newContext()
  await elsewhere.post(`${server.url}/api/onboarding/complete`, {
    data: {
      businessName: 'Duarte & Filhos',
      ownerName: 'Ines Duarte',
      contactEmail: other.email,
      businessDescription: 'Cork floors, laid by three generations.',
      targetAudience: 'Builders',
      password,
    },
  })
  await page.goto('/business-setup')
  await expect(page.getByLabel('Business name')).toHaveValue('Lindqvist Bakery')
  expect(owner.email).not.toBe(other.email)
  await page.getByRole('complementary').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.waitForLoadState()
  await page.goto('/login?next=/business-setup')
  await page.getByLabel('Email').fill(other.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Business name')).toHaveValue('Duarte & Filhos')
  await elsewhere.dispose()
})
