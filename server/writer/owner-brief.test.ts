import { expect, test } from 'vitest'
import { aiDefaults } from '#contract/settings.ts'
import { ownerBrief } from './owner-brief.ts'

const told = {
  customerName: 'Tomás Reyes',
  company: 'Reyes Cycles',
  serviceDetails: 'Catering',
  benefits: 'Friendly service',
}
const german = { ...aiDefaults, language: 'German' } as const

test('what the customer told is an answer of its own, and nothing is none', () => {
  const customerWords = 'Two hundred rolls, still warm.'
  const brief = ownerBrief({ ...told, customerWords }, aiDefaults, 'Lindqvist', 1)
  expect(brief.answers.map(({ kind, answer }) => [kind, answer])).toEqual([
    ['service', 'Catering'],
    ['benefit', 'Friendly service'],
    ['text', customerWords],
  ])
  expect(ownerBrief({ ...told, customerWords: '' }, aiDefaults, 'Lindqvist', 1).answers).toHaveLength(2)
})

test('the language of the form goes before that of the settings (SET-10)', () => {
  expect(ownerBrief(told, german, 'Lindqvist', 1).language).toBe('de')
  expect(ownerBrief({ ...told, language: 'pt' }, german, 'Lindqvist', 1).language).toBe('pt')
})
