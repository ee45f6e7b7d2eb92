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

  test('what was tapped of a service comes behind its name, and alone behind what the question is called', () => {
    const picks: Said = [liked, 'Fresh ingredients, Friendly service', 'benefit']
    const joined = led([service, picks])
    expect(joined.text).toBe('Catering: fresh ingredients, friendly service.')
    expect(joined.sentences[0]?.grounds.map(({ answer }) => answer)).toEqual([picks[1], 'Catering'])
    expect(led([picks]).text).toBe('Pros: fresh ingredients, friendly service.')
    expect(led([service]).text).toBe('Service: Catering.')
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
      'Cons: the parking. It took an hour. Helped by: Mara. Pros: fresh ingredients.',
    )
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
