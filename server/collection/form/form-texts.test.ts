import { expect, test } from 'vitest'
import { getPublicForm } from '#contract/collection/collection.ts'
import { getFormTexts, saveFormTexts } from '#contract/collection/form-texts.ts'
import { caller } from '../../test/as.ts'
import { makeBusiness } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()
const german = {
  headline: 'Wie war es bei uns?',
  question: 'Was hat geschmeckt?',
  thankYou: 'Danke von Herzen',
}
const none = { headline: '', question: '', thankYou: '' }

test('the form says the owner’s own words in the language they wrote them for, and the defaults in the others', async () => {
  const owner = await makeBusiness(app)
  const textsIn = async (language: 'de' | 'fr') => {
    const asked = { params: { linkId: owner.user.formId }, query: { language } }
    return (await caller(app).call(getPublicForm, asked)).body.texts
  }
  expect(await textsIn('de')).toEqual(none)
  const { body } = await owner.call(saveFormTexts, { body: { de: german } })
  expect(body).toEqual({ de: german })
  expect(await textsIn('de')).toEqual(german)
  expect(await textsIn('fr')).toEqual(none)
})

test('one language is saved without touching another, and emptied texts are the defaults again', async () => {
  const owner = await makeBusiness(app)
  await owner.call(saveFormTexts, { body: { de: german } })
  await owner.call(saveFormTexts, { body: { en: { ...none, thankYou: 'Cheers' } } })
  expect((await owner.call(getFormTexts, {})).body).toEqual({
    de: german,
    en: { ...none, thankYou: 'Cheers' },
  })
  await owner.call(saveFormTexts, { body: { de: { ...none, headline: '   ' } } })
  expect(Object.keys((await owner.call(getFormTexts, {})).body)).toEqual(['en'])
})

test('texts are plain, short, and only of languages that customers are spoken to in', async () => {
  const owner = await makeBusiness(app)
  const long = await owner.call(saveFormTexts, { body: { en: { ...none, headline: 'W'.repeat(121) } } })
  expect(long.status).toBe(400)
  const { body } = await owner.call(saveFormTexts, {
    body: { en: { ...none, headline: 'How\nwas\u202E it?' } },
  })
  expect(body.en?.headline).toBe('How was it?')
  const unknown = await owner.call(saveFormTexts, { body: { tlh: german } as never })
  expect(unknown.status).toBe(400)
})
