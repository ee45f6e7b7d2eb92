import { getPublicForm, submitTestimonial } from '#contract/collection/collection.ts'
import { smartGenerate } from '#contract/writer/writer.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Output } from '#contract/endpoint.ts'
import { InParts } from '../../test/in-parts.ts'
import { openCustomerPage } from '../../test/open-customer-page.tsx'
import { sampleOf } from '../../test/samples/sample.ts'
import { aPublicForm } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'
import { speak } from '../../test/speak.ts'

const liked = 'The crust stays crisp.'
const aWritten = sampleOf<Output<typeof smartGenerate>>(() => ({
  content: liked,
  sentences: [{ text: liked, grounds: [{ question: 'What did you like most?', answer: 'crisp crust' }] }],
  isShort: false,
  leftOut: [],
  engine: 'built-in',
  model: null,
  fallback: null,
  seed: 0,
  record: 'sealed',
  rating: 5,
  isPrivate: false,
}))

const receipt = {
  id: 'one',
  isPrivate: false,
  isMailed: false,
  manageUrl: 'https://plaudit.example/my/token',
  rewardUrl: null,
  message: 'Thank you.',
}

async function openHelp(form = aPublicForm()) {
  currentBackend().answer(getPublicForm, form)
  currentBackend().answerByDefault(smartGenerate, aWritten())
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
  expect(help.getByText('Only you can see it. Fix anything that’s wrong.')).toBeVisible()
  // It only quotes: no AI wrote it.
  expect(help.queryByText(/written with AI/)).not.toBeInTheDocument()
  const grounds = within(help.getByRole('region', { name: 'Where each sentence comes from' }))
  const sentence = (name: string) => grounds.getByRole('button', { name })
  expect(sentence(liked)).toHaveAccessibleDescription('What did you like most? “crisp crust”')
  await user.type(draft, ' Thank you!')
  expect(sentence('Thank you!')).toHaveAccessibleDescription('You wrote this')
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
  expect(help.getByText(/For a longer text, go back and say more/)).toBeVisible()
  expect(currentBackend().received(smartGenerate)[1]?.body.seed).toBe(1)
  await press('Back to the questions')
  expect(help.getByLabelText('What did you like most?')).toHaveValue('crisp crust')
})

test('three versions are shown on request, and the one that is chosen becomes the words', async () => {
  const { user, help, press, answer } = await openHelp()
  await answer('What did you like most?', 'crisp crust')
  await user.type(help.getByLabelText('Your name'), 'Jonas{Enter}')
  await user.type(await help.findByLabelText('Draft'), ' Thank you!')
  const others = [liked, 'Crisp.', 'A crisp crust.']
  currentBackend().answer(smartGenerate, ({ body: { seed = 0 } }) =>
    aWritten({ content: others[seed - 1] ?? liked, seed, record: `sealed ${seed}` }),
  )
  await press('Show three versions')
  const versions = within(await help.findByRole('group', { name: 'Versions' }))
  expect(versions.getAllByRole('radio')).toHaveLength(3)
  await user.click(versions.getByRole('radio', { name: 'Version 2 Crisp.' }))
  expect(help.getByLabelText('Draft')).toHaveValue('Crisp.')
  await user.click(versions.getByRole('radio', { name: /^Version 1/ }))
  expect(help.getByLabelText('Draft')).toHaveValue(`${liked} Thank you!`)
  await user.click(versions.getByRole('radio', { name: /^Version 2/ }))
  await press('Use this text')
  expect(screen.getByLabelText('Your testimonial')).toHaveValue('Crisp.')
  currentBackend().answer(submitTestimonial, receipt)
  await user.type(screen.getByLabelText('Email'), 'jonas@example.com')
  await user.click(screen.getByRole('button', { name: 'Review and send' }))
  await user.click(await screen.findByRole('button', { name: 'Send testimonial' }))
  await waitFor(() => expect(currentBackend().received(submitTestimonial)).toHaveLength(1))
  expect(currentBackend().received(submitTestimonial)[0]?.body.draftRecord).toBe('sealed 2')
})

test('where there is no other version, or it cannot be had, that is said and the draft stays', async () => {
  const { user, help, press, answer } = await openHelp()
  await answer('What did you like most?', 'crisp crust')
  await user.type(help.getByLabelText('Your name'), 'Jonas{Enter}')
  await help.findByLabelText('Draft')
  currentBackend().fail(smartGenerate)
  await press('Show three versions')
  expect(await help.findByText('Other versions couldn’t be written. This one is unchanged.')).toBeVisible()
  currentBackend().answer(smartGenerate, aWritten())
  await press('Show three versions')
  expect(await help.findByText('There is no other version of your answers.')).toBeVisible()
  expect(help.getByLabelText('Draft')).toHaveValue(liked)
})

