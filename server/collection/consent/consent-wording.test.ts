import { expect, test } from 'vitest'
import { getPublicForm, saveFormSettings } from '#contract/collection/collection.ts'
import { customerLanguages } from '#contract/languages.ts'
import { askedByNewForm } from '#shared/collection/newest-consent.ts'
import { caller } from '../../test/as.ts'
import { makeBusiness } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'
import { currentWording, wordingOf } from './consent-versions.ts'
import { wordings } from './consent-wordings.ts'

const everything = { company: true, photo: true, platform: true }

test.for(customerLanguages)(
  'consent in %s is asked in three sentences of one short line each',
  (language) => {
    const { scopes } = currentWording(language, { company: true })
    expect(scopes.map(({ scope }) => scope)).toEqual(['display', 'use_name', 'suggest_posting'])
    for (const { sentence } of currentWording(language, everything).scopes) {
      expect(sentence.length).toBeLessThanOrEqual(85)
      expect(sentence).toMatch(/^[^.]+\.$/)
    }
  },
)

test('a form that does not ask for the company asks only about the name (ruling 6.5)', async () => {
  const app = await testApp()
  const owner = await makeBusiness(app)
  const body = { requiresApproval: true, publicLinks: 'everyone', companyField: 'hidden' } as const
  await owner.call(saveFormSettings, { body })
  const form = await caller(app).call(getPublicForm, { params: { linkId: owner.user.formId } })
  expect(form.body.consent.version).toBe('2026-11.4+photo:en')
  expect(form.body.consent.scopes[1]?.sentence).toBe('You may show my name with it.')
})

test('the form of a new business asks what onboarding showed of it, to the letter (BCTX-07)', async () => {
  const app = await testApp()
  const { user } = await makeBusiness(app)
  const form = (await caller(app).call(getPublicForm, { params: { linkId: user.formId } })).body
  expect(form).toMatchObject({ companyField: 'optional', requiresApproval: true })
  const withoutPhoto = form.consent.scopes.filter(({ scope }) => scope !== 'use_photo')
  expect(withoutPhoto).toEqual(askedByNewForm)
})

test('every version that a form ever showed is still understood, to the letter', () => {
  for (const version of Object.keys(wordings)) {
    for (const language of customerLanguages) {
      const { scopes } = wordingOf(`${version}+platform:${language}`, 'Bakery') ?? { scopes: [] }
      expect(scopes.map(({ scope }) => scope)).toContain('platform')
    }
  }
  const before = wordingOf('2026-11.3:en', 'Bakery')?.scopes.map(({ sentence }) => sentence)
  expect(before).toEqual([
    'You may show my testimonial and rating on your website and in your marketing.',
    'You may show my name and company with it.',
    'You may email me a link to post it publicly.',
  ])
  expect(wordingOf('2026-11.4+photo+nonsense:en', 'Bakery')).toBeUndefined()
  expect(wordingOf('2026-11:en', 'Bakery')).toBeUndefined()
})
