import { getFormTexts, saveFormTexts, type FormTexts } from '#contract/collection/form-texts.ts'
import {
  getQuestionnaire,
  type Questionnaire,
  saveQuestionnaire,
} from '#contract/collection/questionnaire.ts'
import { getDynamicVariables } from '#contract/writer/writer.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { toasts } from '../../test/samples/customer-page-samples.ts'
import { currentBackend } from '../../test/setup.ts'

const french = { headline: 'Et alors ?', question: '', thankYou: '' }

beforeEach(() => {
  let storedTexts: FormTexts = { fr: french }
  currentBackend().answer(getFormTexts, () => storedTexts)
  currentBackend().answer(saveFormTexts, ({ body }) => {
    storedTexts = { ...storedTexts, ...body }
    return storedTexts
  })
  let questions: Questionnaire = {}
  currentBackend().answer(getQuestionnaire, () => questions)
  currentBackend().answer(saveQuestionnaire, ({ body }) => {
    questions = { ...questions, ...body }
    return questions
  })
  const option = (label: string) => ({ value: label.toLowerCase(), label })
  currentBackend().answer(getDynamicVariables, {
    services: ['Bread', 'Cakes', 'Breakfast', 'Catering', 'Courses'].map(option),
    benefits: ['Fresh', 'Friendly', 'Fast'].map(option),
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

test('the questions of the questionnaire, and what can be chosen, are the owner’s to write (PUBQ-05)', async () => {
  const { user } = openPage('/form-texts')
  const questions = within(await screen.findByRole('region', { name: 'Questionnaire' }))
  const service = questions.getByLabelText(/^Question 2/)
  expect(service).toHaveAttribute('placeholder', 'Which service helped you most?')
  const choices = questions.getByLabelText('Services to choose from')
  expect(await questions.findByPlaceholderText(/Bread/)).toBe(choices)
  expect(choices).toHaveAttribute('placeholder', 'Bread\nCakes\nBreakfast\nCatering')
  expect(questions.getByLabelText('Before the benefits')).toHaveAttribute('placeholder', 'On the plus side,')
  await user.type(questions.getByLabelText('Before the service'), 'Bought:')
  await user.type(service, 'What did you buy?')
  await user.type(choices, 'Rye{Enter}{Enter} Rolls {Enter}Cakes')
  await user.click(questions.getByRole('button', { name: 'Save English questions' }))
  expect(await toasts().findByText('Questions saved')).toBeVisible()
  expect(currentBackend().received(saveQuestionnaire)[0]?.body).toEqual({
    en: {
      satisfaction: '',
      service: 'What did you buy?',
      benefits: '',
      recommend: '',
      wentWell: '',
      wentWrong: '',
      services: ['Rye', 'Rolls', 'Cakes'],
      benefitChoices: [],
      serviceLead: 'Bought:',
      benefitsLead: '',
      wentWrongLead: '',
    },
  })
  expect(choices).toHaveValue('Rye\nRolls\nCakes')
})

test('more choices than the questionnaire shows are refused beside the field', async () => {
  const { user } = openPage('/form-texts')
  const questions = within(await screen.findByRole('region', { name: 'Questionnaire' }))
  await user.type(questions.getByLabelText('Services to choose from'), 'a{Enter}b{Enter}c{Enter}d{Enter}e')
  await user.click(questions.getByRole('button', { name: 'Save English questions' }))
  expect(await questions.findByText('Please list 4 or fewer')).toBeVisible()
  expect(currentBackend().calls(saveQuestionnaire)).toEqual([])
})
