import { getPublicForm } from '#contract/collection.ts'
import { smartGenerate } from '#contract/writer.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Output } from '#contract/endpoint.ts'
import { openCustomerPage } from '../../test/open-customer-page.tsx'
import { sampleOf } from '../../test/sample.ts'
import { aPublicForm } from '../../test/samples.ts'
import { currentBackend } from '../../test/setup.ts'
import { speak } from '../../test/speak.ts'

const liked = 'The crust stays crisp.'
const aWritten = sampleOf<Output<typeof smartGenerate>>(() => ({
  content: liked,
  sentences: [{ text: liked, grounds: [{ question: 'What did you like most?', answer: 'crisp crust' }] }],
  isShort: false,
  engine: 'built-in',
  model: null,
  fallback: null,
  seed: 0,
  record: 'sealed',
  rating: 5,
  isPrivate: false,
}))

async function openHelp(form = aPublicForm()) {
  currentBackend().answer(getPublicForm, form)
  currentBackend().answerUnlessTold(smartGenerate, aWritten())
  const page = openCustomerPage('/testimonial-form/lindqvist-form')
  const { user } = page
  await user.click(await screen.findByRole('radio', { name: '5 stars' }))
  await user.click(screen.getByRole('button', { name: 'Help me write' }))
  const help = within(await screen.findByRole('region', { name: 'Help me write' }))
  const press = (name: string) => user.click(help.getByRole('button', { name }))
  const answer = async (question: string, said: string) => {
    await user.click(help.getByLabelText(question))
    await user.paste(said)
  }
  return { ...page, help, press, answer }
}

test('answers become a draft that only the customer sees, and their words once they say so (PUBQ-09, PUBQ-10)', async () => {
  const { user, help, press, answer } = await openHelp()
  await answer('What did you like most?', 'crisp crust')
  await user.type(help.getByLabelText('Your name'), 'Jonas')
  await press('Agree and write a draft')
  const draft = await help.findByLabelText('Draft')
  expect(draft).toHaveValue(liked)
  expect(screen.getByLabelText('Your testimonial')).toHaveValue('')
  expect(help.getByText('Only you can see it. Change anything that is not right.')).toBeVisible()
  expect(help.getByText(/readers see that it was written with AI and approved by you/)).toBeVisible()
  const grounds = help.getByRole('region', { name: 'Where each sentence comes from' })
  expect(grounds).toHaveTextContent(/The crust stays crisp\.What did you like most\? crisp crust/)
  await user.type(draft, ' Thank you!')
  expect(grounds).toHaveTextContent(/Thank you!You wrote this/)
  await press('Use this text')
  const words = screen.getByLabelText('Your testimonial')
  expect(words).toHaveValue(`${liked} Thank you!`)
  expect(words).toHaveFocus()
  expect(
    currentBackend()
      .received(smartGenerate)
      .map(({ body }) => body),
  ).toEqual([
    {
      businessId: 'lindqvist-form',
      customerName: 'Jonas',
      company: '',
      language: 'en',
      consent: { version: 'draft-2026-11.1+here:en' },
      responses: [
        { question: 'Your rating', answer: '5', kind: 'rating' },
        { question: 'What did you like most?', answer: 'crisp crust', kind: 'text' },
      ],
      preview: true,
      seed: 0,
    },
  ])
})

test('below four stars there is no help with the words: they are feedback for the business (PUBF-05)', async () => {
  const { user } = await openHelp()
  await user.click(screen.getByRole('radio', { name: '3 stars' }))
  expect(screen.queryByRole('region', { name: 'Help me write' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Help me write' })).not.toBeInTheDocument()
})

test('without an answer or a name nothing is asked for, and what is missing is said', async () => {
  const { help, press } = await openHelp()
  await press('Agree and write a draft')
  expect(help.getByText('Please answer at least one question.')).toBeVisible()
  expect(help.getByLabelText('Your name')).toHaveAccessibleDescription('Please fill in your name.')
  expect(currentBackend().calls(smartGenerate)).toEqual([])
})

test('another version has the next seed, and the answers can be changed (COLL-07)', async () => {
  const { user, help, press, answer } = await openHelp()
  await answer('What did you like most?', 'crisp crust')
  await user.type(help.getByLabelText('Your name'), 'Jonas{Enter}')
  await help.findByLabelText('Draft')
  currentBackend().answer(smartGenerate, aWritten({ content: 'Crisp.', seed: 1, isShort: true }))
  await press('Another version')
  expect(await help.findByDisplayValue('Crisp.')).toBeVisible()
  expect(help.getByText(/This is everything you told us/)).toBeVisible()
  expect(currentBackend().received(smartGenerate)[1]?.body.seed).toBe(1)
  await press('Back to the questions')
  expect(help.getByLabelText('What did you like most?')).toHaveValue('crisp crust')
})

test('where an AI service writes, it is said before anything is sent, and after', async () => {
  currentBackend().answer(smartGenerate, aWritten({ engine: 'openai-compatible', model: 'qwen3-8b' }))
  const { user, help, press, answer } = await openHelp(aPublicForm({ draftsElsewhere: true }))
  expect(help.getByText(/uses an AI service: your answers are sent to it/)).toBeVisible()
  await answer('What could be better?', 'Open earlier.')
  await user.type(help.getByLabelText('Your name'), 'Jonas')
  await press('Agree and write a draft')
  expect(await help.findByText(/Written by an AI service/)).toBeVisible()
  expect(help.queryByText(/not sent anywhere else/)).not.toBeInTheDocument()
})

test.for([
  ['lost on the way', () => currentBackend().lose(smartGenerate), /can't reach the server/],
  ['refused', () => currentBackend().fail(smartGenerate, 500), /The draft did not work/],
] as const)('a draft that was %s keeps the answers', async ([, fail, sentence]) => {
  const { user, help, press, answer, reload } = await openHelp()
  await answer('What did you like most?', 'crisp crust')
  await user.type(help.getByLabelText('Your name'), 'Jonas')
  fail()
  await press('Agree and write a draft')
  expect(await help.findByText(sentence)).toBeVisible()
  reload()
  await user.click(await screen.findByRole('button', { name: 'Help me write' }))
  expect(await screen.findByLabelText('What did you like most?')).toHaveValue('crisp crust')
})

test.for([
  ['de', 'Hilfe beim Schreiben', 'Was hat Ihnen am besten gefallen?'],
  ['es', 'Ayúdame a escribir', '¿Qué es lo que más te gustó?'],
  ['fr', 'Aidez-moi à écrire', 'Qu’avez-vous le plus apprécié ?'],
  ['pt', 'Ajuda para escrever', 'Do que gostou mais?'],
] as const)('it speaks %s too', async ([language, title, question]) => {
  speak(language)
  currentBackend().answer(getPublicForm, aPublicForm())
  const { user } = openCustomerPage('/testimonial-form/lindqvist-form')
  const stars = await screen.findAllByRole('radio')
  await user.click(stars.at(-1)!)
  await user.click(screen.getByRole('button', { name: title }))
  expect(await screen.findByLabelText(question)).toBeVisible()
})
