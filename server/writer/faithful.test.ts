import { expect, test } from 'vitest'
import { customerLanguages } from '#contract/languages.ts'
import { composeGrounded } from './compose-grounded.ts'
import { composeDraft } from './composer/compose.ts'
import { sets } from './composer/materials/sets.ts'
import { checkGrounding } from './grounding/check-grounding.ts'
import { groundOf } from './grounding/ground.ts'

const randomSets = customerLanguages.flatMap((language) => sets(language, 100))

test('in 500 drafts from random answers there is no sentence that the answers do not carry', () => {
  const invented = randomSets.flatMap((brief) => {
    const text = composeGrounded(brief).sentences.map((sentence) => sentence.text)
    return checkGrounding(text.join('\n'), groundOf(brief)).filter(({ isGrounded }) => !isGrounded)
  })
  expect(randomSets).toHaveLength(500)
  expect(invented).toEqual([])
})

test('what the check refuses is worded otherwise, and the criticism in it stays', () => {
  const [brief] = sets('en', 1)
  const refused = composeDraft(brief!, (sentence) => !sentence.includes('liked'))
  expect(refused.sentences.map(({ text }) => text).join(' ')).not.toContain('liked')
  expect(refused.sentences.length).toBeGreaterThan(0)
})
