import { expect, expectAccessible, test } from './fixtures.ts'
import { card, dayInMonth, importReviews, toast } from './owner-pages.ts'

const unavailable = { status: 503, contentType: 'application/json', body: '{}' }

test('four numbers, each with how it really moved from last month (TEST-01, TEST-02)', async ({
  page,
  owner,
  server,
}) => {
  await importReviews(owner, server, [
    `Ana,Warm rye,5,${dayInMonth(0)}`,
    `Ben,Cold rye,4,${dayInMonth(0)}`,
    `Cleo,Fresh rolls,5,${dayInMonth(0)}`,
    `Dora,Old rolls,2,${dayInMonth(1)}`,
    `Emil,Fine rolls,4,${dayInMonth(1)}`,
  ])
  await page.goto('/testimonials')
  const numbers = page.getByRole('region', { name: 'Numbers' })
  await expect(numbers.getByText('Total').locator('..')).toContainText('5')
  await expect(numbers).toContainText('+50% from last month')
  await expect(numbers).toContainText('4.0')
  await expect(numbers).toContainText('+1.7 from last month')
  await expect(numbers.getByText('from last month')).toHaveCount(3)
  await expectAccessible(page)
})

test('nothing is said about last month when there is nothing to compare (TEST-02)', async ({
  page,
  owner,
}) => {
  await owner.submit()
  await page.goto('/testimonials')
  await expect(page.getByRole('region', { name: 'Numbers' })).toContainText('5.0')
  await expect(page.getByText('from last month')).toHaveCount(0)
})

test('search, status and rating are answered by the server and live in the address (TEST-03, TEST-04)', async ({
  page,
  owner,
}) => {
  const first = await owner.submit({
    customerName: 'Ines Duarte',
    company: 'Duarte Lda',
    content: 'The rye keeps.',
  })
  await owner.submit({
    customerName: 'Jonas Weber',
    company: 'Weber Optik',
    content: 'Good rolls.',
    rating: 4,
  })
  await owner.submit({ customerName: 'Priya Raman', company: 'Raman', content: 'Too salty.', rating: 2 })
  await owner.approve(first.id)
  await page.goto('/testimonials')
  await expect(page.getByRole('article')).toHaveCount(3)

  const search = page.getByRole('searchbox')
  for (const [typed, found] of [
    ['jonas', 'Jonas Weber'],
    ['DUARTE LDA', 'Ines Duarte'],
    ['Salty', 'Priya Raman'],
  ] as const) {
    await search.fill(typed)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(card(page, found)).toBeVisible()
  }
  await search.fill('')
  await expect(page.getByRole('article')).toHaveCount(3)

  await page.getByRole('radio', { name: /^Approved/ }).check({ force: true })
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL(/status=approved/)
  await page.reload()
  await expect(card(page, 'Ines Duarte')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Approved/ })).toBeChecked()

  await page.getByRole('radio', { name: /^All/ }).check({ force: true })
  await page.getByLabel('Rating', { exact: true }).selectOption('2 stars')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(card(page, 'Priya Raman')).toBeVisible()

  await search.fill('nobody wrote this')
  await expect(page.getByRole('heading', { name: 'No testimonials found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(search).toHaveValue('')
})

test('a new workspace is told how to begin (TEST-06)', async ({ page, owner }) => {
  await page.goto('/testimonials')
  await expect(page.getByRole('heading', { name: 'No testimonials found' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy form link' })).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import reviews' }).click()
  await expect(page.getByRole('dialog', { name: 'Import reviews' })).toBeVisible()
  expect(owner.user.formId).toBeTruthy()
})

test('six skeletons stand in while loading, and a failure can be tried again (TEST-07)', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  await owner.submit()
  let isDown = true
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/testimonials?*', async (route) => {
    await held
    await (isDown ? route.fulfill(unavailable) : route.continue())
  })
  await page.goto('/testimonials')
  const loading = page.getByRole('status', { name: 'Loading testimonials' })
  await expect(loading.locator(':scope > *')).toHaveCount(6)
  await expectAccessible(page)
  letGo()
  await expect(page.getByText('The testimonials could not be loaded')).toBeVisible()
  await expectAccessible(page)
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'Ines Duarte')).toBeVisible()
})

