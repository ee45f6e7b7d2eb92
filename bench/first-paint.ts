import { chromium } from '@playwright/test'
import { ensureChromium } from '../scripts/chromium.mjs'

/** What Lighthouse calls slow 4G, and the processor of a mid-range phone. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const slowdown = 4

/**
 * Opens pages in a real Chromium that is throttled like a phone, each time with an empty cache, and answers with the
 * moment of the first contentful paint in milliseconds after the navigation began.
 */
export async function makeFirstPaint() {
  const executablePath = ensureChromium()
  if (!executablePath) throw new Error('Chromium or Chrome is needed; PLAUDIT_CHROMIUM may name it')
  const isRoot = process.getuid?.() === 0
  const browser = await chromium.launch({
    executablePath,
    args: ['--disable-gpu', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
  })
  return {
    async of(url: string): Promise<number> {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true })
      const page = await context.newPage()
      const devtools = await context.newCDPSession(page)
      await devtools.send('Network.enable')
      await devtools.send('Network.emulateNetworkConditions', network)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      await page.goto(url)
      const paint = await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      )
      const moment = await paint.jsonValue()
      await context.close()
      if (moment === undefined) throw new Error(`${url} painted nothing`)
      return moment
    },
    stop: () => browser.close(),
  }
}
