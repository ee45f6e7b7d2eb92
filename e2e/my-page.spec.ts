import { expect, expectAccessible, test } from './fixtures.ts'
import { mine, rowsOf, toast } from './public-form.ts'

test('customers see where their words stand, correct them, narrow their consent and withdraw', async ({
  page,
  owner,
}) => {
  const { id, manageUrl } = await owner.submit()
  await owner.approve(id)
  await page.goto(manageUrl)
  await expect(page.getByText('Lindqvist Bakery shows these words in public.')).toBeVisible()

  await page.getByRole('checkbox', { name: /My name and company/ }).uncheck()
  await page.getByRole('button', { name: 'Save my choices' }).click()
  await expect(toast(page)).toContainText('Your choices are saved')
  expect((await mine(page, manageUrl)).scopes).toEqual(['display'])

  await page.getByRole('button', { name: 'Correct my words' }).click()
  await page.getByLabel('Your words').fill('  ')
  await page.getByRole('button', { name: 'Save my words' }).click()
  await expect(page.getByText('Please write your testimonial.')).toBeVisible()
  await page.getByLabel('Your words').fill('The rye keeps for five days.')
  await page.getByRole('button', { name: 'Save my words' }).click()
  await expect(page.getByRole('blockquote')).toHaveText('The rye keeps for five days.')
  await expect(page.getByText('Not shown', { exact: true })).toBeVisible()
  expect((await rowsOf(owner))[0]).toMatchObject({
    content: 'The rye keeps for five days.',
    status: 'pending',
  })

  await page.getByRole('button', { name: 'Withdraw my words' }).click()
  await expect(page.getByRole('heading', { name: 'Withdraw your words?' })).toBeFocused()
  await page.getByRole('button', { name: 'Keep them' }).click()
  await expect(page.getByRole('button', { name: 'Withdraw my words' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Yes, withdraw' }).click()
  await expect(page.getByText(/You withdrew these words on/)).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(1)
  await expectAccessible(page)
  expect((await mine(page, manageUrl)).withdrawnAt).not.toBeNull()
})

test('words that the business wrote down wait for their author, who confirms, corrects or declines', async ({
  page,
  owner,
  expectedErrors,
}) => {
  // A browser notes a refusal in its console.
  expectedErrors.push(/409/)
  const buns = 'Best cardamom buns in town.'
  /** The business writes it down, approves it, and asks; answers the private link in the letter. */
  async function writeDown(customerName: string): Promise<string> {
    const data = { customerName, content: buns, rating: 5 }
    const made = await owner.request.post('/api/testimonials', { data })
    const { id } = (await made.json()) as { id: string }
    await owner.approve(id)
    const to = `${customerName.toLowerCase()}-${id}@example.com`
    const asked = await owner.request.post(`/api/testimonials/${id}/ask-confirmation`, {
      data: { email: to },
    })
    expect(asked.ok(), await asked.text()).toBe(true)
    let link: string | undefined
    await expect(async () => {
      const letters = await (await owner.request.get('/dev/outbox')).text()
      const letter = (JSON.parse(letters) as object[]).map((each) => JSON.stringify(each))
      link = /http:[^\s"\\<]+\/my\/[\w-]+/.exec(letter.find((each) => each.includes(to)) ?? '')?.[0]
      expect(link).toBeTruthy()
    }).toPass()
    return link ?? ''
  }

  const amara = await writeDown('Amara')
  await page.goto(amara)
  await expect(page.getByRole('heading', { name: 'Are these your words?' })).toBeVisible()
  await expect(
    page.getByText(/in a message to Lindqvist Bakery that it keeps on file, it is shown nowhere/),
  ).toBeVisible()
  await expectAccessible(page)
  expect((await mine(page, amara)).isShown).toBe(false)
  const [written] = await rowsOf(owner)
  const changed = await owner.request.put(`/api/testimonials/${written?.id}`, {
    data: { content: 'Best buns in the world.' },
  })
  expect(changed.ok(), await changed.text()).toBe(true)
  await page.getByRole('button', { name: 'These are my words' }).click()
  await expect(toast(page)).toContainText('This page has changed since you opened it.')
  await expect(page.getByRole('blockquote')).toHaveText('Best buns in the world.')
  expect((await mine(page, amara)).isShown).toBe(false)
  await page.getByRole('button', { name: 'These are my words' }).click()
  await expect(page.getByText('Lindqvist Bakery shows these words in public.')).toBeVisible()

  const bela = await writeDown('Bela')
  await page.goto(bela)
  await page.getByRole('button', { name: 'Nearly: correct them' }).click()
  await page.getByLabel('Your words').fill('Good cardamom buns.')
  await page.getByRole('button', { name: 'Save my words' }).click()
  await expect(page.getByRole('blockquote')).toHaveText('Good cardamom buns.')
  expect(await mine(page, bela)).toMatchObject({ awaitsConfirmation: false, isShown: false })

  const chidi = await writeDown('Chidi')
  await page.goto(chidi)
  await page.getByRole('button', { name: 'No, decline' }).click()
  await expect(page.getByText(/You withdrew these words on/)).toBeVisible()
  expect((await mine(page, chidi)).withdrawnAt).not.toBeNull()
})

test('words that the business has deleted can still be withdrawn, and then it cannot bring them back', async ({
  page,
  owner,
}) => {
  const { id, manageUrl } = await owner.submit()
  await owner.approve(id)
  const deleted = await owner.request.delete(`/api/testimonials/${id}`)
  expect(deleted.ok(), await deleted.text()).toBe(true)
  await page.goto(manageUrl)
  await expect(page.getByText(/Lindqvist Bakery deleted these words/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Correct my words' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Withdraw my words' }).click()
  await page.getByRole('button', { name: 'Yes, withdraw' }).click()
  await expect(page.getByText(/You withdrew these words on/)).toBeVisible()
  await owner.request.post(`/api/testimonials/${id}/restore`)
  expect(await mine(page, manageUrl)).toMatchObject({ isDeleted: false, isShown: false })
})

test('a private link that is not whole leads nowhere, and says so', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  const { manageUrl } = await owner.submit()
  await page.goto(`${manageUrl.slice(0, -3)}AAA`)
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await expectAccessible(page)
})
