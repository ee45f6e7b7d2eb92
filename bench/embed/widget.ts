import type { Browser, Page } from '@playwright/test'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { launchChromium, openSlowPage, phoneSlowdown, quietFlags } from '../kit/chromium.ts'
import { median } from '../kit/report.ts'
import { leastScript } from './widget-least.ts'
import { shopPage } from './shop-page.ts'

export interface Visit {
  requests: number
  bytes: number
  shift: number
  paintedMs: number
}

const visits = 5

const watchShifts = `window.shift = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) shift += value
  }).observe({ type: 'layout-shift', buffered: true })`

/** Without a widget there is nothing to wait for. */
const isShown = `(() => {
  const host = document.querySelector('[id^=plaudit-widget]')
  const isThere = !host || host.shadowRoot?.querySelector('.card, .foot')
  return isThere ? performance.timeOrigin + performance.now() : undefined
})()`

/** Opens pages of another website in a Chromium that is far away and slow, and says what they cost. */
export async function openVisits() {
  const browser = await launchChromium(...quietFlags)
  let html = ''
  let script = ''
  const site = createServer(({ url }, response) => {
    const [type, text] = url === '/script.js' ? ['text/javascript', script] : ['text/html', html]
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const address = `http://localhost:${(site.address() as AddressInfo).port}/`
  return {
    /** The median of several visits to a page with this in its middle. */
    async of(body: string, origin: string, width: number): Promise<Visit> {
      html = shopPage(body)
      const all: Visit[] = []
      for (let visit = 0; visit < visits; visit++)
        all.push(await visitSlowly(browser, address, origin, width))
      return {
        requests: median(all.map(({ requests }) => requests)),
        bytes: median(all.map(({ bytes }) => bytes)),
        shift: Math.max(...all.map(({ shift }) => shift)),
        paintedMs: median(all.map(({ paintedMs }) => paintedMs)),
      }
    },
    /**
     * How long the page's thread works for this, in milliseconds: the median of so many pairs of visits, with it and without. The
     * two of a pair follow each other, because the machine's speed changes within minutes.
     */
    async mainThreadMs(body: string, pairs: number): Promise<number> {
      const more: number[] = []
      for (let pair = 0; pair < pairs; pair++) {
        html = shopPage('')
        const without = await workOf(browser, address)
        html = shopPage(body)
        more.push((await workOf(browser, address)) - without)
      }
      return median(more)
    },
    /** The same with a script that only puts there, as finished HTML, what the widget's has made. */
    async leastWorkMs(body: string, pairs: number): Promise<number> {
      html = shopPage(body)
      script = await leastScript(browser, address)
      return this.mainThreadMs(body.replace(/ src="[^"]+"/, ' src="/script.js"'), pairs)
    },
    async stop() {
      site.close()
      await browser.close()
    },
  }
}

/** The work of the page's thread on scripts, styles and layout, in milliseconds, on a processor that is not slowed down. */
async function workOf(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const { page, devtools } = await openSlowPage(context, 1)
  // What the thread worked, not what it waited for others.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(address, { waitUntil: 'networkidle' })
  const { metrics } = await devtools.send('Performance.getMetrics')
  await context.close()
  const seconds = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0
  return (seconds('ScriptDuration') + seconds('LayoutDuration') + seconds('RecalcStyleDuration')) * 1000
}

async function visitSlowly(browser: Browser, address: string, origin: string, width: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  const { page } = await openSlowPage(context, phoneSlowdown)
  let requests = 0
  let bytes = 0
  page.on('response', (response) => {
    if (!response.url().startsWith(origin)) return
    requests += 1
    void response
      .request()
      .sizes()
      .then(({ responseBodySize }) => (bytes += responseBodySize))
      .catch(() => undefined)
  })
  await page.addInitScript({ content: watchShifts })
  await page.goto(address, { waitUntil: 'load' })
  const paintedMs = await paintedAt(page)
  await page.waitForLoadState('networkidle')
  const shift = await page.evaluate<number>('shift')
  await context.close()
  return { requests, bytes, shift, paintedMs }
}

/** When something of the widget, or the frame around it, is on the screen. */
async function paintedAt(page: Page): Promise<number> {
  if (page.frames().length > 1) {
    await page.frameLocator('iframe').locator('.card').first().waitFor({ state: 'attached' })
    return page.evaluate<number>('performance.now()')
  }
  const shown = await page.waitForFunction(isShown)
  const start = await page.evaluate<number>('performance.timeOrigin')
  return ((await shown.jsonValue()) as number) - start
}
