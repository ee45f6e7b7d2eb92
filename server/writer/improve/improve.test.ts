import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { getPublicForm } from '#contract/collection/collection.ts'
import { improveText } from '#contract/writer/improve.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import { caller } from '../../test/as.ts'
import { makeBusiness } from '../../test/make.ts'
import { fakeModel } from '../../test/stand-ins/models.ts'
import { testApp } from '../../test/test-app.ts'
import { arranged } from './arrange.ts'
import { isHarmless } from './harmless.ts'
import { inOrderOf } from './in-order-of.ts'
import { mendText } from './mend.ts'
import { isChange, wordDiff } from './word-diff.ts'

test.each([
  [
    'en',
    'the rye keeps for a week ,and i recieved it early!!!  it was definately good',
    'The rye keeps for a week, and I received it early! It was definitely good.',
  ],
  [
    'en',
    'Mara baked the the bread, i.e. sourdough. I had had enough at 3.5 kg.',
    'Mara baked the bread, i.e. sourdough. I had had enough at 3.5 kg.',
  ],
  ['es', 'tambien la atencion fue buena', 'También la atención fue buena.'],
  ['fr', 'Le pain était tres bon ! Merci', 'Le pain était très bon ! Merci.'],
  [
    'de',
    'ich bin sehr zufriden , die die es backen auch.',
    'Ich bin sehr zufrieden, die die es backen auch.',
  ],
  ['pt', 'O pão nao acaba,e é muinto bom', 'O pão não acaba, e é muito bom.'],
] as const)('this server corrects what is wrong whatever it means: %s', (language, was, now) => {
  expect(mendText(was, language)).toBe(now)
  expect(mendText(now, language)).toBe(now)
})

describe('order and length: nothing that is said is lost, and each change can be refused (PROD-07)', () => {
  const improved = (text: string, language: CustomerLanguage = 'en', written = text, first?: number) =>
    arranged(wordDiff(text, written) ?? [], language, first)
  const nowOf = (changes: readonly { now: string }[]) => changes.map(({ now }) => now).join('')

  test.for([
    [
      'en',
      'The rye keeps for a week. Mara is kind. the rye keeps for a week!',
      'The rye keeps for a week. Mara is kind.',
    ],
    ['en', 'I have to say that the rye keeps for a week.', 'The rye keeps for a week.'],
    [
      'en',
      'The rye keeps for a week. The queue was too long. Overall, a very good bakery.',
      'Overall, a very good bakery. The rye keeps for a week. The queue was too long.',
    ],
    ['es', 'Tengo que decir que el pan es muy bueno.', 'El pan es muy bueno.'],
    ['fr', 'Je dois dire que le pain est très bon.', 'Le pain est très bon.'],
    ['de', 'Ich muss sagen, das Brot hält eine Woche.', 'Das Brot hält eine Woche.'],
    ['pt', 'Tenho de dizer que o pão é muito bom.', 'O pão é muito bom.'],
    [
      'de',
      'Das Brot hält eine Woche. Die Schlange war lang. Insgesamt eine gute Bäckerei.',
      'Insgesamt eine gute Bäckerei. Das Brot hält eine Woche. Die Schlange war lang.',
    ],
  ] as const)('%s: %s', ([language, was, now]) => {
    const changes = improved(was, language)
    expect(nowOf(changes)).toBe(now)
    expect(changes.map((change) => change.was).join('')).toBe(was)
  })

  test.for([
    ['short words may be meant twice', 'Great! Great! The rye keeps for a week.'],
    [
      'a verdict that leans on what is before it',
      'Mara baked it. The rye keeps. Overall, she was kind to us.',
    ],
    ['two paragraphs', 'The rye keeps for a week.\n\nMara is kind. Overall, a very good bakery.'],
    ['a question', 'The rye keeps. Mara is kind. Overall, a good bakery?'],
    ['what somebody else says', 'They have to say that the rye keeps for a week.'],
    ['nearly the same', 'The rye keeps for a week. The rye keeps for a month.'],
  ])('stays as it is: %s', ([, text = '']) => {
    expect(improved(text)).toEqual([{ was: text, now: text }])
  })

  test('a sentence that moves leaves one place and comes to another: both are refused together', () => {
    const changes = improved('The rye keeps. Mara is kind. Overall, a very good bakery.')
    const moved = changes.filter(({ group }) => group !== undefined)
    expect(moved).toEqual([
      { was: '', now: 'Overall, a very good bakery. ', group: 1 },
      { was: ' Overall, a very good bakery.', now: '', group: 1 },
    ])
    const refused = changes.map((one) => (one.group === undefined ? one.now : one.was)).join('')
    expect(refused).toBe('The rye keeps. Mara is kind. Overall, a very good bakery.')
  })

  test('a service may put one whole sentence first, and nothing else', () => {
    const text = 'The rye keeps for a week. I would recommend Mara to anybody. The queue was long.'
    const first = 'I would recommend Mara to anybody. The rye keeps for a week. The queue was long.'
    expect(inOrderOf(text, first, 'en')).toEqual({ written: text, first: 1 })
    for (const other of [
      'The queue was long. I would recommend Mara to anybody. The rye keeps for a week.',
      'I would recommend Mara to anybody. The rye keeps for a week.',
      'I would never recommend Mara to anybody. The rye keeps for a week. The queue was long.',
    ]) {
      expect(inOrderOf(text, other, 'en')).toEqual({ written: other })
    }
  })
})