test('where an AI service writes, they agree to it before anything is sent, and are told after (PROD-08, PROD-09, ruling 2.5)', async () => {
  currentBackend().answer(smartGenerate, aWritten({ engine: 'openai-compatible', model: 'qwen3-8b' }))
  const sentence = 'Lindqvist Bakery may send my answers to an AI service that writes this draft.'
  const version = 'draft-2026-11.1+elsewhere:en'
  const { user, help, press, answer } = await openHelp(aPublicForm({ draftConsent: { version, sentence } }))
  expect(help.getByText(sentence)).toBeVisible()
  expect(help.getByRole('button', { name: 'Agree and write a draft' })).toHaveAccessibleDescription(sentence)
  await answer('What could be better?', 'Open earlier.')
  await user.type(help.getByLabelText('Your name'), 'Jonas')
  await press('Agree and write a draft')
  expect(await help.findByText(/Written by an AI service/)).toBeVisible()
  expect(help.getByText(/readers see that it was written with AI and approved by you/)).toBeVisible()
  expect(help.queryByText(/not sent anywhere else/)).not.toBeInTheDocument()
  expect(currentBackend().received(smartGenerate)[0]?.body.consent).toEqual({ version })
})

test.for([
  ['paused', /could not be asked, so this server arranged your own words/],
  ['slow', /sent nothing we could use, so this server arranged your own words/],
  ['not-grounded', /wrote things you did not say, so this server arranged your own words/],
] as const)(
  'they learn who wrote the draft, and why it was not the AI service: %s',
  async ([fallback, sentence]) => {
    currentBackend().answer(smartGenerate, aWritten({ fallback }))
    const { user, help, press, answer } = await openHelp()
    await answer('What did you like most?', 'crisp crust')
    await user.type(help.getByLabelText('Your name'), 'Jonas')
    await press('Agree and write a draft')
    expect(await help.findByText(sentence)).toBeVisible()
    expect(help.queryByText(/written with AI/)).not.toBeInTheDocument()
  },
)

test('the draft is seen as it arrives, sentence by sentence', async () => {
  const parts = new InParts()
  currentBackend().answer(smartGenerate, parts)
  const { user, help, press, answer } = await openHelp()
  await answer('What did you like most?', 'crisp crust')
  await user.type(help.getByLabelText('Your name'), 'Jonas')
  await press('Agree and write a draft')
  await waitFor(() => expect(currentBackend().calls(smartGenerate)).toHaveLength(1))
  parts.part({ text: liked, grounds: [] })
  expect(await help.findByText(liked)).toBeVisible()
  expect(help.getByRole('status')).toHaveTextContent('Writing...')
  expect(help.queryByLabelText('What did you like most?')).not.toBeInTheDocument()
  parts.done(aWritten())
  expect(await help.findByLabelText('Draft')).toHaveValue(liked)
})

test('what the draft was made from goes with the testimonial that they send (ruling 2.4)', async () => {
  currentBackend().answer(submitTestimonial, receipt)
  const { user, help, press, answer } = await openHelp()
  await answer('What did you like most?', 'crisp crust')
  await user.type(help.getByLabelText('Your name'), 'Jonas')
  await press('Agree and write a draft')
  await help.findByLabelText('Draft')
  await press('Use this text')
  await user.type(screen.getByLabelText('Email'), 'jonas@example.com')
  await user.click(screen.getByRole('button', { name: 'Review and send' }))
  await user.click(await screen.findByRole('button', { name: 'Send testimonial' }))
  await waitFor(() => expect(currentBackend().received(submitTestimonial)).toHaveLength(1))
  expect(currentBackend().received(submitTestimonial)[0]?.body).toMatchObject({
    content: liked,
    draftRecord: 'sealed',
  })
})

test.for([
  ['lost on the way', () => currentBackend().lose(smartGenerate), /can't reach the server/],
  ['refused', () => currentBackend().fail(smartGenerate, 500), /The draft couldn’t be written/],
  [
    'asked for under an older wording',
    () => currentBackend().refuse(smartGenerate, 'edited-elsewhere', 'The consent wording has changed.'),
    /Please reload this page/,
  ],
] as const)('a draft that was %s keeps the answers (ERR-14)', async ([, fail, sentence]) => {
  const { user, help, press, answer, reload } = await openHelp()
  await answer('What did you like most?', 'crisp crust')
  await user.type(help.getByLabelText('Your name'), 'Jonas')
  fail()
  await press('Agree and write a draft')
  expect(await help.findByText(sentence)).toBeVisible()
  expect(screen.getByText('Generation Failed')).toBeVisible()
  expect(screen.getByText('Please try again or contact support.')).toBeVisible()
  reload()
  await user.click(await screen.findByRole('button', { name: 'Help me write' }))
  expect(await screen.findByLabelText('What did you like most?')).toHaveValue('crisp crust')
})

test.for([
  ['de', 'Hilfe beim Schreiben', 'Was hat Ihnen am besten gefallen?'],
  ['es', 'Ayúdame a escribir', '¿Qué es lo que más te gustó?'],
  ['fr', 'Aidez-moi à écrire', 'Qu’avez-vous le plus apprécié ?'],
  ['pt-BR', 'Ajuda para escrever', 'Do que você mais gostou?'],
  ['pt-PT', 'Ajuda para escrever', 'Do que gostou mais?'],
] as const)('it speaks %s too', async ([language, title, question]) => {
  speak(language)
  currentBackend().answer(getPublicForm, aPublicForm())
  const { user } = openCustomerPage('/testimonial-form/lindqvist-form')
  const stars = await screen.findAllByRole('radio')
  await user.click(stars.at(-1)!)
  await user.click(screen.getByRole('button', { name: title }))
  expect(await screen.findByLabelText(question)).toBeVisible()
})
