import { expect, test } from 'vitest'
import { aiDefaults } from '#contract/settings/ai-settings.ts'
import { asked } from '../../test/writing/asked.ts'
import { ownerBrief } from './owner-brief.ts'

const offered = { services: [], benefits: [] }
const lindqvist = { businessName: 'Lindqvist', offered }
const german = { ...aiDefaults, language: 'German' } as const

test('what the customer told is an answer of its own, and nothing is none', () => {
  const customerWords = 'Two hundred rolls, still warm.'
  const brief = ownerBrief({ ...asked, customerWords }, aiDefaults, lindqvist, 1)
  expect(brief.answers.map(({ kind, answer }) => [kind, answer])).toEqual([
    ['service', asked.serviceDetails],
    ['benefit', asked.benefits],
    ['text', customerWords],
  ])
  expect(ownerBrief({ ...asked, customerWords: '' }, aiDefaults, lindqvist, 1).answers).toHaveLength(2)
})

test('the language of the form goes before that of the settings (SET-10)', () => {
  expect(ownerBrief(asked, german, lindqvist, 1).language).toBe('de')
  expect(ownerBrief({ ...asked, language: 'pt' }, german, lindqvist, 1).language).toBe('pt')
})
