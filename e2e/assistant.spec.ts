import { expect, expectAccessible, test } from './fixtures.ts'

const greeting =
  'Hello! I can help you analyze your testimonial data, generate insights, or answer questions about your campaigns. What would you like to know?'

test('the panel opens from the dashboard, greets, asks, and keeps the question when there is no answer (DASH-12, CHAT-01 to CHAT-05, CHAT-07)', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expect(owner.user.formId).toBeTruthy()
  expectedErrors.push(/Failed to load resource/)
  await page.goto('/dashboard')
  const opener = page.getByRole('button', { name: 'AI Assistant' })
  await opener.click()
  const panel = page.getByRole('dialog', { name: 'AI Assistant' })
  await expect(panel).toContainText('Ask about your testimonials and data')
  const log = panel.getByRole('log')
  await expect(log).toContainText(greeting)
  const field = panel.getByPlaceholder('Ask about your testimonials...')
  await expect(field).toBeFocused()
  await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled()
  await expectAccessible(page)

  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/chat', async (route) => {
    await held
    await route.continue()
  })
  await field.fill('How am I doing?')
  await field.press('Enter')
  await expect(log.getByText('The assistant is typing')).toBeAttached()
  await expect(field).toBeDisabled()
  await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled()
  letGo()
  // No writer is set up on this server, and it says so.
  await expect(log).toContainText('I could not answer that. AI is not set up on this server')
  await expect(log.getByText('The assistant is typing')).toHaveCount(0)
  await expect(field).toBeEnabled()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('How am I doing?')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)

  const again = page.waitForRequest('**/api/chat')
  await log.getByRole('button', { name: 'Retry' }).click()
  expect((await again).postDataJSON()).toEqual({ message: 'How am I doing?' })
  await expect(log.getByText('How am I doing?')).toHaveCount(1)

  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(log).toContainText('How am I doing?')
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toHaveCount(0)
})

test('an answer stands below its question; the conversation is kept nowhere but here (CHAT-06)', async ({
  page,
  owner,
}) => {
  expect(owner.user.formId).toBeTruthy()
  await page.route('**/api/chat', (route) =>
    route.fulfill({ json: { response: 'Your average is 4.8.', timestamp: new Date().toISOString() } }),
  )
  await page.goto('/ai-assistant')
  await page.getByRole('button', { name: 'Start Chat' }).click()
  const panel = page.getByRole('dialog', { name: 'AI Assistant' })
  await panel.getByLabel('Your question').fill('What is my average?')
  await panel.getByRole('button', { name: 'Send' }).click()
  await expect(panel.getByRole('log')).toContainText(/What is my average\?.*Your average is 4\.8\./)
  await expect(panel.getByLabel('Your question')).toHaveValue('')
  await page.reload()
  await page.getByRole('button', { name: 'Start Chat' }).click()
  await expect(panel.getByRole('log')).not.toContainText('What is my average?')
})

test('/ai-assistant: four cards, six questions and a button, each opening the chat (CHAT-08, CHAT-09, CHAT-10)', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expect(owner.user.formId).toBeTruthy()
  expectedErrors.push(/Failed to load resource/)
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ai-assistant')
  await expect(page.getByRole('heading', { level: 1, name: 'AI Business Intelligence' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const panel = page.getByRole('dialog', { name: 'AI Assistant' })
  for (const name of ['Numbers', 'Insights', 'Trends', 'Customers']) {
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${name} `) })
      .click()
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  }
  const questions = [
    'average rating',
    'pending',
    'AI-generated',
    'response rate',
    'trends in',
    'no testimonials yet',
  ]
  for (const about of questions) {
    const question = page.getByRole('main').getByRole('button', { name: about })
    const text = await question.innerText()
    await question.click()
    await expect(panel.getByRole('log')).toContainText(text)
    await expect(panel.getByRole('button', { name: 'Retry' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  }
})
