import { expectedSites } from '../../server/research/fixtures/expected.ts'
import { judge, judgedFields, type Verdict } from '../../server/research/fixtures/judge.ts'
import { serveSites } from '../../server/research/fixtures/serve-sites.ts'
import { type Figure, report } from '../kit/report.ts'

const wanted = 44
const sites = await serveSites()
const verdicts: Verdict[] = []
for (const expected of expectedSites) verdicts.push(await judge(sites, expected))
sites.close()

const fields = verdicts.length * judgedFields.length
const right = verdicts.reduce((sum, verdict) => sum + rightIn(verdict), 0)
const invented = verdicts.flatMap((verdict) => verdict.invented)
const isMet = report('Drafts from websites', 'npm run bench research', 'wanted', [
  ...verdicts.map(figureOf),
  {
    name: `right fields of ${fields}`,
    ours: String(right),
    reference: `at least ${wanted}`,
    ratio: right / wanted,
    goal: { least: 1 },
  },
  {
    name: 'values that no page says',
    ours: String(invented.length),
    reference: 'at most 0',
    ratio: invented.length,
    goal: { most: 0 },
  },
])
process.exit(isMet ? 0 : 1)

function rightIn({ right: judged }: Verdict): number {
  return judgedFields.filter((field) => judged[field]).length
}

function figureOf(verdict: Verdict): Figure {
  const { expected, right: judged } = verdict
  const wrong = judgedFields.filter((field) => !judged[field])
  return {
    name: `${expected.make}${expected.isHeldOut ? ' (kept aside)' : ''}${wrong.length > 0 ? `, wrong: ${wrong.join(', ')}` : ''}`,
    ours: `${rightIn(verdict)} of ${judgedFields.length}`,
    reference: `${judgedFields.length}`,
    ratio: rightIn(verdict) / judgedFields.length,
  }
}
