import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../../scripts/chromium.mjs'

/** For a process of root's, which Chromium's sandbox refuses. */
export const rootFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Without drawing on a graphics card or calling home, so that rounds are alike. */
export const quietFlags = ['--disable-gpu', '--disable-background-networking']

/** The program of a whole Chromium. */
export function chromiumProgram(): string {
  const program = ensureChromium()
  if (!program) throw new Error('Chromium or Chrome is needed; PLAUDIT_CHROMIUM may name it')
  return program
}

export function launchChromium(...flags: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumProgram(), args: [...flags, ...rootFlags] })
}

/** What Lighthouse calls slow 4G, in bytes a second. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

/** How much slower than this machine's the processor of a mid-range phone is. */
export const phoneSlowdown = 4

/** A page on slow 4G, with its processor slowed down by this much. */
export async function openSlowPage(
  context: BrowserContext,
  slowdown: number,
): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4g)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, devtools }
}

/** Signs the browser in with an owner's session cookie, as the app itself leaves it. */
export async function signIn(context: BrowserContext, url: string, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([
    { name, value, url },
    { name: 'plaudit_signed_in', value: '1', url },
  ])
}
