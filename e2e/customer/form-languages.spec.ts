import type { Page } from '@playwright/test'
import { customerLanguages } from '#contract/languages.ts'
import { expect, test } from '../fixtures.ts'
import { layoutFaults } from '../layout.ts'
import { aPhoto, formOf, words } from './public-form.ts'

const narrow = 320

/** Text that is cut off, or wider than its button. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, p, label, legend, button, a, li, select, span')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 2)
      .filter((element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.localName} “${element.textContent.slice(0, 60)}”`),
  )
}

async function expectAllFits(page: Page, state: string) {
  expect.soft(await layoutFaults(page, narrow), state).toEqual([])
  expect.soft(await cutTexts(page), state).toEqual([])
}

for (const language of customerLanguages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, viewport: { width: narrow, height: 700 } })

    test(`every sentence of the form and the private page fits on ${narrow} pixels`, async ({
      page,
      owner,
    }) => {
      const settings = { requiresApproval: true, publicLinks: 'everyone', yelpBusinessId: 'lindqvist-bakery' }
      const google = { googlePlaceId: 'ChIJN1t_tDeuEmsRUsoyG83frY4', promptedPlatform: 'google' }
      await owner.request.put('/api/form-settings', {
        data: { ...settings, ...google, showsInPublic: true },
      })
      await page.goto(formOf(owner))
      const stars = page.getByRole('radio')
      await stars.first().waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      await expectAllFits(page, 'rating')
      await stars.nth(1).check({ force: true })
      await expectAllFits(page, 'private feedback')
      await stars.nth(4).check({ force: true })
      await page.locator('button[type=submit]').click()
      await expectAllFits(page, 'errors')
      await page.locator('textarea').fill(words.content)
      await page.locator('[name=customerName]').fill(words.customerName)
      await page.locator('[name=customerEmail]').fill(words.customerEmail)
      const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() }
      await page.locator('input[type=file]').setInputFiles(photo)
      await page.locator('main form img').waitFor()
      for (const box of await page.getByRole('checkbox').all()) await box.check()
      await expectAllFits(page, 'with a photo')
      await page.locator('button[type=submit]').click()
      await page.getByRole('figure').waitFor()
      await expectAllFits(page, 'preview')
      await page.locator('main').getByRole('button').last().click()
      const link = page.locator('input[readonly]')
      await link.waitFor()
      await expectAllFits(page, 'thank you')
      await page.goto(await link.inputValue())
      await page.locator('#standing').waitFor()
      await expectAllFits(page, 'private page')
      await page.locator('#withdraw-ask').click()
      await expectAllFits(page, 'withdrawing')
    })
  })
}
