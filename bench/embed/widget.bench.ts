import { gzipSync } from 'node:zlib'
import { getWidgetHeights, reservingStyle, widgetHeights } from '#contract/embed/widget-heights.ts'
import { fillWithReviews } from '../kit/fill.ts'
import { reportText, table } from '../kit/report.ts'
import { signUpOwner, withServer } from '../kit/server.ts'
import { openVisits } from './widget.ts'

const command = 'npm run bench widget'
const title = 'Widgets on a page of somebody else’s, with six testimonials'
/** `npm run bench widget grid badge` measures only these. */
const asked = process.argv.slice(2)
const all = ['grid', 'list', 'wall', 'card', 'carousel', 'spotlight', 'badge', 'avatars', 'marquee']
const themes = ['theme=dark', 'theme=auto']
/** What adds code, by layout. */
const options = (layout: string): string[] =>
  layout === 'carousel'
    ? [...themes, 'autoSlide=true', ...themes.map((theme) => `${theme}&autoSlide=true`)]
    : themes
const layouts = all
  .filter((layout) => asked.length === 0 || asked.includes(layout))
  .flatMap((layout) => [layout, ...options(layout).map((set) => `${layout}&${set}`)])
/** Themes but `auto` change nothing of what a page does, so those are only weighed. */
const isOpened = (layout: string): boolean => !layout.includes('&') || layout.includes('auto')

/** As an owner copies it: the server's measurement keeps the height free, and the page does not wait for the script. */
async function snippet(
  origin: string,
  { apiKey, cookie }: { apiKey: string; cookie: string },
  layout: string,
) {
  const settings = `layout=${layout}`
  const asked = `${origin}${getWidgetHeights.path}?${new URLSearchParams({ settings }).toString()}`
  const heights = widgetHeights.parse(await (await fetch(asked, { headers: { cookie } })).json())
  return `<style>${reservingStyle(apiKey, heights)}</style><div id="plaudit-widget-${apiKey}"></div>
    <script src="${origin}/widget/${apiKey}.js?${settings}" async></script>`
}

const goals = { gzipBytes: 6 * 1024, requests: 1, shift: 0, mainThreadMs: 5 }

await withServer(async (server) => {
  const { apiKey, workspaceId, cookie } = await signUpOwner(server, 'widget')
  await fillWithReviews(server.databaseUrl, workspaceId, 6)
  const visits = await openVisits()
  const sizeOf = async (url: string, encoding: string): Promise<number> => {
    const response = await fetch(url, { headers: { 'accept-encoding': encoding } })
    const bytes = Buffer.from(await response.arrayBuffer())
    const length = Number(response.headers.get('content-length'))
    return length || gzipSync(bytes).length
  }
  const rows = [
    [
      '',
      'gzip',
      'brotli',
      'requests',
      'shift 390',
      'shift 1280',
      'painted',
      'main thread',
      'least',
      'static',
      'goal',
    ],
  ]
  let isMet = true
  for (const layout of layouts) {
    const address = `${server.url}/widget/${apiKey}.js?layout=${layout}`
    const gzipBytes = await sizeOf(address, 'gzip')
    const brotliBytes = await sizeOf(address, 'br')
    if (!isOpened(layout)) {
      const isLight = gzipBytes <= goals.gzipBytes
      isMet &&= isLight
      rows.push([
        layout,
        `${gzipBytes}`,
        `${brotliBytes}`,
        ...Array.from({ length: 7 }, () => ''),
        isLight ? 'met' : 'MISSED',
      ])
      continue
    }
    const body = await snippet(server.url, { apiKey, cookie }, layout)
    const phone = await visits.of(body, server.url, 390)
    const desktop = await visits.of(body, server.url, 1280)
    // The same elements and style sheets without a script: what the browser itself needs for them.
    const html = await (await fetch(address.replace('.js?', '.html?'))).text()
    const staticMs = await visits.mainThreadMs(html, 5)
    const mainThreadMs = await visits.mainThreadMs(body, 11)
    const leastMs = await visits.leastWorkMs(body, 5)
    const isGood =
      gzipBytes <= goals.gzipBytes &&
      desktop.requests <= goals.requests &&
      phone.shift + desktop.shift <= goals.shift &&
      mainThreadMs < goals.mainThreadMs
    isMet &&= isGood
    rows.push([
      layout,
      `${gzipBytes}`,
      `${brotliBytes}`,
      `${desktop.requests}`,
      phone.shift.toFixed(4),
      desktop.shift.toFixed(4),
      `${Math.round(desktop.paintedMs)} ms`,
      `${mainThreadMs.toFixed(1)} ms`,
      `${leastMs.toFixed(1)} ms`,
      `${staticMs.toFixed(1)} ms`,
      isGood ? 'met' : 'MISSED',
    ])
  }
  const frame = `<iframe src="${server.url}/embed/testimonials?apiKey=${apiKey}" title="Testimonials" width="100%" height="700"></iframe>`
  const phone = await visits.of(frame, server.url, 390)
  const desktop = await visits.of(frame, server.url, 1280)
  rows.push([
    'grid in an iframe',
    `${desktop.bytes}`,
    '',
    `${desktop.requests}`,
    phone.shift.toFixed(4),
    desktop.shift.toFixed(4),
    `${Math.round(desktop.paintedMs)} ms`,
    `${(await visits.mainThreadMs(frame, 5)).toFixed(1)} ms`,
    '',
    '',
    '',
  ])
  // What it costs a page to leave out the `<style>` of the snippet: printed, and no goal.
  const bare = `<div id="plaudit-widget-${apiKey}"></div><script src="${server.url}/widget/${apiKey}.js" async></script>`
  const barePhone = await visits.of(bare, server.url, 390)
  const bareDesktop = await visits.of(bare, server.url, 1280)
  rows.push([
    'grid without a height',
    '',
    '',
    `${bareDesktop.requests}`,
    barePhone.shift.toFixed(4),
    bareDesktop.shift.toFixed(4),
    `${Math.round(bareDesktop.paintedMs)} ms`,
    '',
    '',
    '',
    '',
  ])
  await visits.stop()
  reportText(title, command, table(rows))
  return isMet
})
