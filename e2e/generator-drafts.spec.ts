import { expect, expectAccessible, test } from './fixtures.ts'
import { fillIn, generate, review, toast, words, writer } from './generation-form.ts'
import { card, escape } from './owner-pages.ts'

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
  await expect(next.getByLabel('Customer email')).toHaveValue('tomas@example.com')
  await next.getByRole('button', { name: 'Send' }).click()
  await expect(next.getByText('Confirmation requested')).toBeVisible()

  const [made] = (await (await owner.request.get('/api/testimonials')).json()) as Record<string, unknown>[]
  expect(made).toMatchObject({
    status: 'pending',
    origin: 'owner_ai',
    isAiGenerated: true,
    rating: null,
    customerEmail: 'tomas@example.com',
    publishable: false,
  })
  await next.getByRole('link', { name: 'View it in Testimonials' }).click()
  await escape(page, page.getByRole('dialog', { name: 'Tomás Reyes' }))
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
