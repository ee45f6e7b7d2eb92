import { inquiryTypes } from '#contract/contact.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const fields = {
  Name: 'Ola Brandt',
  Email: 'ola@example.com',
  Subject: 'A question',
  Message: 'Does it run?',
}

test.describe('the contact page', () => {
  test('MKT-22: asks for name, email, company, subject, message and one of six inquiry types', async ({
    page,
  }) => {
    await page.goto('/contact')
    for (const label of [...Object.keys(fields), 'Company']) {
      await expect(page.getByRole('textbox', { name: label })).toBeVisible()
    }
    const types = page.getByRole('combobox', { name: 'What is this about?' }).getByRole('option')
    expect(
      await types.evaluateAll((options) => options.map((option) => option.getAttribute('value'))),
    ).toEqual([...inquiryTypes])
    await expect(page.getByRole('main')).toContainText('Monday to Friday, 9-6 EST')
  })

  test('MKT-24: a message is sent, answered with Message Sent and a promise, and the form is cleared', async ({
    page,
  }) => {
    await page.goto('/contact')
    for (const [label, text] of Object.entries(fields))
      await page.getByRole('textbox', { name: label }).fill(text)
    await page.getByRole('combobox').selectOption('press')
    const sent = page.waitForResponse('**/api/contact')
    await page.getByRole('button', { name: 'Send Message' }).click()
    const answer = await sent
    expect(answer.status()).toBe(201)
    expect(answer.request().postDataJSON()).toMatchObject({ inquiryType: 'press', message: 'Does it run?' })
    const toasts = page.getByRole('region', { name: 'Notifications' })
    await expect(toasts).toContainText('Message Sent')
    await expect(toasts).toContainText('24 hours')
    for (const label of Object.keys(fields))
      await expect(page.getByRole('textbox', { name: label })).toHaveValue('')
  })

  test('says beside each field what is missing, and sends nothing', async ({ page }) => {
    await page.goto('/contact')
    let asked = 0
    page.on('request', (request) => (asked += request.url().endsWith('/api/contact') ? 1 : 0))
    await page.getByRole('textbox', { name: 'Email' }).fill('ola@')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'Please enter your name',
    )
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Please enter a valid email address',
    )
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveAccessibleDescription(
      'Please enter a subject',
    )
    await expectAccessible(page)
    expect(asked).toBe(0)
  })

  test('a message whose answer got lost is kept, and sent again under the same key', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/)
    await page.goto('/contact')
    const keys: (string | undefined)[] = []
    await page.route('**/api/contact', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length === 1) {
        await route.fetch()
        await route.abort()
      } else await route.continue()
    })
    for (const [label, text] of Object.entries(fields))
      await page.getByRole('textbox', { name: label }).fill(text)
    await page.getByRole('button', { name: 'Send Message' }).click()
    const toasts = page.getByRole('region', { name: 'Notifications' })
    await expect(toasts).toContainText('Message Not Sent')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(fields.Message)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(toasts).toContainText('Message Sent')
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no barrier in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto('/contact')
      await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
      await expectAccessible(page)
    })
  }
})

test.describe('the contact page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('says what it needs, and does not pretend to send', async ({ page }) => {
    await page.goto('/contact')
    // Searching by text passes over this element, though it is shown.
    const notice = page.getByRole('main').locator('noscript')
    expect(await notice.innerText()).toBe('This form needs JavaScript to be sent.')
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeDisabled()
  })
})
