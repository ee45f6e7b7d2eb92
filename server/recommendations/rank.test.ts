import { expect, test } from 'vitest'
import { recommendationSettings } from '#contract/recommendations/recommendations.ts'
import { seeded } from '../test/processes/seeded.ts'
import type { Candidate } from './candidate.ts'
import { explain, fitting } from './explain.ts'
import { aCandidate, now } from './fixtures/a-candidate.ts'
import { potentialOf } from './potential.ts'
import { chooseBest, scoreOf } from './rank.ts'
import { readWords, topicFinder } from './reading/read-words.ts'

const random = seeded(15)
const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
const sentences = [
  'They are honest and reliable.',
  'The wedding cake fed 80 people.',
  'We come here every week.',
  'I love the bread!',
  'Nice.',
  'When the oven broke, they found another one within 2 hours.',
]
const finder = topicFinder('Bakery', 'Wedding cakes')
const purpose = { ...recommendationSettings.parse({}), now, topics: finder.names }

const candidates = Array.from({ length: 400 }, (_, index) =>
  aCandidate({
    id: String(index).padStart(4, '0'),
    content: Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(sentences)).join(' '),
    customerName: pick(['Ada', 'Ben', 'Cleo']),
    company: pick([null, 'Harbor Inc']),
    rating: pick([3, 4, 5]),
    saidAt: pick([null, now, now - 90 * 86_400_000]),
  }),
)

const scoredAs = (list: readonly Candidate[]) =>
  list.map((one) => scoreOf({ ...one, words: readWords(one.content, 'en', finder) }, purpose))

test('a score is the sum of its stated factors, from 0 to 100, and no later one is higher', () => {
  const chosen = chooseBest(scoredAs(candidates), 15)
  expect(chosen).toHaveLength(15)
  for (const one of chosen) {
    const explained = explain(one, purpose)
    expect(explained).toHaveLength(12)
    expect(explained.reduce((sum, { points }) => sum + points, 0)).toBe(one.score)
    for (const { points, most, reason } of explained) {
      expect(points).toBeLessThanOrEqual(most)
      expect(reason).toMatch(/^.+\.$/)
    }
    expect(fitting(explained).length).toBeGreaterThan(0)
  }
  const scores = chosen.map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
})

test('the order never depends on the order in which testimonials come, or on their ids', () => {
  const told = (list: readonly Candidate[]) =>
    chooseBest(scoredAs(list), 15).map(({ score, candidate }) => [
      score,
      candidate.content,
      candidate.customerName,
      candidate.saidAt,
    ])
  const expected = told(candidates)
  for (let round = 0; round < 50; round += 1) {
    const shuffled = candidates
      .map((one) => ({ one, key: random() }))
      .toSorted((a, b) => a.key - b.key)
      .map(({ one }, index) => ({ ...one, id: String(index) }))
    expect(told(shuffled)).toEqual(expected)
  }
})

test('what was chosen brings variety: of two that say the same, the second makes room for another', () => {
  const own = candidates[0]!
  const told = chooseBest(
    scoredAs([
      { ...own, id: '1', content: 'The honest people here bake reliable bread every morning for us.' },
      { ...own, id: '2', content: 'The honest people here bake reliable bread every morning for us!' },
      { ...own, id: '3', content: 'The honest family next door sells reliable coffee all day long.' },
    ]),
    2,
  ).map(({ candidate }) => candidate.id)
  expect(told).toContain('3')
})

test('the potential follows from the thresholds: 80 is high, 60 is medium, and two testimonials are too few (REC-12)', () => {
  expect(potentialOf([80, 80, 80, 10])).toBe('high')
  expect(potentialOf([80, 80, 79])).toBe('medium')
  expect(potentialOf([60, 60, 60])).toBe('medium')
  expect(potentialOf([60, 60, 59])).toBe('low')
  expect(potentialOf([100, 100])).toBe('low')
  expect(potentialOf([])).toBe('low')
})
