import type { Locator, Page } from '@playwright/test'
import type { Customer } from '#contract/customers.ts'
import { expect, expectAccessible, type Owner, test } from './fixtures.ts'
import { card, escape, toast } from './owner-pages.ts'

const unavailable = { status: 503, contentType: 'application/json', body: '{}' }

async function added(owner: Owner, server: { url: string }, given: object): Promise<Customer> {
  const response = await owner.request.post(`${server.url}/api/customers`, { data: given })
  expect(response.status()).toBe(200)
  return (await response.json()) as Customer
}

const ines = { name: 'Ines Maria Duarte', email: 'ines@example.com', company: 'Duarte Tiles' }

async function inBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
}

async function fillIn(dialog: Locator, name: string, email: string): Promise<void> {
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill(email)
}

test('customers are cards with initials, company, address and a status badge (CUST-01, CUST-06, CUST-07)', async ({
  page,
  owner,
  server,
}) => {
  await added(owner, server, ines)
  await added(owner, server, { name: 'tomasz zieliński', email: 't@example.com', status: 'pending' })
  await page.goto('/customers')
  await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible()
  await expect(page.getByText('2 customers')).toBeVisible()
  const first = card(page, 'Ines Maria Duarte')
  await expect(first.getByText('IM', { exact: true })).toBeVisible()
  await expect(first.getByText('Duarte Tiles')).toBeVisible()
  await expect(first.getByText('ines@example.com')).toBeVisible()
  await expect(first.getByText('Active')).toBeVisible()
  await expect(card(page, 'tomasz zieliński').getByText('TZ', { exact: true })).toBeVisible()
  await expect(card(page, 'tomasz zieliński').getByText('Pending')).toBeVisible()
  await inBothThemes(page)
})

test('search and status are answered by the server and live in the address (CUST-01)', async ({
  page,
  owner,
  server,
}) => {
  await added(owner, server, ines)
  await added(owner, server, { name: 'Jonas Weber', email: 'jw@optik.example', company: 'Weber Optik' })
  await added(owner, server, { name: 'Priya Raman', email: 'priya@example.com', status: 'responded' })
  await page.goto('/customers')
  await expect(page.getByRole('article')).toHaveCount(3)
  const search = page.getByRole('searchbox', { name: 'Search customers' })
  for (const [typed, found] of [
    ['jonas', 'Jonas Weber'],
    ['DUARTE TIL', 'Ines Maria Duarte'],
    ['optik.ex', 'Jonas Weber'],
  ] as const) {
    await search.fill(typed)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(card(page, found)).toBeVisible()
  }
  await expect(page).toHaveURL(/search=optik\.ex/)
  await page.reload()
  await expect(search).toHaveValue('optik.ex')
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.getByRole('radio', { name: 'Responded' }).check({ force: true })
  await expect(page.getByRole('heading', { name: 'No customers found' })).toBeVisible()
  await inBothThemes(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.getByRole('radio', { name: 'Responded' }).check({ force: true })
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(card(page, 'Priya Raman')).toBeVisible()
})

test('the answer to what was typed last is shown, however late an earlier one comes (CUST-01)', async ({
  page,
  owner,
  server,
}) => {
  await added(owner, server, ines)
  await added(owner, server, { name: 'Jonas Weber', email: 'jw@example.com' })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/customers?search=ines*', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await page.goto('/customers')
  const search = page.getByRole('searchbox')
  await search.fill('ines')
  await expect(page).toHaveURL(/search=ines/)
  await search.fill('jonas')
  await expect(page.getByRole('article')).toHaveCount(1)
  letGo()
  await page.waitForLoadState('networkidle')
  await expect(card(page, 'Jonas Weber')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a new workspace is told how to begin (CUST-05)', async ({ page, owner }) => {
  await page.goto('/customers')
  await expect(page.getByRole('heading', { name: 'No customers yet' })).toBeVisible()
  await inBothThemes(page)
  await page.getByRole('button', { name: 'Import a list' }).click()
  await expect(page.getByRole('dialog', { name: 'Import customers' })).toBeVisible()
  await expectAccessible(page)
  expect(owner.user.formId).toBeTruthy()
})

test('six skeleton cards stand in while loading, and a failure can be tried again (CUST-04)', async ({
  page,
  owner,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  await added(owner, server, ines)
  let isDown = true
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/customers?*', async (route) => {
    await held
    await (isDown ? route.fulfill(unavailable) : route.continue())
  })
  await page.goto('/customers')
  const loading = page.getByRole('status', { name: 'Loading customers' })
  await expect(loading.locator('> *')).toHaveCount(6)
  await inBothThemes(page)
  letGo()
  await expect(page.getByText('The customers could not be loaded')).toBeVisible()
  await inBothThemes(page)
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'Ines Maria Duarte')).toBeVisible()
})

