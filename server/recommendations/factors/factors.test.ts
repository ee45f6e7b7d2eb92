import { expect, test } from 'vitest'
import {
  type Factor,
  factorPoints,
  recommendationSettings,
} from '#contract/recommendations/recommendations.ts'
import { aCandidate, now } from '../fixtures/a-candidate.ts'
import type { Candidate, Purpose, ReadCandidate } from '../candidate.ts'
import { readWords, topicFinder } from '../reading/read-words.ts'
import { ownFactors } from './all.ts'
import { likeness, tellingWords, varietyReason } from './variety.ts'

const finder = topicFinder('Bakery', 'Sourdough bread, Wedding cakes')

function wanted(own: Partial<Purpose> = {}): Purpose {
  return { ...recommendationSettings.parse({}), now, topics: finder.names, ...own }
}

function said(content: string, own: Partial<Candidate> = {}): ReadCandidate {
  const language = own.language ?? 'en'
  return {
    ...aCandidate({ content, ...own }),
    language,
    words: readWords(content, language, finder),
  }
}

const plain = 'The bread was good and the people were nice to us on that day.'
const share = (factor: keyof typeof ownFactors, candidate: ReadCandidate, own?: Partial<Purpose>) =>
  ownFactors[factor].share(candidate, wanted(own))
const reason = (factor: keyof typeof ownFactors, candidate: ReadCandidate, own?: Partial<Purpose>) =>
  ownFactors[factor].reason(candidate, wanted(own))

test('the points of all factors add up to 100', () => {
  expect(Object.values(factorPoints).reduce((sum, points) => sum + points, 0)).toBe(100)
  expect(Object.keys(ownFactors).toSorted()).toEqual(
    (Object.keys(factorPoints) as Factor[]).filter((factor) => factor !== 'variety').toSorted(),
  )
})

test.each([
  ['website', {}, { mayBeNamed: false }],
  ['social', { hasPhoto: true }, {}],
  ['sales', { content: `${plain} It saved us two hours.` }, {}],
  ['marketing', { hasHighlight: true }, {}],
  [
    'proposal',
    { company: 'Duarte & Filhos', content: `${plain} ${plain}` },
    { content: `${plain} ${plain}` },
  ],
  ['landing_page', { rating: 5 }, { rating: 4 }],
] as const)('platform: what %s asks for scores higher and is said (REC-04)', (platform, met, unmet) => {
  const [fits, fails] = [met, unmet].map((own: Partial<Candidate>) => said(own.content ?? plain, own)) as [
    ReadCandidate,
    ReadCandidate,
  ]
  expect(share('platform', fits, { platform })).toBe(1)
  expect(share('platform', fails, { platform })).toBeLessThan(1)
  expect(reason('platform', fits, { platform })).toMatch(/^Fits .*: \d+ words, and /)
  expect(reason('platform', fails, { platform })).toMatch(/^For .*, (but|and) /)
})

test('platform: a text that is too long for a place is told so', () => {
  const long = said(Array.from({ length: 12 }, () => plain).join(' '))
  expect(reason('platform', long)).toBe(
    'For a website: 168 words where 10 to 90 work best, but the customer’s name can be shown.',
  )
})

test.each([
  ['prospects', 'I chose them after I had compared three bakeries.', '“chose” and “compared”'],
  ['existing_customers', 'For years we have always ordered here.', '“years” and “always”'],
  ['partners', 'Our whole team and our clients loved it.', '“team” and “clients”'],
] as const)('audience: words that speak to %s score, and are named (REC-05)', (audience, words, found) => {
  expect(share('audience', said(words), { audience })).toBe(1)
  expect(share('audience', said('Nice.'), { audience })).toBe(0.25)
  expect(reason('audience', said(words), { audience })).toContain(found)
})

test('audience: everyone is served by short sentences (REC-05)', () => {
  expect(share('audience', said(plain), { audience: 'general' })).toBe(1)
  const endless = said(Array.from({ length: 60 }, () => 'word').join(' '))
  expect(share('audience', endless, { audience: 'general' })).toBeCloseTo(0.3)
  expect(reason('audience', endless, { audience: 'general' })).toBe(
    'Hard to read: about 60 words a sentence.',
  )
})

test.each([
  ['trust_building', 'They are honest and reliable.'],
  ['conversion', 'Worth every cent, I recommend it.'],
  ['retention', 'I always return.'],
  ['social_proof', 'I told my friends and my family.'],
  ['credibility', 'We saved 30% in 6 months.'],
] as const)('objective: words that serve %s score, and without them little (REC-06)', (objective, words) => {
  expect(share('objective', said(words), { objective })).toBe(1)
  expect(share('objective', said('Nice.'), { objective })).toBe(0.2)
})

test('objective: what is denied serves nothing, in any language', () => {
  const asked = { objective: 'trust_building' } as const
  expect(share('objective', said('They were not at all reliable.'), asked)).toBe(0.2)
  expect(share('objective', said('Sie waren nicht zuverlässig.', { language: 'de' }), asked)).toBe(0.2)
  expect(share('objective', said('Sie waren ehrlich und zuverlässig.', { language: 'de' }), asked)).toBe(1)
  expect(share('objective', said('Très fiable et honnête.', { language: 'fr' }), asked)).toBe(1)
  expect(share('objective', said('Muy honestos y puntuales.', { language: 'es' }), asked)).toBe(1)
  expect(share('objective', said('Pessoas honestas e pontuais.', { language: 'pt' }), asked)).toBe(1)
})

