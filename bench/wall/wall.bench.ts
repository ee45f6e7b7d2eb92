import { saveWall } from '#contract/wall/wall.ts'
import { call } from '../kit/call.ts'
import { fillWorkspace } from '../kit/fill.ts'
import { type Figure, median, report } from '../kit/report.ts'
import { type BenchServer, signUpOwner, withServer } from '../kit/server.ts'
import { isInstalled, wrk } from '../kit/tools.ts'

const command = 'npm run bench wall'
const title = 'Public pages against an embed of the same workspace: one process, 50 connections'
const rounds = 5
const seconds = 3
const connections = 50

const wall = {
  slug: 'measured',
  isOn: true,
  isIndexed: true,
  title: '',
  intro: '',
  accentColor: null,
  backgroundColor: null,
  shownTags: [],
}

/** In turns, so that what else the machine does meets both. */
async function compare({ url }: BenchServer, name: string, path: string, embed: string): Promise<Figure> {
  const pages: number[] = []
  const embeds: number[] = []
  await wrk(url + path, 1, connections)
  for (let round = 0; round < rounds; round++) {
    pages.push((await wrk(url + path, seconds, connections)).requestsPerSecond)
    embeds.push((await wrk(url + embed, seconds, connections)).requestsPerSecond)
  }
  return {
    name,
    ours: `${median(pages).toFixed(0)}/s`,
    reference: `${median(embeds).toFixed(0)}/s`,
    ratio: median(pages.map((rate, round) => rate / embeds[round]!)),
    goal: { least: 0.5 },
  }
}

if (await isInstalled('wrk', '-v'))
  await withServer(async (server) => {
    const owner = await signUpOwner(server, 'walls')
    await fillWorkspace(server.databaseUrl, owner.workspaceId, 100)
    await call(server, owner, saveWall, { body: wall })
    const page = await (await fetch(`${server.url}/wall/${wall.slug}`)).text()
    const [, verifyId] = /\/verify\/([\w-]+)/.exec(page) ?? []
    if (!verifyId) throw new Error('the wall shows nothing to verify')
    const embed = `/api/embed/testimonials/me?apiKey=${owner.apiKey}`
    const figures = [
      await compare(server, 'wall, 24 testimonials', `/wall/${wall.slug}`, embed),
      await compare(server, 'page of a proof', `/verify/${verifyId}`, embed),
      await compare(server, 'what it loads', `/api/public/verify/${verifyId}`, embed),
      await compare(server, 'share image', `/share/${verifyId}.png`, embed),
      await compare(server, 'display page', '/embed/testimonials', embed),
    ]
    return report(title, command, 'embed', figures)
  })
else console.log('wall: wrk is needed for this measurement; skipped')
