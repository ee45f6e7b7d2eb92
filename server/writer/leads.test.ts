import { describe, expect, test } from 'vitest'
import { noQuestions, type OwnQuestions } from '#contract/collection/questionnaire.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import { briefOf, draftOf, type Said } from '../test/writing/draft-of.ts'
import { leadFor } from './briefs/lead-for.ts'

describe('a few words before an answer', () => {
  const offered = {
    services: [
      { value: 'catering', label: 'Catering' },
      { value: 'cakes', label: 'Tartas' },
    ],
    benefits: ['Fresh ingredients', 'Friendly service'].map((label) => ({ value: label, label })),
  }
  const led = (said: readonly Said[], language: CustomerLanguage = 'en', own?: Partial<OwnQuestions>) => {
    const brief = briefOf(said, { language })
    const known = { language, offered, own: own && { ...noQuestions, ...own } }
    return draftOf({ ...brief, answers: brief.answers.map((one) => ({ ...one, lead: leadFor(one, known) })) })
  }
  const service: Said = ['Which service helped you most?', 'Catering', 'service']
  const liked = 'What did you like about it?'

  test('what was tapped needs no announcement, and its service is named beside the text', () => {
    const picks: Said = [liked, 'Fresh ingredients, Friendly service', 'benefit']
    const praised = led([service, picks])
    expect(praised.text).toBe('Fresh ingredients, friendly service.')
    expect(praised.leftOut).toEqual(['Catering'])
    const told = led([service, ['How was it?', 'They were early.']])
    expect([told.text, told.leftOut]).toEqual(['They were early.', ['Catering']])
    expect(led([service]).text).toBe('Service: Catering.')
    const own = { service: 'What did we do for you?', serviceLead: 'They did our' }
    expect(led([['What did we do for you?', 'Catering', 'service'], picks], 'en', own).text).toContain(
      'They did our Catering.',
    )
  })

  test('the owner’s own come before the owner’s own question, and ours never do', () => {
    const own = { benefits: 'What stood out?', benefitsLead: 'Stood out:' }
    expect(led([['What stood out?', 'Fresh ingredients', 'benefit']], 'en', own).text).toBe(
      'Stood out: fresh ingredients.',
    )
    const withoutLead = { benefits: 'What was bad?' }
    expect(led([['What was bad?', 'Fresh ingredients', 'benefit']], 'en', withoutLead).text).toBe(
      'Fresh ingredients.',
    )
  })

  test('nothing comes before what was typed and not offered, nor a good word before a complaint', () => {
    expect(led([[liked, 'hair in the salad', 'benefit']]).text).toBe('Hair in the salad.')
    expect(led([[liked, 'cold soup', 'benefit']]).text).toBe('Cold soup.')
  })

  test('what was typed below four stars, and a follow-up, is understood', () => {
    const said: Said[] = [
      ['Rating', '2', 'rating'],
      ['What went well?', 'Fresh ingredients', 'benefit'],
      ['What didn’t?', 'the parking'],
      ['Who helped you?', 'Mara'],
      ['How long did it take?', 'It took an hour.'],
    ]
    expect(led(said).text).toBe(
      'Cons: the parking. It took an hour. Helped by Mara. On the plus side, fresh ingredients.',
    )
  })

  test('leads read on as people write, with a verb where the answer is a clause or a time', () => {
    const follows = (question: string, answer: string, language: CustomerLanguage = 'en') =>
      led([[question, answer]], language).text
    expect(follows('What was it like before?', 'I couldn’t sleep')).toBe('Before, I couldn’t sleep.')
    expect(follows('What was it like before?', 'a paper book')).toBe('Before: a paper book.')
    expect(follows('¿Cómo era antes?', 'no podía dormir', 'es')).toBe('Antes no podía dormir.')
    expect(follows('How long did it take?', 'about two weeks')).toBe('Took about two weeks.')
    expect(follows('¿Quién te atendió?', 'la doctora Inés', 'es')).toBe('Me atendió la doctora Inés.')
    expect(follows('What did you like most?', 'The lamb')).toBe('Best part: the lamb.')
    expect(follows('What did you like most?', 'Quick and tidy')).toBe('Quick and tidy.')
  })

  test('a service in another language than the customer’s is no sentence', () => {
    const said: Said[] = [
      ['¿Qué compró?', 'fresh bread and cakes', 'service'],
      ['¿Algo más?', 'La tarta estaba muy buena.'],
    ]
    expect(led(said, 'es')).toMatchObject({
      text: 'La tarta estaba muy buena.',
      leftOut: ['fresh bread and cakes'],
    })
  })
})
