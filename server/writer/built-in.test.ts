import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { type CustomerLanguage, customerLanguages } from '#contract/languages.ts'
import { type Brief, wordRange } from './briefs/brief.ts'
import { sets } from '../test/writing/customers/sets.ts'
import { briefOf, draftOf, type Said } from '../test/writing/draft-of.ts'
import { hostileSets, wrongsOf } from '../test/writing/hostile-sets.ts'
import { checkGrounding } from './grounding/check-grounding.ts'
import { groundOf } from './grounding/ground.ts'
import { lettersOf } from './text/letters-of.ts'
import { countWords, wordTokensOf } from './text/text.ts'

const linesOf = (brief: Brief) =>
  draftOf(brief)
    .sentences.map(({ text }) => text)
    .join('\n')
const write = (said: readonly Said[], more: Partial<Brief> = {}) => draftOf(briefOf(said, more)).text

const realReviews = JSON.parse(
  readFileSync(new URL('../search/fixtures/clothing-reviews.json', import.meta.url), 'utf8'),
) as Array<{ content: string }>
const randomSets = customerLanguages.flatMap((language) => sets(language, 100))

describe('the built-in writer adds no word of its own', () => {
  test('in 500 drafts from random answers, each word is the customer’s, and each answer is there or named', () => {
    expect(randomSets).toHaveLength(500)
    for (const brief of randomSets) expectOnlyTheirs(brief)
  })

  test('real reviews come out word for word, sentence for sentence', () => {
    const fitting = realReviews.filter(({ content }) => countWords(content) <= wordRange.long[1])
    expect(fitting.length).toBeGreaterThan(190)
    for (const { content } of fitting) {
      const brief = briefOf([['Your review', content]], { length: 'long' })
      expectOnlyTheirs(brief)
      expect(lettersOf(draftOf(brief).text)).toBe(lettersOf(content))
    }
  })

  test('and nothing that the check would refuse', () => {
    const refused = randomSets.flatMap((brief) =>
      checkGrounding(linesOf(brief), groundOf(brief)).filter(({ isGrounded }) => !isGrounded),
    )
    expect(refused).toEqual([])
  })
})

function expectOnlyTheirs(brief: Brief) {
  const { text, sentences, leftOut } = draftOf(brief)
  const typed = brief.answers.filter(({ kind }) => kind !== 'rating' && kind !== 'recommend')
  const words = new Set(typed.flatMap(({ answer }) => wordTokensOf(answer)))
  expect(wordTokensOf(text).filter((word) => !words.has(word))).toEqual([])
  const letters = lettersOf([text, ...leftOut].join(' '))
  const lost = typed
    .flatMap(({ answer }) => answer.split(/[\n.!?]/))
    .filter((part) => !letters.includes(lettersOf(part)))
  expect(lost).toEqual([])
  for (const { text: sentence, grounds } of sentences) {
    expect(sentence).toMatch(/^[^\p{Ll}]*[\p{Lu}\p{N}\p{Lo}\p{Ll}]/u)
    expect(grounds).toHaveLength(1)
  }
}

const complaints: Array<[CustomerLanguage, string, string]> = [
  ['en', 'What did you like?', 'cold soup and a rude waiter'],
  ['es', '¿Qué le gustó?', 'sopa fría y un camarero maleducado'],
  ['fr', "Qu'avez-vous aimé ?", 'soupe froide et un serveur impoli'],
  ['de', 'Was hat Ihnen gefallen?', 'kalte Suppe und ein unhöflicher Kellner'],
  ['pt', 'Do que gostou?', 'sopa fria e um empregado mal-educado'],
]

test('the writer is a room of its own: no file of it knows a database', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const knowing = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) =>
      /from '(?:drizzle-orm|(?:\.\.\/)+db\/)/.test(
        readFileSync(path.join(import.meta.dirname, file), 'utf8'),
      ),
    )
  expect(knowing).toEqual([])
})

