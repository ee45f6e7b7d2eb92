import { setTimeout as sleep } from 'node:timers/promises'
import { getImport, startImport } from '#contract/imports/imports.ts'
import { seeded } from '../../server/test/processes/seeded.ts'
import { call } from '../kit/call.ts'
import { type Figure, median, report } from '../kit/report.ts'
import { type BenchServer, type Owner, signUpOwner, withServer } from '../kit/server.ts'
import { commonWords, firstNames, names } from '../kit/vocabulary.ts'

const command = 'npm run bench imports'
const title = 'An import, from its first row to its last: one process'
/** `npm run bench imports 2000` takes fewer rows. */
const rows = Number(process.argv[2] ?? 20_000)
const rounds = 3
const goal = 1_500

/** Reviews of 5 to 40 words, as shops export them. */
function fileOf(round: number): string {
  const random = seeded(round)
  const one = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!
  const lines = Array.from({ length: rows }, (_, row) => {
    const text = Array.from({ length: 5 + Math.floor(random() * 35) }, () => one(commonWords)).join(' ')
    const day = new Date(Date.UTC(2024, 0, 1) + Math.floor(random() * 700) * 86_400_000)
      .toISOString()
      .slice(0, 10)
    return `${one(firstNames)} ${one(names)},person-${round}-${row}@example.com,${1 + (row % 5)},"${text}, ${row}.",${day}`
  })
  return ['Name,Email,Rating,Review,Date', ...lines].join('\n')
}

async function secondsOfImport(server: BenchServer, owner: Owner, round: number): Promise<number> {
  const body = { fileName: `reviews-${round}.csv`, content: fileOf(round) }
  const started = performance.now()
  const { text, status } = await call(server, owner, startImport, { body })
  if (status >= 300) throw new Error(text)
  const { id } = JSON.parse(text) as { id: string }
  for (;;) {
    const progress = JSON.parse((await call(server, owner, getImport, { params: { id } })).text) as {
      state: string
      added: number
    }
    if (progress.state === 'done' && progress.added === rows) return (performance.now() - started) / 1000
    if (progress.state !== 'waiting' && progress.state !== 'running')
      throw new Error(JSON.stringify(progress))
    await sleep(50)
  }
}

await withServer(async (server) => {
  const seconds: number[] = []
  for (let round = 0; round < rounds; round++) {
    // A workspace of its own: nothing of it is there already.
    const owner = await signUpOwner(server, `imports-${round}`)
    seconds.push(await secondsOfImport(server, owner, round))
  }
  const rate = rows / median(seconds)
  const figure: Figure = {
    name: `${rows} rows of CSV`,
    ours: `${rate.toFixed(0)} rows/s`,
    reference: `${goal} rows/s`,
    ratio: rate / goal,
    goal: { least: 1 },
  }
  return report(title, command, 'goal', [figure])
})
