import { runChaos } from './run.ts'
import { median, reportText, table } from '../kit/report.ts'

const howMany = Number(process.argv[2] ?? 60)
const { hasOwnDisk, rounds, ...counted } = await runChaos(howMany, (line) => console.log(line))

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const kinds = [...new Set(rounds.map(({ kind }) => kind))]
const faults = table([
  ['', 'rounds', 'failed tries', 'back after, median', 'longest'],
  ...kinds.map((kind) => {
    const these = rounds.filter((round) => round.kind === kind)
    const times = these.map(({ backMs }) => backMs)
    const failed = these.reduce((sum, { failedTries }) => sum + failedTries, 0)
    return [kind, String(these.length), String(failed), seconds(median(times)), seconds(Math.max(...times))]
  }),
])
const { acknowledged, lost, doubled, imports, brokenImports, endedByItself } = counted
const verdict = (count: number) => `none: ${count === 0 ? 'met' : 'MISSED'}`
const lossTable = table([
  ['', '', 'goal'],
  ['acknowledged submissions', String(acknowledged), ''],
  ['  lost', String(lost), verdict(lost)],
  ['  doubled', String(doubled), verdict(doubled)],
  ['imports taken in', String(imports), ''],
  ['  not whole, or doubled', String(brokenImports), verdict(brokenImports)],
  ['server ended by itself', String(endedByItself), verdict(endedByItself)],
])
const skipped = hasOwnDisk ? '' : '\ndisk full: skipped, because only root can mount a small disk'
reportText(
  'A server that is killed, paused and starved of disk while it is used',
  `npm run bench chaos ${howMany}`,
  `${faults}\n\n${lossTable}${skipped}`,
)
process.exitCode = lost + doubled + brokenImports + endedByItself === 0 ? 0 : 1
