import { performance } from 'node:perf_hooks'
import { type CustomerLanguage, customerLanguages } from '../../contract/languages.ts'
import { type Brief, wordRange } from '../../server/writer/briefs/brief.ts'
import { builtIn } from '../../server/writer/built-in/built-in.ts'
import { sets } from '../../server/test/writing/customers/sets.ts'
import { checkGrounding } from '../../server/writer/grounding/check-grounding.ts'
import { type Case, corpus } from '../../server/writer/grounding/corpus.ts'
import { hostileAnswers } from '../../server/test/writing/hostile-answers.ts'
import { detection } from '../../server/writer/grounding/measure.ts'
import { type Figure, median, report } from '../kit/report.ts'
import { informing, quotingFigures, refusedFigure, type Written } from './drafts.ts'
import { endpointToMeasure } from './endpoint.ts'
import { faithfulFigures, tellDrafts } from './faithful.ts'
import { grammarFigures } from './grammar.ts'
import { spellingFigures } from './spelling/spelling.ts'
import { checkFigures } from './wrong/figures.ts'

const drafts = Number(process.argv[2] ?? 200)
const command = process.argv[2] === undefined ? 'npm run bench writer' : `npm run bench writer ${drafts}`
/** Beyond the sets that the tests and the work on the writer used. */
const firstSeed = 10_000
/** What is not understood is refused, so what is true is refused more often than what is false is kept. */
const wanted = { precision: 0.85, recall: 0.97 }
const rounds = 25
const hostileRounds = 5

tellDrafts()
const cases = corpus()
const met = [
  report('What the built-in writer says', command, 'wanted', faithfulFigures()),
  report('Spelling', command, 'wanted', spellingFigures()),
  ...checkFigures().map(({ title, figures }) => report(title, command, 'wanted', figures)),
  report('The grounding check, all languages', command, 'wanted', [
    ...detectionFigures('all', cases),
    ...detectionFigures(
      'set aside before',
      cases.filter(({ isHeldOut }) => isHeldOut),
    ),
    ...measureTime(),
    ...customerLanguages.map(slowestOf),
  ]),
]
for (const language of customerLanguages) {
  met.push(report(`The writer: ${language}`, command, 'wanted', await writerFigures(language)))
}
const endpoint = await endpointToMeasure()
for (const language of customerLanguages) {
  const title = `The writer with ${endpoint.name}: ${language}`
  met.push(report(title, command, 'wanted', await endpointFigures(language)))
}
endpoint.close()
process.exitCode = met.every((isMet) => isMet) ? 0 : 1

async function writerFigures(language: CustomerLanguage): Promise<Figure[]> {
  const briefs = sets(language, drafts, firstSeed)
  const from = performance.now()
  const written = briefs.map(quoted)
  const perSecond = drafts / ((performance.now() - from) / 1000)
  const ours = cases.filter((one) => one.language === language)
  return [
    ...detectionFigures('the check', ours),
    ...detectionFigures(
      'of those set aside before',
      ours.filter(({ isHeldOut }) => isHeldOut),
    ).map(withoutGoal),
    ...quotingFigures(written),
    informing('texts a second', perSecond, 100),
  ]
}

function quoted(brief: Brief): Written {
  const manner = { maxWords: wordRange[brief.length][1], withNumbers: true }
  const { sentences, leftOut } = builtIn(brief, manner)
  return { brief, sentences: sentences.map(({ text }) => text), leftOut }
}

/** Its texts repeat what the service repeats, so only what the check holds has goals here. */
async function endpointFigures(language: CustomerLanguage): Promise<Figure[]> {
  const from = performance.now()
  const { written, own, invented } = await endpoint.write(sets(language, drafts, firstSeed))
  const perSecond = drafts / ((performance.now() - from) / 1000)
  return [
    refusedFigure(written),
    ...(await grammarFigures(language, written)),
    informing('texts of the service, the others of the built-in writer', own, drafts),
    {
      name: 'texts with its invention',
      ours: String(invented),
      reference: 'at most 0',
      ratio: invented,
      goal: { most: 0 },
    },
    informing('texts a second, checked', perSecond, 100),
  ]
}

function withoutGoal({ name, ours, reference, ratio }: Figure): Figure {
  return { name, ours, reference, ratio }
}

function detectionFigures(name: string, some: readonly Case[]): Figure[] {
  const measured = detection(some)
  return (['precision', 'recall'] as const).map((kind) => ({
    name: `${name}, ${measured.cases} sentences: ${kind}`,
    ours: measured[kind].toFixed(3),
    reference: wanted[kind].toFixed(2),
    ratio: measured[kind] / wanted[kind],
    goal: { least: 1 },
  }))
}

/** What the processor needs for a draft of all sentences about one business, its answers read anew each time. */
function measureTime(): Figure[] {
  const texts = [...new Set(cases.map(({ ground }) => ground))].map((ground) => {
    const sentences = cases.filter((one) => one.ground === ground).map(({ sentence }) => sentence)
    return { ground, text: sentences.join(' ') }
  })
  const words = texts.reduce((sum, { text }) => sum + text.split(' ').length, 0) / texts.length
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const from = process.cpuUsage()
    for (const { text, ground } of texts) checkGrounding(text, { ...ground })
    const { user, system } = process.cpuUsage(from)
    times.push((user + system) / texts.length)
  }
  const microseconds = median(times)
  return [
    {
      name: `processor time for a draft of ${words.toFixed(0)} words`,
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