test('only what is pending can be decided, and a decision can be undone (TEST-08, TEST-09)', async ({
  page,
  owner,
}) => {
  await owner.submit()
  await page.goto('/testimonials')
  const one = card(page, 'Ines Duarte')
  await expect(one.getByText('Pending Review')).toBeVisible()
  await one.getByRole('button', { name: 'Approve' }).click()
  await expect(toast(page).getByText('Status Updated')).toBeVisible()
  await expect(toast(page).getByText('Testimonial status has been updated successfully.')).toBeVisible()
  await expect(one.getByText('Approved', { exact: true })).toBeVisible()
  await expect(one.getByText('Can be shown on your site')).toBeVisible()
  await expect(one.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await expect(one.getByRole('button', { name: 'Reject' })).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Approved 1' })).toBeAttached()
  await expect(one.getByRole('button', { name: 'View' })).toBeFocused()

  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(one.getByText('Pending Review')).toBeVisible()
  await one.getByRole('button', { name: 'Reject' }).click()
  await expect(one.getByText('Rejected', { exact: true })).toBeVisible()
  await expect(one.getByRole('button', { name: 'Approve' })).toHaveCount(0)
})

test('a decision that fails says so and changes nothing (ERR-06)', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  await owner.submit()
  await page.route('**/status', (route) => route.fulfill(unavailable))
  await page.goto('/testimonials')
  await card(page, 'Ines Duarte').getByRole('button', { name: 'Approve' }).click()
  await expect(toast(page).getByText('Error', { exact: true })).toBeVisible()
  await expect(toast(page).getByText('Failed to update testimonial status.')).toBeVisible()
  await expect(card(page, 'Ines Duarte').getByText('Pending Review')).toBeVisible()
})

test('words are edited, survive a failure, and then wait for the customer (TEST-10, TEST-13, ERR-08)', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  const { id } = await owner.submit()
  await owner.approve(id)
  await page.goto('/testimonials')
  await card(page, 'Ines Duarte').getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit testimonial' })
  await expect(
    dialog.getByText(/in a message to you that you keep on file, they are shown nowhere/),
  ).toBeVisible()
  await expect(dialog.getByText('/ 5,000')).toBeVisible()
  await expectAccessible(page)

  await page.route(`**/api/testimonials/${id}`, (route) => route.fulfill(unavailable))
  await dialog.getByLabel('Words').fill('The rye keeps for two weeks.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Your text is still here', { exact: false })).toBeVisible()
  await expect(dialog.getByLabel('Words')).toHaveValue('The rye keeps for two weeks.')
  await expect(toast(page).getByRole('listitem')).toHaveCount(0)
  await page.unroute(`**/api/testimonials/${id}`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page).getByText('Content Updated')).toBeVisible()
  await expect(card(page, 'Ines Duarte').getByText('The rye keeps for two weeks.')).toBeVisible()
  await expect(card(page, 'Ines Duarte').getByText('Waiting for the customer to confirm')).toBeVisible()
})

test('an edit made in another tab is not overwritten unseen', async ({
  page,
  owner,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  const { id } = await owner.submit()
  await page.goto('/testimonials')
  await card(page, 'Ines Duarte').getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit testimonial' })
  await owner.request.patch(`${server.url}/api/testimonials/${id}`, {
    data: { content: 'Written in another tab.' },
  })
  await dialog.getByLabel('Words').fill('Written here.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('was changed meanwhile')).toBeVisible()
  await expect(dialog.getByText('Written in another tab.')).toBeVisible()
  await expect(dialog.getByLabel('Words')).toHaveValue('Written here.')
  await dialog.getByRole('button', { name: 'Save mine anyway' }).click()
  await expect(card(page, 'Ines Duarte').getByText('Written here.')).toBeVisible()
})

test('deleting is one click with a way back, and a failure brings the card back (TEST-12, TEST-13, ERR-08)', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  const { id } = await owner.submit()
  await owner.submit({ customerName: 'Jonas Weber' })
  await page.goto('/testimonials')
  await page.route(`**/api/testimonials/${id}`, (route) => route.fulfill(unavailable))
  await card(page, 'Ines Duarte').getByRole('button', { name: 'Delete' }).click()
  await expect(card(page, 'Ines Duarte').getByRole('alert')).toHaveText(/could not be deleted/)
  await expect(toast(page).getByRole('listitem')).toHaveCount(0)
  await page.unroute(`**/api/testimonials/${id}`)

  await card(page, 'Ines Duarte').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page).getByText('Testimonial Deleted')).toBeVisible()
  await expect(card(page, 'Ines Duarte')).toHaveCount(0)
  await expect(page.getByText('1 testimonial', { exact: true })).toBeVisible()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Ines Duarte')).toBeVisible()
  await expect(page.getByText('2 testimonials', { exact: true })).toBeVisible()
})