describe('a complaint is never turned into praise', () => {
  test.for(complaints)('%s: %s %s, at one to five stars', ([language, question, complaint]) => {
    const asTyped = `${complaint.charAt(0).toUpperCase()}${complaint.slice(1)}.`
    for (const stars of ['1', '2', '3', '4', '5']) {
      for (const kind of ['text', 'benefit'] as const) {
        const said: Said[] = [
          ['Rating', stars, 'rating'],
          [question, complaint, kind],
        ]
        expect(write(said, { language, seed: Number(stars) })).toBe(asTyped)
      }
    }
  })

  test.for<[CustomerLanguage, string, string]>([
    ['en', 'What could be better?', 'faster delivery'],
    ['en', 'What could be better?', 'the parking'],
    ['en', 'What could be better?', 'everything'],
    ['de', 'Was könnten wir besser machen?', 'die Wartezeit'],
    ['en', 'Who would you recommend us to?', 'anyone who has an old roof'],
    ['es', '¿Qué podríamos mejorar?', 'menos ruido'],
    ['fr', 'Que pourrions-nous améliorer ?', 'des horaires plus larges'],
    ['de', 'Was könnten wir besser machen?', 'längere Öffnungszeiten'],
    ['pt', 'O que podíamos melhorar?', 'mais lugares para estacionar'],
  ])(
    '%s: “%s” – “%s” would read as praise without its question, so it is named instead',
    ([language, asked, wish]) => {
      const { text, leftOut } = draftOf(
        briefOf(
          [
            [asked, wish],
            ['Rating', '5', 'rating'],
          ],
          { language },
        ),
      )
      expect([text, leftOut]).toEqual(['', [wish]])
    },
  )

  test('and what was bad before the business is no complaint about it', () => {
    const { text, leftOut } = draftOf(
      briefOf([
        ['What problem did you have before?', 'slow reports and missing invoices'],
        ['What changed?', 'cut our reporting time by 40%'],
      ]),
    )
    expect([text, leftOut]).toEqual(['Cut our reporting time by 40%.', ['slow reports and missing invoices']])
  })

  test('over 200 hostile sets of answers, no sentence has another sign, subject or direction, and all is there or named', () => {
    const all = hostileSets()
    expect(all.length).toBeGreaterThan(200)
    for (const set of all) {
      const { sentences, leftOut, text } = draftOf(set.brief)
      expect(
        wrongsOf(
          set,
          sentences.map((one) => one.text),
        ),
      ).toEqual([])
      const letters = lettersOf([text, ...leftOut].join(' '))
      for (const { answer } of set.traps) expect(letters).toContain(lettersOf(answer))
    }
  })

  test('criticism is the last thing to be cut, and comes first where the rating is low', () => {
    const praise = Array.from({ length: 12 }, (_, at) => `The bread of batch ${at} was great.`).join(' ')
    const said: Said[] = [
      ['Your review', praise],
      ['What could we improve?', 'The coffee was cold and the queue took 20 minutes.'],
    ]
    expect(write(said, { length: 'short' })).toMatch(/The coffee was cold and the queue took 20 minutes\.$/)
    expect(write([['Rating', '2', 'rating'], ...said])).toMatch(/^The coffee was cold/)
  })
})

