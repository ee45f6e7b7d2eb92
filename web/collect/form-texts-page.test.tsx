import { getFormTexts, saveFormTexts, type FormTexts } from '#contract/form-texts.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../test/open-page.tsx'
import { toasts } from '../test/customer-page-samples.ts'
import { currentBackend } from '../test/setup.ts'

const french = { headline: 'Et alors ?', question: '', thankYou: '' }

beforeEach(() => {
  let kept: FormTexts = { fr: french }
  currentBackend().answer(getFormTexts, () => kept)
  currentBackend().answer(saveFormTexts, ({ body }) => {
    kept = { ...kept, ...body }
    return kept
  })
})

const field = (name: string) => screen.getByRole('textbox', { name })

test('each language shows the owner’s texts, and the default where there is none', async () => {
  const { user } = openPage('/form-texts')
  expect(await screen.findByRole('textbox', { name: 'Thank-you' })).toHaveAttribute(
    'placeholder',
    'Thank You',
  )
  expect(field('Headline')).toHaveAttribute(
    'placeholder',
    expect.stringMatching(/^How was your experience with /),
  )
  await user.click(screen.getByRole('radio', { name: 'Français' }))
  expect(field('Headline')).toHaveValue('Et alors ?')
  expect(field('Headline')).toHaveAttribute('lang', 'fr')
  expect(field('Thank-you')).toHaveAttribute('placeholder', 'Merci')
})

test('one language is saved at a time, and what was typed in another is not lost', async () => {
  const { user } = openPage('/form-texts')
  await user.type(await screen.findByRole('textbox', { name: 'Headline' }), 'How was dinner?')
  await user.click(screen.getByRole('radio', { name: 'Deutsch' }))
  await user.type(field('Thank-you'), 'Danke!')
  await user.click(screen.getByRole('button', { name: 'Save Deutsch' }))
  expect(await toasts().findByText('Form texts saved')).toBeVisible()
  expect(currentBackend().received(saveFormTexts)[0]?.body).toEqual({
    de: { headline: '', question: '', thankYou: 'Danke!' },
  })
  await user.click(screen.getByRole('radio', { name: 'English' }))
  expect(field('Headline')).toHaveValue('How was dinner?')
})

test('a text that the server refuses is refused beside its field', async () => {
  const { user } = openPage('/form-texts')
  await user.type(await screen.findByRole('textbox', { name: 'Headline' }), 'x')
  const sentence = 'Please use 120 characters or fewer'
  currentBackend().refuse(saveFormTexts, 'invalid-input', sentence, { 'en.headline': sentence })
  await user.click(screen.getByRole('button', { name: 'Save English' }))
  expect(await screen.findByText(sentence)).toBeVisible()
})
