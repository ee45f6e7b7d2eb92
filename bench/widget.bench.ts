import { gzipSync } from 'node:zlib'
import { fillWorkspace } from './fill.ts'
import { reportText, table } from './report.ts'
import { signUpOwner, withServer } from './server.ts'
import { openVisits } from './widget.ts'

const command = 'npm run bench widget'
const title = 'Widgets on a page of somebody else’s, with six testimonials'
/** `npm run bench widget grid badge` measures only these. */
const asked = process.argv.slice(2)
const all = ['grid', 'list', 'wall', 'card', 'carousel', 'spotlight', 'badge', 'avatars', 'marquee']
/** What adds code, in the layouts that have most of it. */
const more = {
  grid: ['theme=dark', 'theme=auto'],
  carousel: [
    'theme=dark',
    'theme=auto',
    'autoSlide=true',
    'theme=dark&autoSlide=true',
    'theme=auto&autoSlide=true',
  ],
  marquee: ['theme=dark', 'theme=auto'],
}
const layouts = all
  .filter((layout) => asked.length === 0 || asked.includes(layout))
  .flatMap((layout) => [
    layout,
    ...(more[layout as keyof typeof more] ?? []).map((set) => `${layout}&${set}`),
  ])
const goals = { gzipBytes: 6 * 1024, requests: 1, shift: 0, mainThreadMs: 5 }

await withServer(async (server) => {
  const { apiKey, workspaceId } = await signUpOwner(server, 'widget')
  await fillWorkspace(server.databaseUrl, workspaceId, 6)
  const visits = await openVisits()
  const sizeOf = async (url: string, encoding: string): Promise<number> => {
    const response = await fetch(url, { headers: { 'accept-encoding': encoding } })
    const bytes = Buffer.from(await response.arrayBuffer())
    const length = Number(response.headers.get('content-length'))
    return length || gzipSync(bytes).length
  }
  const empty = await visits.of('', server.url, 1280)
  const rows = [
    ['', 'gzip', 'brotli', 'requests', 'shift 390', 'shift 1280', 'painted', 'main thread', 'goal'],
  ]
  let isMet = true
  for (const layout of layouts) {
    const address = `${server.url}/widget/${apiKey}.js?layout=${layout}`
    const gzipBytes = await sizeOf(address, 'gzip')
    const brotliBytes = await sizeOf(address, 'br')
    const body = `<div id="plaudit-widget-${apiKey}"></div><script src="${address}"></script>`
    const phone = await visits.of(body, server.url, 390)
    const desktop = await visits.of(body, server.url, 1280)
    const mainThreadMs = desktop.mainThreadMs - empty.mainThreadMs
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
    `${(desktop.mainThreadMs - empty.mainThreadMs).toFixed(1)} ms`,
    '',
  ])
  await visits.stop()
  reportText(title, command, table(rows))
  return isMet
})