describe('what a draft is made of', () => {
  test('ratings stand beside the text, never in it', () => {
    const ratings: Said[] = [
      ['How satisfied are you?', '5', 'rating'],
      ['How likely are you to recommend us?', '4', 'recommend'],
    ]
    expect(write([...ratings, ['Anything else?', 'Mara knows my order.']])).toBe('Mara knows my order.')
    expect(draftOf(briefOf(ratings))).toEqual({ sentences: [], leftOut: [], text: '' })
  })

  test('picks are the words that were picked, after what was typed', () => {
    const said: Said[] = [
      ['Which service?', 'DTF transfers', 'service'],
      ['What was good?', 'Fresh ingredients, Friendly service, Mara', 'benefit'],
    ]
    const picks = 'DTF transfers. Fresh ingredients, friendly service, Mara.'
    expect(write(said, { includeSpecifics: false })).toBe(picks)
    const typed: Said = ['Anything else?', 'i love the crust']
    expect(write([...said, typed], { includeSpecifics: false })).toBe(`I love the crust. ${picks}`)
  })

  test('what tells most comes first: specifics before a feeling where they are wanted, and the dullest last', () => {
    const said: Said[] = [
      ['How was it?', 'It was good.'],
      ['And?', 'I was so nervous but now I am happy.'],
      ['What happened?', 'Mara brought 40 loaves on Friday.'],
    ]
    expect(write(said, { includeSpecifics: false })).toBe(
      'I was so nervous but now I am happy. Mara brought 40 loaves on Friday. It was good.',
    )
    expect(write(said, { includeSpecifics: true })).toMatch(/^Mara brought.*It was good\.$/)
  })

  test('another seed lets another sentence of the only answer begin, with those that lean on it', () => {
    const said: Said[] = [['Your review', 'The bread is good. It keeps for a week. Mara is kind.']]
    expect(write(said, { seed: 1 })).toBe('Mara is kind. The bread is good. It keeps for a week.')
  })

  test('each control does what it says (COLL-12, COLL-13, COLL-14, COLL-15)', () => {
    const said: Said[] = [
      ['What did you order?', 'We ordered the rye for our whole team.'],
      ['How was it?', 'Thank you, Mara, you made our morning! 😍'],
      ['What has changed?', 'Waste went from 30 loaves to 2.'],
      ['What was good?', 'Fresh, Friendly', 'benefit'],
    ]
    const begin = (more: Partial<Brief>) =>
      draftOf(briefOf(said, { emotionalTone: 'excited', includeSpecifics: false, ...more })).sentences[0]
        ?.text
    expect(begin({ tone: 'Technical' })).toMatch(/^Waste went/)
    expect(begin({ tone: 'Enthusiastic' })).toMatch(/^Thank you/)
    expect(begin({ tone: 'Casual' })).toMatch(/^We ordered/)
    expect(begin({ tone: 'Formal' })).toMatch(/^Waste went/)
    expect(begin({ tone: 'Professional', emotionalTone: 'grateful' })).toMatch(/^Thank you/)
    const paragraphs = (writingStyle: Brief['writingStyle']) =>
      write(said, { writingStyle }).split('\n\n').length
    expect([paragraphs('casual'), paragraphs('professional'), paragraphs('detailed')]).toEqual([1, 2, 4])
    const long = Array.from({ length: 12 }, (_, at): Said => ['?', `Batch ${at} of the bread was great.`])
    expect(countWords(write(long, { writingStyle: 'concise', length: 'short' }))).toBeLessThanOrEqual(30)
    expect(countWords(write(long, { length: 'short' }))).toBeGreaterThan(50)
  })

  test('another seed begins with another answer, the same one gives the same text', () => {
    const said: Said[] = ['The bread is good.', 'Mara is kind.', 'We come every Friday.'].map((one) => [
      '?',
      one,
    ])
    const texts = [0, 1, 2, 3].map((seed) => write(said, { seed }))
    expect(new Set(texts).size).toBe(3)
    expect(texts[3]).toBe(texts[0])
  })

  test('no more words than asked for: sentences that lean on each other go together, and are named', () => {
    const said: Said[] = [
      ['What do you order?', 'thirty loaves'],
      ['Your review', `The bread is ${'very '.repeat(25)}good. It keeps for a week.`],
      ['What changed?', `We sell ${'many '.repeat(30)}rolls.`],
    ]
    const { text, leftOut } = draftOf(briefOf(said, { length: 'short' }))
    expect(countWords(text)).toBeLessThanOrEqual(60)
    expect(text).toMatch(/good\. It keeps for a week\.$|rolls\.$/)
    expect(countWords([text, ...leftOut].join(' '))).toBe(countWords(said.map(([, one]) => one).join(' ')))
  })

  test('a bare yes, no or number says nothing without its question, and is named', () => {
    const said: Said[] = [
      ['Would you come back?', 'Yes'],
      ['Anything else?', 'no'],
      ['How many?', '24'],
      ['Your review', 'Yes. The bread is good.'],
      ['And?', '-'],
    ]
    const { text, leftOut } = draftOf(briefOf(said))
    expect([text, leftOut]).toEqual(['Yes. The bread is good.', ['Yes', 'no', '24']])
  })
})