test('industry: services of the profile are found in any form, and a profile without any is told (REC-10)', () => {
  const both = said('The wedding cake was lovely, and so was their sourdough bread.')
  expect(share('industry', both)).toBe(1)
  expect(reason('industry', both)).toBe('Names what you do: “Sourdough bread” and “Wedding cakes”.')
  expect(share('industry', said('A lovely wedding.'))).toBe(0)
  expect(reason('industry', said('Nice.'), { topics: [] })).toBe(
    'Your profile names no industry and no services to look for.',
  )
})

test.each([
  ['short', 10, 'Short as asked for: 10 words.'],
  ['medium', 40, 'Medium as asked for: 40 words.'],
  ['long', 100, 'Long as asked for: 100 words.'],
] as const)('length: %s has its range of words (REC-07)', (contentLength, count, sentence) => {
  const words = said(Array.from({ length: count }, () => 'word').join(' '))
  expect(share('length', words, { contentLength })).toBe(1)
  expect(reason('length', words, { contentLength })).toBe(sentence)
  const [shorter, longer] = [said('One.'), said(Array.from({ length: 900 }, () => 'word').join(' '))]
  expect(share('length', shorter, { contentLength })).toBeLessThan(1)
  expect(share('length', longer, { contentLength })).toBeLessThan(0.5)
})

test('length: words of scripts without blanks are counted too', () => {
  expect(said('面包非常好吃我们每个星期都来买', { language: 'zh' }).words.wordCount).toBe(8)
})

test.each([
  ['quote', plain, Array.from({ length: 8 }, () => plain).join(' ')],
  ['story', `When we came, it rained. Then they helped us. ${plain} ${plain} ${plain}`, plain],
  ['metric_focused', 'We saved 30% and 4 hours a week.', 'Nice.'],
  ['emotional', 'I love it, I am so happy.', 'It is bread.'],
] as const)('format: what makes a %s scores (REC-08)', (format, good, other) => {
  expect(share('format', said(good), { format })).toBe(1)
  expect(share('format', said(other), { format })).toBeLessThan(0.6)
  expect(reason('format', said(good), { format })).not.toBe(reason('format', said(other), { format }))
})

test('recency: newer is better, and what has no date counts as old', () => {
  const months = (count: number) => said(plain, { saidAt: now - count * 30.44 * 86_400_000 })
  const shares = [1, 5, 11, 20, 30, 50].map((count) => share('recency', months(count)))
  expect(shares).toEqual(shares.toSorted((a, b) => b - a))
  expect(shares.at(-1)).toBe(0)
  expect(share('recency', said(plain, { saidAt: null }))).toBe(0)
  expect(reason('recency', said(plain, { saidAt: null }))).toBe('Has no date.')
  expect(reason('recency', months(5))).toBe('Said 5 months ago.')
  expect(reason('recency', months(30))).toBe('Said 2 years ago.')
})

test('specificity: figures, names and services tell more than “all was great”', () => {
  const specific = said('On May 3 Tomas brought 40 loaves of sourdough bread to Lisbon in 20 minutes.')
  expect(share('specificity', specific)).toBeGreaterThan(0.9)
  expect(share('specificity', said('All was great.'))).toBeLessThan(0.2)
  expect(reason('specificity', specific)).toMatch(
    /^Specific: it has 3 figures, \d names, and 1 service or product\.$/,
  )
})

test('rating: more stars score more, and none is between', () => {
  const stars = [5, 4, null, 3, 2, 1].map((rating) => share('rating', said(plain, { rating })))
  expect(stars).toEqual(stars.toSorted((a, b) => b - a))
  expect(reason('rating', said(plain, { rating: 1 }))).toBe('Rated 1 star.')
})

test('proof: the customer’s own word counts most, the team’s nothing, and a reward is said', () => {
  const of = (own: Partial<Candidate>) => share('proof', said(plain, own))
  expect(of({})).toBe(1)
  expect(of({ origin: 'imported', isFromPlatform: true })).toBeGreaterThan(of({ origin: 'imported' }))
  expect(of({ origin: 'owner', isAttestedByOwner: true })).toBeLessThan(of({ origin: 'imported' }))
  expect(of({ isByTeam: true })).toBe(0)
  expect(of({ isRewarded: true })).toBe(0.8)
  expect(reason('proof', said(plain, { isRewarded: true }))).toContain('reward')
})

test('consent: a name and a photo that may be shown count', () => {
  expect(share('consent', said(plain, { mayBeNamed: false }))).toBe(0)
  expect(share('consent', said(plain, { hasPhoto: true, allowsPlatform: true }))).toBeCloseTo(1)
  expect(reason('consent', said(plain, { mayBeNamed: false }))).toBe('The customer’s name can’t be shown.')
})

test('variety: what repeats one above it scores less, and is told which words', () => {
  const compared = (content: string, own?: Partial<Candidate>) => ({
    candidate: said(content, own),
    telling: tellingWords(content),
  })
  const first = compared('The delivery arrived early with fresh bread.')
  const same = compared('Fresh bread, and the delivery arrived early.')
  const other = compared('Tomas explained everything patiently.')
  expect(likeness(first, same)).toBe(1)
  expect(likeness(first, other)).toBe(0)
  expect(varietyReason(same, [other, first])).toMatch(
    /^Repeats words of one above it: “\p{L}+” and “\p{L}+”\.$/u,
  )
  expect(varietyReason(other, [first])).toBe('Says something else than the ones above it.')
  const [one, two] = ['Ada', 'Ben'].map((customerName) =>
    compared(customerName, { customerName, company: 'Harbor Inc' }),
  )
  expect(varietyReason(two!, [one!])).toBe('Comes from Harbor Inc, as another one above it.')
})
