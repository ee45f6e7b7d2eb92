import { expect, test } from '../fixtures.ts'
import { aPhoto, fill, formOf, preview, privateLink, rowsOf, submit, thankYou } from './public-form.ts'
import { tag, page as websitePage } from '../embed/embed-website.ts'

test('a customer’s photo is shown on the preview, the owner’s card, their page and websites, and goes with their consent', async ({
  page,
  owner,
  server,
  site,
}) => {
  await page.goto(formOf(owner))
  await fill(page)
  await page.locator('input[type=file]').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPhoto(),
  })
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  for (const box of await page.getByRole('checkbox', { name: /^You may show/ }).all()) await box.check()
  await preview(page)
  await expect(page.locator('figure img')).toBeVisible()
  await submit(page)
  await expect(thankYou(page)).toBeVisible()
  const mine = await privateLink(page)

  await page.goto('/testimonials')
  const picture = page.getByRole('article').locator('img')
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(256)
  const [row] = await rowsOf(owner)
  await owner.approve(row?.id ?? '')
  await page.goto(await site(websitePage(tag(server.url, owner.user.apiKey ?? ''))))
  const face = page.locator('img.photo')
  await expect(face).toBeVisible()
  await expect.poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(256)

  await page.goto(mine)
  await expect(page.locator('figure img')).toBeVisible()
  await page.getByRole('checkbox', { name: 'You may show my photo with it.' }).uncheck()
  await page.getByRole('button', { name: 'Save choices' }).click()
  await expect(page.locator('figure img')).toHaveCount(0)
  expect((await rowsOf(owner))[0]?.photoUrl).toBeNull()
})