test("'Add Customer' asks for name and email and says 'Customer Added' (CUST-01, CUST-06, CUST-08, RULE-23, RULE-24)", async ({
  page,
  owner,
  server,
}) => {
  const other = await added(owner, server, { name: 'Old Name', email: 'old@example.com' })
  await page.goto('/customers')
  await page.getByRole('button', { name: 'Add Customer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Customer' })
  await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email')
  const add = dialog.getByRole('button', { name: 'Add Customer' })
  await add.click()
  await expect(page.getByText('Missing Information', { exact: true })).toBeVisible()
  await expect(page.getByText('Please fill in name and email.', { exact: true })).toBeVisible()
  await inBothThemes(page)
  await fillIn(dialog, 'Ines Duarte', 'nowhere')
  await add.click()
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
  await dialog.getByLabel('Email').fill('Ines@Example.com')
  await dialog.getByLabel('Company').fill('Duarte Tiles')
  await dialog.getByLabel('Company').press('Enter')
  await expect(toast(page)).toContainText('Customer Added')
  await expect(dialog).toBeHidden()
  await expect(card(page, 'Ines Duarte').getByText('ines@example.com')).toBeVisible()
  await expect(card(page, 'Ines Duarte').getByText('Active')).toBeVisible()

  // The same address once more: brought up to date, not doubled.
  await page.getByRole('button', { name: 'Add Customer' }).click()
  await fillIn(dialog, 'New Name', 'OLD@example.com')
  await add.click()
  await expect(toast(page)).toContainText('old@example.com was here already')
  await expect(card(page, 'New Name')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  expect(other.name).toBe('Old Name')
})

test("a customer that cannot be added says so, and keeps what was typed: 'Failed to add customer.' (ERR-20)", async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  expect(owner.user.id).toBeTruthy()
  await page.goto('/customers')
  await page.route('**/api/customers', (route) => route.fulfill(unavailable))
  await page.getByRole('button', { name: 'Add Customer' }).first().click()
  const dialog = page.getByRole('dialog')
  await fillIn(dialog, 'Ines Duarte', 'ines@example.com')
  await dialog.getByRole('button', { name: 'Add Customer' }).click()
  await expect(page.getByText('Error', { exact: true })).toBeVisible()
  await expect(page.getByText('Failed to add customer.', { exact: true })).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Ines Duarte')
  await page.unroute('**/api/customers')
  await dialog.getByRole('button', { name: 'Add Customer' }).click()
  await expect(toast(page)).toContainText('Customer Added')
})

test("'Email' shows the letter as it arrives, sends it through the outbox, and Details says what became of it (CUST-02, CUST-03)", async ({
  page,
  owner,
  server,
}) => {
  const { id } = await added(owner, server, ines)
  await page.goto('/customers')
  await card(page, ines.name).getByRole('button', { name: 'Email' }).click()
  const dialog = page.getByRole('dialog', { name: `Email ${ines.name}` })
  const preview = dialog.getByRole('region', { name: 'Preview of the letter' })
  await expect(preview).toContainText('How was your experience with Lindqvist Bakery?')
  await expect(preview).toContainText('Hello Ines,')
  await expect(preview).toContainText(`/testimonial-form/${owner.user.formId}`)
  await expect(preview).toContainText(owner.email)
  await expect(preview).toContainText(
    'Lindqvist Bakery sends you this through Plaudit because you are in their list of customers.',
  )
  await inBothThemes(page)

  await dialog.getByLabel('Message').fill('Dear {{customerName}}, see https://g.page/r/abc/review')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText(/A request leads to your own form only/).first()).toBeVisible()
  await dialog.getByLabel('Message').fill('Dear {{customerName}}, how was the bread?')
  await expect(preview).toContainText('Dear Ines Maria Duarte, how was the bread?')
  await expect(dialog.getByRole('link', { name: 'Use your own mail program' })).toHaveAttribute(
    'href',
    /^mailto:ines%40example\.com\?subject=How%20was/,
  )
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog).toBeHidden()
  await expect(toast(page)).toContainText('Request on its way')
  await expect(card(page, ines.name).getByText('Pending')).toBeVisible()

  await card(page, ines.name).getByRole('button', { name: 'Details' }).click()
  await expect(page).toHaveURL(new RegExp(`customer=${id}`))
  await expect(async () => {
    await page.reload()
    const requests = page.getByRole('dialog').getByRole('list', { name: 'Requests' })
    await expect(requests).toContainText('In the outbox', { timeout: 1000 })
    await expect(requests).toContainText('No answer yet')
  }).toPass()

  // Asked once more on the same day: refused in a sentence, and the words stay.
  await page.getByRole('dialog').getByRole('button', { name: 'Email' }).click()
  await expect(dialog.getByText('Asked before: today, not answered yet.')).toBeVisible()
  await dialog.getByLabel('Subject').fill('Once more')
})