test('several are chosen with the keyboard, decided at once, and put back at once', async ({
  page,
  owner,
}) => {
  for (const customerName of ['Ana', 'Ben', 'Cleo']) await owner.submit({ customerName })
  await page.goto('/testimonials')
  await card(page, 'Ben').getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await card(page, 'Ana').getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  const bar = page.getByRole('region', { name: 'Selected testimonials' })
  await expect(bar.getByText('2 selected')).toBeVisible()
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(toast(page).getByText('2 testimonials approved.')).toBeVisible()
  await expect(page.getByText('Can be shown on your site')).toHaveCount(2)
  await expect(bar).toHaveCount(0)

  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Back to Pending Review')).not.toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: /Select the testimonial/ })).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Select all 3 pending' }).check()
  await bar.getByRole('button', { name: 'Reject' }).click()
  await expect(toast(page).getByText('3 testimonials rejected.')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test('an entry typed by the owner waits for the customer’s word, asked for or put on file', async ({
  page,
  owner,
}) => {
  expect(owner.user.formId).toBeTruthy()
  await page.goto('/testimonials')
  await page.getByRole('button', { name: 'Add testimonial' }).click()
  const adding = page.getByRole('dialog', { name: 'Add testimonial' })
  await expect(adding.getByText(/shown once they confirm it/)).toBeVisible()
  await adding.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(adding.getByText('Customer name is required')).toBeVisible()
  await expectAccessible(page)
  await adding.getByLabel('Customer name').fill('Tomas Okafor')
  await adding.getByLabel('What they said').fill('The bread saved his winter.')
  await adding.getByRole('button', { name: 'Add', exact: true }).click()

  const viewing = page.getByRole('dialog', { name: 'Tomas Okafor' })
  await viewing.getByRole('button', { name: 'Approve' }).click()
  await expect(viewing.getByText('Waiting for the customer to confirm')).toBeVisible()
  await viewing.getByRole('button', { name: 'Ask Tomas Okafor to confirm' }).click()
  await viewing.getByRole('button', { name: 'Send' }).click()
  await expect(viewing.getByText('Please enter a valid email address')).toBeVisible()
  await viewing.getByLabel('Customer’s email').fill('tomas@example.com')
  await viewing.getByRole('button', { name: 'Send' }).click()
  await expect(viewing.getByText('Tomas Okafor was asked')).toBeVisible()
  await expect(viewing.getByText('tomas@example.com', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await viewing.getByRole('button', { name: 'I have their words' }).click()
  await viewing.getByLabel('What they said').fill('Your bread saved my winter, thank you.')
  await viewing.getByLabel('When they said it').fill('2026-01-15')
  await viewing.getByRole('button', { name: 'Put on file' }).click()
  await expect(viewing.getByText('Can be shown on your site')).toBeVisible()
  await viewing.getByRole('button', { name: 'Close' }).click()
  await expect(card(page, 'Tomas Okafor').getByText('Can be shown on your site')).toBeVisible()
})

test('private feedback and a missing consent say why they are shown nowhere', async ({ page, owner }) => {
  await owner.submit({ customerName: 'Priya Raman', rating: 2, content: 'Too salty for me.' })
  await owner.submit({ customerName: 'Jonas Weber', scopes: [] })
  await page.goto('/testimonials')
  await expect(card(page, 'Jonas Weber').getByText('Missing consent')).toBeVisible()
  await expect(card(page, 'Priya Raman').getByText('Private feedback - Internal Use Only')).toBeVisible()
  await card(page, 'Priya Raman').getByRole('button', { name: 'View' }).click()
  const viewing = page.getByRole('dialog', { name: 'Priya Raman' })
  await expect(
    viewing.getByText('It counts in your average and is shown nowhere', { exact: false }),
  ).toBeVisible()
  await expect(page).toHaveURL(/view=/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(viewing).toHaveCount(0)
})

test('a long list loads as one scrolls and keeps few cards in the page', async ({ page, owner, server }) => {
  const lines = Array.from({ length: 250 }, (_, index) => {
    const day = new Date(Date.UTC(2025, 0, 1 + index)).toISOString()
    return `Customer ${250 - index},Review number ${250 - index},5,${day}`
  })
  await importReviews(owner, server, lines)
  await page.goto('/testimonials')
  await expect(page.getByText('250 testimonials', { exact: true })).toBeVisible()
  await expect(card(page, 'Customer 1').first()).toBeVisible()
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    await expect(page.getByRole('heading', { name: 'Customer 250' })).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 30_000 })
  expect(await page.getByRole('article').count()).toBeLessThan(60)
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
})

test('everything works at 390 px in the dark, without scrolling sideways', async ({ page, owner }) => {
  await owner.submit({ company: 'A company with a very long name that has to be cut somewhere' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/testimonials')
  await expect(card(page, 'Ines Duarte')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
