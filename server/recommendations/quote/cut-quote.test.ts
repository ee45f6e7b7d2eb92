import { expect, test } from 'vitest'
import { wordsOfLength } from '#contract/recommendations/recommendations.ts'
import { cutQuote } from './cut-quote.ts'
import { scenes, turned } from './turned-texts.ts'

const { short } = wordsOfLength
const filler = 'We came on a Friday with the whole family and sat by the window with a view of the river.'
const praise = 'The bread is fresh and the staff is very friendly to all of us.'

test('a long text is cut at the ends of sentences, and the cut is marked', () => {
  const text = `${filler} ${praise} The garden is beautiful and the coffee is great.`
  const quote = cutQuote(text, short)
  expect(text).toContain(quote.text)
  expect(quote.text).toMatch(/^\p{Lu}.*\.$/u)
  expect(quote.text.length).toBeLessThan(text.length)
  expect(quote.isCutBefore).toBe(!text.startsWith(quote.text))
  expect(quote.isCutAfter).toBe(!text.endsWith(quote.text))
  expect(quote.isCutBefore || quote.isCutAfter).toBe(true)
})

test('a text that is short enough is quoted whole', () => {
  expect(cutQuote(praise, short)).toEqual({ text: praise, isCutBefore: false, isCutAfter: false })
})

test('sentences that lean on the one before stay with it', () => {
  const text = `${praise} ${filler} Anna baked a cake for us. She brought it to our table with 12 candles.`
  const quote = cutQuote(text, short)
  expect(quote.text).not.toMatch(/^She/)
})

/** Each could be cut to something that says another thing. */
const turning = [
  `They told me this is the best bakery in town. It is not. ${filler}`,
  `The best in town. Not. ${filler} ${filler}`,
  `Simply the best bread in the whole city. If you like stones. ${filler}`,
  `The staff is very friendly to all of us. But they forgot our order. ${filler}`,
  `I expected the best bread in the city. I got rolls from the day before. ${filler}`,
  `Would I recommend them? Never in my life. ${filler} ${filler}`,
  `They promised fresh bread every day. We saw that on the first day only. ${filler}`,
  `Great bread, great coffee and very friendly staff. Just kidding. ${filler}`,
  `The bakery in Elm Street is wonderful. This one burns the bread. ${filler}`,
  `“Best bread in town”, says the sign on the door. ${filler} ${filler}`,
  `The service was great... Until we asked for the bill. ${filler}`,
  `It would be the best bakery in the city with other people. ${filler} ${filler}`,
  `Everyone was nice at the other shop. Here the people are new. ${filler}`,
  `Great staff 🙄 and a great place. ${filler} ${filler}`,
  `El pan es el mejor de la ciudad. Pero la atención es lenta. Fuimos un viernes con toda la familia y nos sentamos junto a la ventana con vista al río y a la plaza.`,
  `Le pain est le meilleur de la ville. Mais le service est lent. Nous sommes venus un vendredi avec toute la famille et nous étions assis près de la fenêtre avec vue sur la rivière.`,
  `Das Brot ist das beste der Stadt. Aber die Bedienung ist langsam. Wir kamen an einem Freitag mit der ganzen Familie und saßen am Fenster mit Blick auf den Fluss und den Platz.`,
  `O pão é o melhor da cidade. Mas o serviço é lento. Viemos numa sexta-feira com toda a família e ficamos junto à janela com vista para o rio e para a praça da cidade.`,
]

test.each(turning)('nothing is cut where a cut could turn the meaning: %s', (text) => {
  expect(cutQuote(text, short)).toEqual({ text, isCutBefore: false, isCutAfter: false })
})

test.each([
  ['The old owner was wonderful and baked great bread.', 'Then it changed hands.'],
  ['Fresh bread every day and friendly people.', 'For a price.'],
  ['The cake was wonderful and everybody loved it.', 'So they said at the counter.'],
  ['Do you like good bread and friendly people?', 'We looked for it all day.'],
])('what limits a sentence stays with it: %s %s', (said, limit) => {
  const { text } = cutQuote(`${said} ${limit} ${filler} ${filler}`, short)
  expect(text.includes(said)).toBe(text.includes(limit))
})

test.each(turned)(
  'wherever it stands, what turns a sentence stays with it (%s): %s %s',
  (language, said, limit) => {
    const scene = scenes[language].join(' ')
    const texts = [
      `${said} ${limit} ${scene} ${scene}`,
      `${scene} ${said} ${limit} ${scene}`,
      `${scene} ${scene} ${said} ${limit}`,
      `${said} ${scene} ${scene} ${limit}`,
      `${limit} ${scene} ${scene} ${said}`,
    ]
    for (const text of texts) {
      const quote = cutQuote(text, short)
      expect([text, quote.text.includes(said)]).toEqual([text, quote.text.includes(limit)])
    }
  },
)

test.each([
  ['en', 'The bread is fresh and the staff is very friendly to all of us.'],
  ['es', 'El pan es fresco y el personal es muy amable con todos nosotros.'],
  ['fr', 'Le pain est frais et le personnel est très aimable avec tous.'],
  ['de', 'Unser Bäcker hat frisches Brot und ist sehr freundlich.'],
  ['pt', 'Adoramos a equipe simpática e o pão fresco desta padaria.'],
] as const)('of praise and scenes alone, a quote is cut in every language (%s): %s', (language, said) => {
  const [scene] = scenes[language]
  const text = `${scene} ${scene} ${said} ${scene}`
  const quote = cutQuote(text, short)
  expect(quote.text).toContain(said)
  expect(quote.isCutBefore || quote.isCutAfter).toBe(true)
})

test('a text in a language whose words are not known is quoted whole', () => {
  const text = 'Chleb jest zawsze świeży. Obsługa jest miła i szybka. '.repeat(6).trim()
  expect(cutQuote(text, short)).toEqual({ text, isCutBefore: false, isCutAfter: false })
})

test('a stop behind an abbreviation that nobody knows is no end of a sentence', () => {
  const text = `${filler} We got acc. nothing to what they say the best bread in the city and very friendly people.`
  expect(cutQuote(text, short).text).not.toMatch(/^nothing|acc\.$/)
})
