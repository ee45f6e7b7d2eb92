import { shingled, surely } from '../../server/review-sources/matching/likeness.ts'
import { bestMatchOf } from '../../server/review-sources/matching/match.ts'
import { edited, nearestOther, randomFrom, readTexts } from './pairs.ts'
import { report } from '../kit/report.ts'

const most = 300
const dayMs = 86_400_000
const handedAt = new Date('2026-05-01T10:00:00Z')
const random = randomFrom(20_261_124)

const texts = readTexts(process.env['PLAUDIT_REVIEWS'])
const count = Math.min(most, Math.floor(texts.length / 2))
const own = texts.slice(0, count)
const others = texts.slice(count)
const handed = own.map((text, id) => ({ id, text: shingled(text), at: handedAt }))

/** Every hand-over waits while every review arrives, as in one sync of a busy workspace. */
const appeared = own.map((text, id) => ({ id, text: id % 2 === 0 ? text : edited(text, random) }))
const near = own.map((text) => ({ id: undefined, text: nearestOther(text, others) }))
let [right, wrong, asked, askedNear] = [0, 0, 0, 0]
const began = performance.now()
for (const { id, text } of [...appeared, ...near]) {
  const at = new Date(handedAt.getTime() + Math.floor(random() * 50) * dayMs)
  const found = bestMatchOf(handed, { text: shingled(text), at })
  if (!found) continue
  if (!found.isSure) {
    if (id === undefined) askedNear += 1
    else asked += 1
  } else if (found.id === id) right += 1
  else wrong += 1
}
const perReviewMs = (performance.now() - began) / (2 * count)
const [precision, recall] = [right / (right + wrong), right / count]
const share = (value: number) => value.toFixed(4)
const isMet = report(
  `${count} pairs, half of them edited, and ${count} near misses; sure from ${surely}`,
  'npm run bench matching',
  'wanted',
  [
    {
      name: 'precision',
      ours: share(precision),
      reference: '0.99',
      ratio: precision / 0.99,
      goal: { least: 1 },
    },
    { name: 'recall', ours: share(recall), reference: '0.90', ratio: recall / 0.9, goal: { least: 1 } },
    { name: 'pairs left to the owner', ours: String(asked), reference: '-', ratio: asked / count },
    {
      name: 'near misses left to the owner',
      ours: String(askedNear),
      reference: '-',
      ratio: askedNear / count,
    },
    { name: 'ms a review, against all that wait', ours: perReviewMs.toFixed(2), reference: '-', ratio: 1 },
  ],
)
process.exitCode = isMet ? 0 : 1
