import { recommendTestimonials } from '#contract/recommendations/recommendations.ts'
import { fillWorkspace } from '../kit/fill.ts'
import { type Figure, percentile, report } from '../kit/report.ts'
import { type BenchServer, signUpOwner, withServer } from '../kit/server.ts'

const wantedMs = 300
const rounds = 30
/** Of what `fillWorkspace` makes, so many can be shown. */
const shownOfMade = 0.55
const shown = Number(process.argv[2] ?? 10_000)

/** Every other one asks for something else, so that no answer is that of the one before. */
const asked = [
  {},
  { objective: 'credibility', format: 'metric_focused', limit: 15 },
  { platform: 'proposal', audience: 'partners', contentLength: 'long' },
  { platform: 'social', format: 'emotional', contentLength: 'short', limit: 15 },
] as const

async function measure(server: BenchServer): Promise<Figure[]> {
  const owner = await signUpOwner(server, 'owner')
  await fillWorkspace(server.databaseUrl, owner.workspaceId, Math.ceil(shown / shownOfMade))
  await server.pool.query('vacuum analyze testimonials')
  let compared = 0
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now()
    const answer = await fetch(server.url + recommendTestimonials.path, {
      method: 'POST',
      headers: { cookie: owner.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ ...asked[round % asked.length], industry: 'Bakery' }),
    })
    const text = await answer.text()
    times.push(performance.now() - from)
    if (!answer.ok) throw new Error(`Recommendations answered ${answer.status}: ${text}`)
    compared = (JSON.parse(text) as { analytics: { compared: number } }).analytics.compared
  }
  // The first ones warm the server up.
  const warm = times.slice(4)
  return [0.5, 0.95].map((share) => {
    const ms = percentile(warm, share)
    return {
      name: `${compared.toLocaleString('en')} compared, p${share * 100}`,
      ours: `${ms.toFixed(0)} ms`,
      reference: `${wantedMs} ms`,
      ratio: ms / wantedMs,
      goal: { most: 1 },
    }
  })
}

await withServer(async (server) =>
  report(
    `Recommendations among ${shown.toLocaleString('en')} testimonials that can be shown`,
    'npm run bench recommendations',
    'wanted',
    await measure(server),
  ),
)
