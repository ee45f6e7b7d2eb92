// Makes the pictures that are kept in the repository, from the product itself: for the public site the dashboard in both
// themes and the card that other sites show beside a link, for the README the dashboard and the widget on a website.
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { ensureChromium } from './chromium.mjs'
import { startDemo } from './demo-server.mjs'
import { root } from './run.mjs'

const folder = path.join(root, 'web/marketing/pictures')
const readme = '../../../docs/pictures'
const dashboard = { width: 1280, height: 800 }
const card = { width: 1200, height: 630 }
const website = { width: 1280, height: 640 }
const limitBytes = 80_000

mkdirSync(folder, { recursive: true })
const demo = await startDemo()
// The address of the demo's form is in the picture.
const host = 'praise.fjordandkiln.example'
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    `--host-resolver-rules=MAP ${host}:80 ${new URL(demo.url).host}`,
  ],
})
try {
  for (const theme of ['light', 'dark']) await takeDashboard(theme)
  await takeForReadme()
  await drawCard()
} finally {
  await browser.close()
  await demo.stop()
}

async function takeDashboard(theme) {
  const { context, page } = await openDashboard({ colorScheme: theme, deviceScaleFactor: 1.5 })
  const session = await context.newCDPSession(page)
  for (const quality of [82, 72, 62, 50, 40]) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
    const bytes = Buffer.from(data, 'base64')
    if (bytes.length > limitBytes) continue
    write(`dashboard-${theme}.webp`, bytes)
    break
  }
  await context.close()
}

/** The owner's dashboard, loaded, in a browser of its own. */
async function openDashboard(look) {
  const context = await browser.newContext({
    viewport: dashboard,
    reducedMotion: 'reduce',
    locale: 'en-US',
    ...look,
  })
  const page = await context.newPage()
  await page.goto(`http://${host}/about`)
  await page.evaluate(logIn, { email: demo.email, password: demo.password })
  await page.goto(`http://${host}/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  return { context, page }
}

async function takeForReadme() {
  // The policy of our pages would refuse what stands in for a website.
  const { context, page } = await openDashboard({ colorScheme: 'light', bypassCSP: true })
  await writeSmall('dashboard.png', await page.screenshot())
  const apiKey = await page.evaluate(pinLatin)
  await page.setViewportSize(website)
  await page.goto(`http://${host}/about`)
  await page.setContent(`<body style="margin: 20px; background: #f6f7f9">
    <script src="http://${host}/embed.js" data-widget="testimonials" data-key="${apiKey}"></script>`)
  await page.getByText(/ of \d+ shown/).waitFor()
  await writeSmall('widget.png', await page.screenshot({ fullPage: true }))
  await context.close()
}

/** Pins six that any machine has the letters for, and answers the key of the widget that shows them. */
async function pinLatin() {
  const read = (path) => fetch(path).then((answer) => answer.json())
  const shown = (await read('/api/testimonials?status=approved')).filter(
    ({ publishable, customerName, content }) =>
      publishable &&
      content.length < 200 &&
      !/[^\p{Script=Latin}\p{Script=Common}]/u.test(customerName + content),
  )
  for (const { id } of shown.slice(0, 6).toReversed()) {
    await fetch(`/api/testimonials/${id}/organize`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ isPinned: true }),
    })
  }
  return (await read('/api/user')).apiKey
}

async function writeSmall(name, screenshot) {
  write(path.join(readme, name), await sharp(screenshot).png({ palette: true, effort: 10 }).toBuffer())
}

/** In the page, because only the browser knows the host. */
async function logIn(login) {
  await fetch('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })
}

/** Drawn with the site's own fonts and colors. The policy of our pages would refuse the styles written here. */
async function drawCard() {
  const context = await browser.newContext({ viewport: card, bypassCSP: true, colorScheme: 'light' })
  const page = await context.newPage()
  await page.goto(`${demo.url}/`)
  const files = readdirSync(path.join(root, 'dist/web/assets'))
  const fonts = ['figtree', 'fraunces'].map((name) =>
    files.find((file) => file.startsWith(`${name}-latin-wght`)),
  )
  await page.setContent(cardHtml(fonts.map((file) => `${demo.url}/assets/${file}`)))
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  write('../../public/og.png', await page.screenshot())
  await context.close()
}

function cardHtml([figtree, fraunces]) {
  return `<style>
    @font-face { font-family: Figtree; font-weight: 300 900; src: url(${figtree}) }
    @font-face { font-family: Fraunces; font-weight: 100 900; src: url(${fraunces}) }
    * { margin: 0; box-sizing: border-box }
    body { width: 1200px; height: 630px; background: #f8f5ef; color: #1e1b16; padding: 68px 76px;
      font: 400 30px/1.4 Figtree; display: flex; flex-direction: column; position: relative; overflow: hidden }
    .quote { position: absolute; right: -10px; top: -120px; font: 600 900px/1 Fraunces; color: #e2efe8 }
    .logo { display: flex; align-items: center; gap: 16px; font: 600 42px/1 Fraunces; letter-spacing: -0.02em; position: relative }
    .logo img { width: 52px; height: 52px }
    h1 { font: 450 132px/0.98 Fraunces; letter-spacing: -0.04em; margin-top: auto; max-width: 9ch; position: relative }
    p { margin-top: 34px; color: #524b41; max-width: 42ch; position: relative }
  </style>
  <span class="quote">”</span>
  <div class="logo"><img src="${demo.url}/favicon.svg" alt="">Plaudit</div>
  <h1>Praise you can prove.</h1>
  <p>Testimonials in your customers’ own words, on your website with one line of code.</p>`
}

function write(name, bytes) {
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  console.log(`${path.relative(root, file)}  ${Math.round(statSync(file).size / 1000)} KB`)
}