describe('who did what, and when, stays as it was said', () => {
  test('“They” at the beginning of an answer never follows a sentence about somebody else', () => {
    const said: Said[] = [
      ['Why did you come?', 'My old dentist was closing and I was looking for another one.'],
      ['How was it?', 'They explained every step.'],
    ]
    expect(write(said)).toBe(
      'They explained every step. My old dentist was closing and I was looking for another one.',
    )
  })

  test('what was before is not told as what is, and comes before what has changed', () => {
    const said: Said[] = [
      ['What has changed?', 'Two days less.'],
      ['What was it like before?', 'Planning took 5 days.'],
    ]
    expect(draftOf(briefOf(said))).toMatchObject({
      text: 'Two days less.',
      leftOut: ['Planning took 5 days.'],
    })
    const lead = { text: 'Before:', before: 'earlier', isOwn: false } as const
    const brief = briefOf(said)
    const answers = brief.answers.map((one, at) => (at === 1 ? { ...one, lead } : one))
    expect(draftOf({ ...brief, answers }).text).toBe('Before: Planning took 5 days. Two days less.')
  })

  test('a sentence that leans on one with a link goes with it', () => {
    const { text, leftOut } = draftOf(
      briefOf([
        [
          'Your review',
          'I had used shop.example.com/x https://x.example before. It was slow. We are happy here.',
        ],
      ]),
    )
    expect(text).toBe('We are happy here.')
    expect(leftOut).toHaveLength(2)
  })

  test.for([
    ['Who helped you?', 'Mara'],
    ['What did you order?', 'six chairs'],
    ['Was the training useful?', 'not really'],
    ['How friendly was the staff?', 'very'],
    ['What did your previous supplier do?', 'slow and expensive'],
  ] as const)('“%s” – “%s” says nothing, or something else, alone: it is named', ([asked, said]) => {
    expect(draftOf(briefOf([[asked, said]]))).toMatchObject({ text: '', leftOut: [said] })
  })
})

describe('what people type', () => {
  test.for<[string, string, string]>([
    ['lower case and missing marks', 'i love the crust, its so crisp', 'I love the crust, its so crisp.'],
    ['lines of a list', '- quick response\n- tidy work', 'Quick response, tidy work.'],
    [
      'lines that are sentences',
      'They came on time.\nThey explained the bill',
      'They came on time. They explained the bill.',
    ],
    ['markup', '<b>The bread is good</b><script>alert(1)</script>', 'The bread is good.'],
    ['characters that nobody sees', 'The bread\u200b is \u202egood.', 'The bread is good.'],
    ['their own marks and emoji', 'So good!!! 😍', 'So good!!! 😍'],
    ['an abbreviation', 'Dr. Lee ordered 3.5 kg. It was good.', 'Dr. Lee ordered 3.5 kg. It was good.'],
    ['slots', 'The {b} bread is $& [a|b] good.', 'The {b} bread is $& [a|b] good.'],
    ['Thai', 'ขนมปังอร่อยมาก พนักงานใจดี', 'ขนมปังอร่อยมาก พนักงานใจดี'],
    ['Japanese', `${'とても美味しい'.repeat(12)}パンです。`, `${'とても美味しい'.repeat(12)}パンです。`],
    [
      'Spanish',
      'El pan es muy bueno y la entrega fue rápida.',
      'El pan es muy bueno y la entrega fue rápida.',
    ],
    ['one long word', 'x'.repeat(200), `X${'x'.repeat(199)}.`],
  ])('%s', ([, typed, written]) => {
    expect(write([['Your review', typed]])).toBe(written)
  })

  test('links and email addresses stay out with their sentence, which is named', () => {
    const typed = 'The bread is good. Write to me@example.com. We come back.'
    const { text, leftOut } = draftOf(briefOf([['Your review', typed]]))
    expect([text, leftOut]).toEqual(['The bread is good. We come back.', ['Write to me@example.com.']])
  })

  test('the same said twice is there once', () => {
    const said: Said[] = [
      ['Your review', 'The bread is good.'],
      ['Anything else?', 'the bread is good'],
    ]
    expect(write(said)).toBe('The bread is good.')
  })
})