test('the difference is told word by word, and its parts join to both texts', () => {
  for (const [was, now] of [
    ['teh rye ,good', 'The rye, good.'],
    ['same', 'same'],
    ['', 'new'],
    ['a b c d', 'd c b a'],
    ['x '.repeat(300), 'y x '.repeat(200)],
  ] as const) {
    const parts = wordDiff(was, now)
    expect(parts?.map((part) => part.was).join('')).toBe(was)
    expect(parts?.map((part) => part.now).join('')).toBe(now)
  }
  expect(wordDiff('the rye was good', 'the rye is good')?.filter(isChange)).toEqual([
    { was: 'was', now: 'is' },
  ])
  expect(wordDiff('x '.repeat(2500), 'y '.repeat(2500))).toBeUndefined()
})

describe('a change is taken over only when all that is said stays', () => {
  test.each<[string, string, boolean, CustomerLanguage?]>([
    ['excellant', 'excellent', true],
    ['realiable', 'reliable', true],
    ['Rye', 'rye', true],
    ['week ,and', 'week, and', true],
    ['dont', 'don’t', true],
    ['esta', 'está', true, 'es'],
    ['colour', 'color', false],
    ['better', 'bitter', false],
    ['never', 'newer', false],
    ['good', 'great', false],
    ['slow', '', false],
    ['', 'very', false],
    ['1,5', '15', false],
    ['3', '5', false],
    ['Mara', 'Maria', false],
    ['less scared', 'no longer scared', false],
    ['late.', 'late?', false],
    ['freundlch', 'freundlich', true, 'de'],
    ['schlecht', 'schlicht', false, 'de'],
  ])('"%s" to "%s": %s', (was, now, isTaken, language = 'en') => {
    expect(isHarmless({ was, now }, language)).toBe(isTaken)
  })
})

describe('a customer who asks for it (PROD-07)', async () => {
  const fake = await fakeModel()
  afterAll(() => fake.close())
  const app = await testApp({ WRITER_URL: fake.url, WRITER_MODEL: 'llama3.2' })
  const { user } = await makeBusiness(app)
  const content = 'the rye keeps for a week,and it tastes realiable. The queue is too long.'
  const agreed = { version: 'fix-2026-11.1+elsewhere:en' }
  const ask = async (businessId = user.formId, consent: { version: string } | undefined = agreed) =>
    caller(app).call(improveText, { body: { businessId, content, consent } })
  beforeEach(() => {
    fake.mischief = undefined
  })

  test('gets spelling and punctuation of the service, and none of what it changes beyond', async () => {
    fake.write = () => 'The rye keeps for a month, and it tastes reliable. The queue is short. Buy now!'
    const { body } = await ask()
    expect(body).toMatchObject({ engine: 'openai-compatible', model: 'llama3.2' })
    expect(body.content).toBe('The rye keeps for a week, and it tastes reliable. The queue is too long.')
    expect(body.parts.map(({ was }) => was).join('')).toBe(content)
  })

  test('gets this server’s corrections when the service is away, and a link that is none is refused', async () => {
    fake.mischief = 500
    const { body } = await ask()
    expect(body).toMatchObject({ engine: 'built-in', model: null })
    expect(body.content).toBe('The rye keeps for a week, and it tastes reliable. The queue is too long.')
    expect((await ask('nobodys')).status).toBe(404)
  })

  test('is asked before their text goes to the service, in the words of the form (PROD-09, ruling 2.5)', async () => {
    const { body: form } = await caller(app).call(getPublicForm, {
      params: { linkId: user.formId },
      query: { language: 'de' },
    })
    expect(form.fixConsent).toEqual({
      version: 'fix-2026-11.1+elsewhere:de',
      sentence: 'Lindqvist Bakery nutzt einen KI-Dienst: Ihr Text wird ihm zur Prüfung gesendet.',
    })
    const input = { businessId: user.formId, content }
    const refusals = [undefined, { version: 'fix-2020-01.1+elsewhere:en' }, { version: form.consent.version }]
    fake.asked.length = 0
    const refused = await Promise.all(
      refusals.map((consent) => caller(app).call(improveText, { body: { ...input, consent } })),
    )
    expect(refused.map(({ status, problem }) => [status, problem.code])).toEqual([
      [403, 'consent-needed'],
      [409, 'edited-elsewhere'],
      [409, 'edited-elsewhere'],
    ])
    expect(fake.asked).toHaveLength(0)
    expect((await ask(user.formId, { version: form.fixConsent?.version ?? '' })).status).toBe(200)
  })

  test('is asked nothing at three stars and below, where no AI service gets their text (ruling 7.11)', async () => {
    fake.asked.length = 0
    const { status, body } = await caller(app).call(improveText, {
      body: { businessId: user.formId, content, rating: 3 },
    })
    expect([status, body.engine, fake.asked.length]).toEqual([200, 'built-in', 0])
  })

  test('is asked nothing while this server corrects their text itself', async () => {
    const plain = await testApp()
    const { user: owner } = await makeBusiness(plain)
    const { body: form } = await caller(plain).call(getPublicForm, { params: { linkId: owner.formId } })
    expect(form.fixConsent).toBeNull()
    const body = { businessId: owner.formId, content }
    expect((await caller(plain).call(improveText, { body })).body.engine).toBe('built-in')
  })
})
