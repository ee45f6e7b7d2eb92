import { launchChromium, openSlowPage, phoneSlowdown, quietFlags } from '../kit/chromium.ts'

/**
 * Opens pages in a real Chromium that is throttled like a phone, each time with an empty cache, and answers with the
 * moment of the first contentful paint in milliseconds after the navigation began.
 */
export async function makeFirstPaint() {
  const browser = await launchChromium(...quietFlags)
  return {
    async of(url: string): Promise<number> {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true })
      const { page } = await openSlowPage(context, phoneSlowdown)
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