test('nobody is asked twice a day: the refusal is a sentence, and the words stay (CUST-02)', async ({
  page,
  owner,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/429/)
  const { id } = await added(owner, server, ines)
  const asked = await owner.request.post(`${server.url}/api/customers/${id}/requests`, {
    data: { subject: 'How was it?', message: 'Please tell us.' },
  })
  expect(asked.status()).toBe(202)
  await page.goto('/customers')
  await card(page, ines.name).getByRole('button', { name: 'Email' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Subject').fill('Once more')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText('This customer was asked less than a day ago.')).toBeVisible()
  await expect(dialog.getByLabel('Subject')).toHaveValue('Once more')
  await expectAccessible(page)
})

test('a customer who cannot be loaded is tried again, and the letter keeps its words', async ({
  page,
  owner,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  const { id } = await added(owner, server, ines)
  const address = `**/api/customers/${id}`
  await page.route(address, (route) => route.fulfill(unavailable))
  await page.goto(`/customers?customer=${id}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('This customer could not be loaded.')).toBeVisible()
  await inBothThemes(page)
  await page.unroute(address)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText(ines.email)).toBeVisible()

  await page.route(address, (route) => route.fulfill(unavailable))
  await page.goto('/customers')
  await card(page, ines.name).getByRole('button', { name: 'Email' }).click()
  await dialog.getByLabel('Subject').fill('Once more')
  await expect(dialog.getByText('This customer could not be loaded.')).toBeVisible()
  await page.unroute(address)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('button', { name: 'Send request' })).toBeEnabled()
  await expect(dialog.getByLabel('Subject')).toHaveValue('Once more')
})

test("'Details' shows fields, testimonials, requests and consents, by a link as well (CUST-03)", async ({
  page,
  owner,
  server,
}) => {
  const { id } = await added(owner, server, ines)
  await owner.request.post(`${server.url}/api/customers/${id}/requests`, {
    data: { subject: 'How was it?', message: 'Please tell us.' },
  })
  const { id: testimonialId } = await owner.submit({ customerEmail: ines.email })
  await page.goto(`/customers?customer=${id}`)
  const dialog = page.getByRole('dialog', { name: ines.name })
  await expect(dialog.getByText('ines@example.com')).toBeVisible()
  await expect(dialog.getByText('Responded')).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Testimonials' })).toContainText('The rye keeps for a week')
  await expect(dialog.getByRole('list', { name: 'Requests' })).toContainText('Answered Today')
  await expect(dialog.getByRole('list', { name: 'Consents' })).toContainText(
    'Show their words · Use their name',
  )
  await expect(dialog.getByRole('list', { name: 'Consents' })).toContainText('Wording 2026-11')
  await inBothThemes(page)
  await dialog.getByRole('link', { name: /^Open the testimonial/ }).click()
  await expect(page).toHaveURL(new RegExp(`/testimonials\\?view=${testimonialId}`))
})

test('a customer is edited, merged with a second one, and deleted after a question (CUST-03)', async ({
  page,
  owner,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  await added(owner, server, { name: 'I. Duarte', email: 'duarte@example.com' })
  await added(owner, server, ines)
  await page.goto('/customers')
  await card(page, ines.name).getByRole('button', { name: 'Details' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await expectAccessible(page)
  await dialog.getByLabel('Company').fill('Tiles & Co')
  await dialog.getByLabel('Email').fill('duarte@example.com')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'You can merge the two.' })).toBeVisible()
  await inBothThemes(page)
  await dialog.getByRole('button', { name: 'Merge the two' }).click()
  await expect(page.getByText('Customer Updated', { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog', { name: ines.name }).getByText('duarte@example.com')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog', { name: `Delete ${ines.name}?` })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog', { name: ines.name })).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page)).toContainText('Customer Deleted')
  await expect(page.getByRole('heading', { name: 'No customers yet' })).toBeVisible()
})

test('two tabs edit one customer: the second is told what the first made of it', async ({
  page,
  owner,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  const { id } = await added(owner, server, ines)
  await page.goto(`/customers?customer=${id}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Name').fill('Mine')
  await owner.request.patch(`${server.url}/api/customers/${id}`, { data: { name: 'Theirs' } })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Now it says: Theirs, ines@example.com, Duarte Tiles.')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Mine')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save mine anyway' }).click()
  await expect(page.getByRole('dialog', { name: 'Mine' })).toBeVisible()
})

test('all of it goes with the keyboard alone, and the focus is never lost', async ({
  page,
  owner,
  server,
}) => {
  await added(owner, server, ines)
  await page.goto('/customers')
  const email = card(page, ines.name).getByRole('button', { name: 'Email' })
  await page.getByRole('searchbox').focus()
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Tab')
    if (await email.evaluate((button) => button === document.activeElement)) break
  }
  await expect(email).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await escape(page, page.getByRole('dialog', { name: ines.name }))
  await expect(card(page, ines.name).getByRole('button', { name: 'Details' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Subject')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(email).toBeFocused()
})
