import { runChaos } from './chaos/run.ts'
import { machine, median, table } from './report.ts'

const howMany = Number(process.argv[2] ?? 60)
const { hasOwnDisk, rounds, ...counted } = await runChaos(howMany, (line) => console.log(line))

console.log('\nA server that is killed, paused and starved of disk while it is used')
console.log(`npm run bench chaos ${howMany} on ${machine()}`)
if (!hasOwnDisk) console.log('disk full: skipped, because only root can mount a small disk')
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const kinds = [...new Set(rounds.map(({ kind }) => kind))]
console.log(
  table([
    ['', 'rounds', 'failed tries', 'back after, median', 'longest'],
    ...kinds.map((kind) => {
      const these = rounds.filter((round) => round.kind === kind)
      const times = these.map(({ backMs }) => backMs)
      const failed = these.reduce((sum, { failedTries }) => sum + failedTries, 0)
      return [kind, String(these.length), String(failed), seconds(median(times)), seconds(Math.max(...times))]
    }),
  ]),
)
const { acknowledged, lost, doubled, imports, brokenImports, endedByItself } = counted
console.log(
  table([
    ['acknowledged submissions', String(acknowledged)],
    ['  lost', String(lost)],
    ['  doubled', String(doubled)],
    ['imports taken in', String(imports)],
    ['  not whole, or doubled', String(brokenImports)],
    ['server ended by itself', String(endedByItself)],
  ]),
)
process.exitCode = lost + doubled + brokenImports + endedByItself === 0 ? 0 : 1
