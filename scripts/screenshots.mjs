// Photographs every public page and the main pages of the app, wide and narrow, light and dark, into screenshots/.
// Name paths to photograph only those: npm run screenshots -- /pricing /demo
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { ensureChromium } from './chromium.mjs'
import { startDemo } from './demo-server.mjs'
import { root } from './run.mjs'

const folder = path.join(root, 'screenshots')
const signedOut = ['/login', '/signup', '/forgot-password', '/onboarding', '/no-such-page']
const signedIn = ['/dashboard', '/testimonials', '/embed-code', '/pricing']
const sizes = [
  { name: '1440', width: 1440, height: 900 },
  { name: '390', width: 390, height: 844 },
]
const themes = ['light', 'dark']

const chosen = process.argv.slice(2)
if (chosen.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const demo = await startDemo()
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
let count = 0
try {
  const publicPaths = [...(await sitemap()), ...signedOut]
  for (const size of sizes) {
    for (const theme of themes) {
      await photograph('public', publicPaths, size, theme)
      await photograph('app', signedIn, size, theme, { email: demo.email, password: demo.password })
    }
  }
} finally {
  await browser.close()
  await demo.stop()
}
console.log(`${count} pictures in ${path.relative(process.cwd(), folder) || '.'}`)

async function sitemap() {
  const text = await (await fetch(`${demo.url}/sitemap.xml`)).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname)
}

async function photograph(kind, paths, { name, width, height }, theme, login) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  if (login) await context.request.post(`${demo.url}/api/login`, { data: login })
  for (const at of paths.filter((one) => chosen.length === 0 || chosen.includes(one))) {
    const page = await context.newPage()
    await page.goto(`${demo.url}${at}`)
    await page.waitForLoadState('networkidle')
    await page.evaluate(scrollThrough)
    const file = `${kind}${at === '/' ? '-home' : at.replaceAll('/', '-')}-${name}-${theme}.png`
    await page.screenshot({ path: path.join(folder, file), fullPage: true })
    await page.close()
    count += 1
  }
  await context.close()
}

/** What loads as one comes near it must be there before the picture is taken. */
async function scrollThrough() {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y)
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  scrollTo(0, 0)
  // A picture of the whole page shows what the browser would not draw, because nobody is near it.
  for (const chapter of document.querySelectorAll('.laid-out-late'))
    chapter.style.contentVisibility = 'visible'
  await document.fonts.ready
}
