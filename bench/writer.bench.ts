import { type CustomerLanguage, customerLanguages } from '../contract/languages.ts'
import { checkGrounding } from '../server/writer/grounding/check-grounding.ts'
import { type Case, corpus } from '../server/writer/grounding/corpus.ts'
import { hostileAnswers } from '../server/writer/grounding/hostile-answers.ts'
import { detection } from '../server/writer/grounding/measure.ts'
import { type Figure, median, report } from './report.ts'

const command = 'npm run bench writer'
const wanted = 0.95
const rounds = 25
const hostileRounds = 5

const cases = corpus()
const tuned = cases.filter(({ isHeldOut }) => !isHeldOut)
const heldOut = cases.filter(({ isHeldOut }) => isHeldOut)

const areMet = report('Invented sentences that the grounding check finds', command, 'wanted', [
  ...figuresOf('all', cases),
  ...figuresOf('looked at while working', tuned),
  ...figuresOf('set aside before', heldOut),
  ...customerLanguages.flatMap((language) =>
    figuresOf(
      language,
      cases.filter((one) => one.language === language),
    ),
  ),
])
const isQuick = report('Time of the grounding check', command, 'wanted', [
  ...measureTime(),
  ...customerLanguages.map(slowestOf),
])
process.exitCode = areMet && isQuick ? 0 : 1

function figuresOf(name: string, some: readonly Case[]): Figure[] {
  const measured = detection(some)
  return (['precision', 'recall'] as const).map((kind) => ({
    name: `${name}, ${measured.cases} sentences: ${kind}`,
    ours: measured[kind].toFixed(3),
    reference: wanted.toFixed(2),
    ratio: measured[kind] / wanted,
    goal: { least: 1 },
  }))
}

/** What the processor needs for a draft of all sentences about one business, its answers read anew each time. */
function measureTime(): Figure[] {
  const drafts = [...new Set(cases.map(({ ground }) => ground))].map((ground) => {
    const sentences = cases.filter((one) => one.ground === ground).map(({ sentence }) => sentence)
    return { ground, text: sentences.join(' ') }
  })
  const words = drafts.reduce((sum, { text }) => sum + text.split(' ').length, 0) / drafts.length
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const from = process.cpuUsage()
    for (const { text, ground } of drafts) checkGrounding(text, { ...ground })
    const { user, system } = process.cpuUsage(from)
    times.push((user + system) / drafts.length)
  }
  const microseconds = median(times)
  return [
    {
      name: `a draft of ${words.toFixed(0)} words`,
      ours: `${microseconds.toFixed(0)} µs`,
      reference: '10 ms',
      ratio: microseconds / 10_000,
      goal: { most: 1 },
    },
  ]
}

/** What the processor needs for the most hostile answers that may be sent, and a text as long as all of them. */
function slowestOf(language: CustomerLanguage): Figure {
  const costs = hostileAnswers(language).map(({ name, ground, text }) => {
    const times = Array.from({ length: hostileRounds }, () => {
      const from = process.cpuUsage()
      checkGrounding(text, { ...ground })
      const { user, system } = process.cpuUsage(from)
      return (user + system) / 1000
    })
    return { name, milliseconds: median(times) }
  })
  const [slowest] = costs.toSorted((one, other) => other.milliseconds - one.milliseconds)
  const milliseconds = slowest?.milliseconds ?? Number.NaN
  return {
    name: `the worst of ${costs.length} hostile sets of answers, ${language}: ${slowest?.name}`,
    ours: `${milliseconds.toFixed(0)} ms`,
    reference: '100 ms',
    ratio: milliseconds / 100,
    goal: { most: 1 },
  }
}
