import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { completeOnboarding } from '#contract/business/business.ts'
import { uploadLogo } from '#contract/business/logo.ts'
import { launchChromium, signIn } from '../kit/chromium.ts'

export interface Card {
  readonly template: string
  readonly size: string
  /** Background, primary and text. */
  readonly colors: readonly [string, string, string]
}

/** The owner's page in a browser, and its files as it gives them out. */
export async function openCards(url: string, cookie: string, folder: string) {
  const browser = await launchChromium()
  const context = await browser.newContext({ baseURL: url, acceptDownloads: true })
  await signIn(context, url, cookie)
  await setUpBusiness(context)
  const page = await context.newPage()
  await page.addInitScript({ content: "sessionStorage.setItem('plaudit-tour-closed', '1')" })
  await page.goto('/qr-testimonials')
  await page.getByRole('img', { name: /^Card with QR code/ }).waitFor()
  let count = 0
  const save = async (button: string, kind: string) => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: button, exact: true }).click()
    const file = path.join(folder, `${String((count += 1)).padStart(4, '0')}.${kind}`)
    await (await coming).saveAs(file)
    return file
  }
  return {
    /** The card as PNG, SVG and PDF. */
    async save(card: Card): Promise<string[]> {
      await choose(page, card)
      const png = await save('Download Print', 'png')
      await page.getByLabel('Format').selectOption('svg')
      const svg = await save('Download file', 'svg')
      await page.getByLabel('Format').selectOption('pdf')
      return [png, svg, await save('Download file', 'pdf')]
    },
    /** What the page makes besides: sheets of stickers, table tents, and a card with crop marks. */
    async saveSheets(): Promise<{ stickers: string; tents: string; cropMarks: string }> {
      await page.getByLabel('Format').selectOption('stickers')
      const stickers = await save('Download file', 'pdf')
      await page.getByLabel('Format').selectOption('tents')
      const tents = await save('Download file', 'pdf')
      await page.getByLabel('Format').selectOption('pdf')
      await page.getByLabel('Bleed and crop marks').check()
      const cropMarks = await save('Download file', 'pdf')
      await page.getByLabel('Bleed and crop marks').uncheck()
      return { stickers, tents, cropMarks }
    },
    showLogo: () => page.getByRole('switch', { name: 'Logo in the code' }).check(),
    close: () => browser.close(),
  }
}

async function choose(page: Page, { template, size, colors: [background, primary, text] }: Card) {
  await page.getByLabel('Template').selectOption(template)
  await page.getByLabel('Size').selectOption(size)
  await page.getByLabel('Background', { exact: true }).fill(background)
  await page.getByLabel('Primary', { exact: true }).fill(primary)
  await page.getByLabel('Text', { exact: true }).fill(text)
}

/** A name above the code, and a logo that hides as much of it as a logo can: a full square. */
async function setUpBusiness({ request }: BrowserContext): Promise<void> {
  const profile = {
    businessName: 'Lindqvist Bakery',
    ownerName: 'Mara Lindqvist',
    contactEmail: 'printing@example.com',
    businessDescription: 'Sourdough bread and cinnamon buns since 1998.',
    targetAudience: 'People who like bread',
  }
  const logo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#7c2d12' } })
    .png()
    .toBuffer()
  const logoData = `data:image/png;base64,${logo.toString('base64')}`
  for (const [endpoint, data] of [
    [completeOnboarding, profile],
    [uploadLogo, { logoData }],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- the logo belongs to the profile
    const answer = await request.post(endpoint.path, { data })
    if (!answer.ok()) throw new Error(`${endpoint.path} answered ${answer.status()}: ${await answer.text()}`)
  }
}
