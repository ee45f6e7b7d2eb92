import { getPublicForm } from '#contract/collection/collection.ts'
import { getPublicServices, submitQuestionnaire } from '#contract/collection/questionnaire.ts'
import { smartGenerate } from '#contract/writer/writer.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aReceipt, thankYou, toasts } from '../../test/samples/customer-page-samples.ts'
import {
  aDraft,
  answerAll,
  aPublicServices,
  chooseCakes,
  openQuestionnaire,
  press,
  question,
  star,
  toReview,
} from '../../test/samples/questionnaire-samples.ts'
import { aPublicForm } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'
import { speak } from '../../test/speak.ts'

const field = (label: string) => screen.getByLabelText(label)

test('questions are there once business and services are, one at a time (PUBQ-03, PUBQ-04, PUBQ-05, PUBQ-06)', async () => {
  const services = currentBackend().hold(getPublicServices)
  const { user } = openQuestionnaire()
  expect(await screen.findByText('Loading personalized questions...')).toBeInTheDocument()
  services.release()
  expect(await question(/^Question 1 of 4\. How satisfied are you with Lindqvist Bakery\?/)).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Share your experience with Lindqvist Bakery'))
  expect(screen.queryByRole('button', { name: 'Previous question' })).not.toBeInTheDocument()
  await star(user, 4)
  expect(await question(/^Question 2 of 4/)).toHaveFocus()
  expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
    'Bread',
    'Cakes',
    'Something else?',
  ])
  await press(user, 'Previous question')
  expect(await screen.findByRole('radio', { name: /^4 stars/ })).toBeChecked()
})

test('a star and a single choice go on after 500 ms, a multiple choice with Continue (PUBQ-07, PUBQ-08, PUBQ-15)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 })
  onTestFinished(() => void vi.useRealTimers())
  const pauses = vi.spyOn(globalThis, 'setTimeout')
  const { user } = openQuestionnaire()
  await star(user, 5)
  expect(pauses.mock.calls.map(([, ms]) => ms)).toContain(500)
  await vi.advanceTimersByTimeAsync(500)
  expect(await question(/Which service/)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Bread' }))
  await vi.advanceTimersByTimeAsync(500)
  expect(await question(/What did you like/)).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Fresh' }))
  await user.click(screen.getByRole('checkbox', { name: 'Fast' }))
  await vi.advanceTimersByTimeAsync(2000)
  expect(await question(/What did you like/)).toBeVisible()
  await press(user, 'Continue')
  expect(await question(/recommend Lindqvist Bakery/)).toBeVisible()
  await star(user, 5)
  await vi.advanceTimersByTimeAsync(500)
  expect(await question(/Who is this from/)).toBeVisible()
})

test('with the arrow keys nothing goes on by itself: Continue and Enter do', async () => {
  const { user } = openQuestionnaire()
  await screen.findByRole('radio', { name: /^1 star/ })
  screen.getByRole('radio', { name: /^1 star/ }).focus()
  await user.keyboard(' {ArrowRight}{ArrowRight}')
  expect(screen.getByRole('radio', { name: /^3 stars/ })).toBeChecked()
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(await question(/How satisfied/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await question(/Which service/)).toBeVisible()
})

test('"Something else?" takes the customer’s own words, and no blank ones (PUBQ-06, PUBQ-15, RULE-31)', async () => {
  const { user } = openQuestionnaire()
  await star(user, 5)
  await question(/Which service/)
  await user.click(screen.getByRole('radio', { name: 'Something else?' }))
  await user.type(field('Your answer'), '   ')
  await press(user, 'Continue')
  expect(await screen.findByText('Please write your answer.')).toBeVisible()
  expect(field('Your answer')).toHaveFocus()
  await user.type(field('Your answer'), 'Baking course')
  await press(user, 'Continue')
  await question(/What did you like/)
  await user.click(screen.getByRole('checkbox', { name: 'Friendly' }))
  await user.click(screen.getByRole('checkbox', { name: 'Something else?' }))
  await user.type(field('Your answer'), 'Mara let my son knead.')
  await press(user, 'Continue')
  await question(/recommend/)
  await press(user, 'Skip')
  await question(/Who is this from/)
  await toReview(user)
  expect(currentBackend().received(smartGenerate)[0]?.body.responses).toEqual([
    { question: 'How satisfied are you with Lindqvist Bakery?', answer: '5', kind: 'rating' },
    { question: 'Which service helped you most?', answer: 'Baking course', kind: 'text' },
    { question: 'What did you like about it?', answer: 'Friendly', kind: 'benefit' },
    { question: 'What did you like about it?', answer: 'Mara let my son knead.', kind: 'text' },
  ])
})

test('contact, a draft beside the answers, and exactly the text on the screen is sent (PUBQ-09, PUBQ-10, PUBQ-11, PUBQ-14, PUBQ-17)', async () => {
  const { user } = openQuestionnaire()
  await answerAll(user)
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
  expect(screen.getByRole('button', { name: 'Submit' })).toHaveAccessibleDescription(
    `By pressing Submit, you agree: ${aPublicForm().draftConsent.sentence}`,
  )
  await user.click(screen.getByRole('checkbox', { name: /You may show my testimonial/ }))
  await toReview(user, 'Jonas Petersen')
  expect(currentBackend().received(smartGenerate)[0]?.body).toMatchObject({
    businessId: 'counter',
    customerName: 'Jonas Petersen',
    company: 'Jonas Petersen',
    consent: { version: aPublicForm().draftConsent.version },
    preview: true,
  })
  expect(await question(/Review your testimonial/)).toHaveFocus()
  expect(field('Your testimonial')).toHaveValue(aDraft().content)
  const sentence = (name: string) => screen.getByRole('button', { name })
  expect(sentence('Cakes.')).toHaveAccessibleDescription('Which service helped you most? “Cakes”')
  await user.type(field('Your testimonial'), ' Thank you!')
  expect(sentence('Thank you!')).toHaveAccessibleDescription('You wrote this')
  await press(user, 'Approve & Submit')
  expect(await thankYou()).toHaveFocus()
  expect(currentBackend().received(submitQuestionnaire)).toEqual([
    {
      body: {
        linkId: 'counter',
        customerName: 'Jonas Petersen',
        customerEmail: null,
        company: '',
        content: `${aDraft().content} Thank you!`,
        draftRecord: 'sealed',
        rating: 5,
        consent: { version: aPublicForm().consent.version, scopes: ['display'] },
        website: '',
        allowGooglePosting: false,
        allowYelpPosting: false,
      },
    },
  ])
})

test('three versions on request, with the focus on them, and the one that is chosen is sent', async () => {
  const { user } = openQuestionnaire()
  await answerAll(user)
  await toReview(user)
  await question(/Review your testimonial/)
  await user.type(field('Your testimonial'), ' Thank you!')
  const others = [aDraft().content, 'Mara first.', 'My son first.']
  currentBackend().answer(smartGenerate, ({ body: { seed = 0 } }) =>
    aDraft({
      content: others[(seed - aDraft().seed - 1) % others.length] ?? '',
      seed,
      record: `sealed ${seed}`,
    }),
  )
  await press(user, 'Show three versions')
  const versions = within(await screen.findByRole('group', { name: 'Versions' }))
  expect(versions.getByRole('radio', { checked: true })).toHaveFocus()
  await user.click(versions.getByRole('radio', { name: 'Version 2 Mara first.' }))
  expect(field('Your testimonial')).toHaveValue('Mara first.')
  await user.click(versions.getByRole('radio', { name: /^Version 1/ }))
  expect(field('Your testimonial'), 'what was typed into the first').toHaveValue(
    `${aDraft().content} Thank you!`,
  )
  await user.click(versions.getByRole('radio', { name: /^Version 2/ }))
  await press(user, 'Approve & Submit')
  await thankYou()
  expect(currentBackend().received(submitQuestionnaire)[0]?.body).toMatchObject({
    content: 'Mara first.',
    draftRecord: `sealed ${aDraft().seed + 2}`,
  })
})

test('without a name nothing goes on (RULE-30)', async () => {
  const { user } = openQuestionnaire()
  await answerAll(user)
  // The step's own heading has the focus first.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Who is this from?' })).toHaveFocus())
  await press(user, 'Submit')
  expect(toasts().getByText('Missing Information')).toBeVisible()
  expect(toasts().getByText('Please complete all questions and provide your name.')).toBeVisible()
  expect(field('Your name')).toHaveFocus()
  await user.type(screen.getByLabelText(/^Email/), 'jonas@')
  await user.type(field('Your name'), 'Jonas')
  await press(user, 'Submit')
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
  expect(currentBackend().calls(smartGenerate)).toEqual([])
})

test('the customer writes it all themselves, before a draft or instead of one (PUBQ-10)', async () => {
  const { user } = openQuestionnaire()
  await answerAll(user)
  await user.type(field('Your name'), 'Jonas')
  await press(user, 'Write it myself')
  expect(await screen.findByLabelText('Your testimonial')).toHaveValue('')
  expect(currentBackend().calls(smartGenerate)).toEqual([])
  await press(user, 'Approve & Submit')
  expect(await screen.findByText('Please write your testimonial.')).toBeVisible()
  await press(user, 'Back to Edit')
  await question(/Who is this from/)
  await press(user, 'Submit')
  expect(await screen.findByDisplayValue(aDraft().content)).toBeVisible()
  await press(user, 'Write it myself')
  await user.type(field('Your testimonial'), 'My own words.')
  await press(user, 'Approve & Submit')
  await thankYou()
  const [sent] = currentBackend().received(submitQuestionnaire)
  expect(sent?.body.content).toBe('My own words.')
  expect(sent?.body.draftRecord, 'nothing of it was drafted').toBeUndefined()
})

test('of stars alone no draft is made: the customer is asked for a sentence', async () => {
  currentBackend().answer(smartGenerate, aDraft({ content: '', sentences: [], isShort: true }))
  const { user } = openQuestionnaire()
  await answerAll(user)
  await user.type(field('Your name'), 'Jonas')
  await press(user, 'Submit')
  expect(await screen.findByText(/^There is no text yet\. Write a sentence/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Write it myself' })).not.toBeInTheDocument()
  await user.type(field('Your testimonial'), 'Mara knows my order.')
  expect(screen.queryByText(/^There is no text yet/)).not.toBeInTheDocument()
})

test('what the customer changed in the draft survives a look at the answers', async () => {
  const { user } = openQuestionnaire()
  await answerAll(user)
  await toReview(user)
  await user.type(field('Your testimonial'), ' Really.')
  await press(user, 'Back to Edit')
  await press(user, 'Submit')
  expect(await screen.findByLabelText('Your testimonial')).toHaveValue(`${aDraft().content} Really.`)
  expect(currentBackend().calls(smartGenerate)).toHaveLength(1)
  await press(user, 'Use the draft')
  expect(field('Your testimonial')).toHaveValue(aDraft().content)
})

test('a draft that does not come leaves the field to the customer (ERR-14)', async () => {
  currentBackend().fail(smartGenerate, 500)
  const { user } = openQuestionnaire()
  await answerAll(user)
  await toReview(user)
  expect(toasts().getByText('Generation Failed')).toBeVisible()
  expect(toasts().getByText('Please try again or contact support.')).toBeVisible()
  expect(screen.getByText("The draft couldn't be written. You can write it yourself.")).toBeVisible()
  expect(field('Your testimonial')).toHaveValue('')
})

test('everything is there again after a reload, until the customer starts over', async () => {
  const { user, reload } = openQuestionnaire()
  await answerAll(user)
  await user.type(field('Your name'), 'Jonas')
  reload()
  expect(await screen.findByLabelText('Your name')).toHaveValue('Jonas')
  await press(user, 'Submit')
  await screen.findByDisplayValue(aDraft().content)
  reload()
  expect(await screen.findByLabelText('Your testimonial')).toHaveValue(aDraft().content)
  await user.click(screen.getByText('Where each sentence comes from', { selector: 'summary' }))
  expect(screen.getByRole('region', { name: 'Where each sentence comes from' })).toBeVisible()
  await press(user, 'Back to Edit')
  await press(user, 'Back')
  expect(await screen.findByRole('radio', { name: /^5 stars/ })).toBeChecked()
  reload()
  await user.click(await screen.findByRole('button', { name: 'Start over' }))
  expect(await question(/^Question 1 of 4/)).toBeVisible()
  expect(screen.getByRole('radio', { name: /^5 stars/ })).not.toBeChecked()
})

test('out of reach, the words wait on the device and are sent once', async () => {
  const backend = currentBackend()
  backend.lose(submitQuestionnaire)
  const { user, reload } = openQuestionnaire()
  await answerAll(user)
  await toReview(user)
  await user.dblClick(screen.getByRole('button', { name: 'Approve & Submit' }))
  expect(await screen.findByText(/^What you wrote is saved on this device/)).toBeVisible()
  expect(screen.queryByText('Submission Failed'), 'nothing has failed: it waits').not.toBeInTheDocument()
  backend.answer(submitQuestionnaire, aReceipt())
  reload()
  expect(await thankYou()).toHaveFocus()
  const keys = backend.calls(submitQuestionnaire).map(({ idempotencyKey }) => idempotencyKey)
  expect(new Set(keys).size).toBe(1)
  reload()
  expect(await thankYou()).toBeVisible()
  await press(user, 'Write another one')
  expect(await question(/^Question 1 of 4/)).toBeVisible()
  expect(screen.getByRole('radio', { name: /^5 stars/ })).not.toBeChecked()
})

test('a link without an id, a closed, a used and an expired one say so kindly (PUBQ-02)', async () => {
  currentBackend().refuse(getPublicForm, 'not-found', 'There is no such form.')
  const { close } = openQuestionnaire()
  expect(await screen.findByRole('heading', { name: 'Invalid testimonial link' })).toBeVisible()
  close()
  currentBackend().refuse(getPublicForm, 'form-closed', 'This link was already used.')
  const used = openQuestionnaire()
  expect(await screen.findByRole('heading', { name: 'This link was already used' })).toBeVisible()
  used.close()
  currentBackend().refuse(getPublicForm, 'link-expired', 'This link has expired.')
  openQuestionnaire()
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeVisible()
  expect(screen.getByText(/Please ask for a new link\.$/)).toBeVisible()
})

test('a hand-over fills in who it is, and the company goes to the writer (PUBF-02, PUBQ-17)', async () => {
  const { user } = openQuestionnaire(
    '?customerName=Zo%C3%AB&customerEmail=zoe@example.com&company=Atelier&formId=counter',
  )
  await answerAll(user)
  expect(field('Your name')).toHaveValue('Zoë')
  expect(screen.getByLabelText(/^Email/)).toHaveValue('zoe@example.com')
  await press(user, 'Submit')
  await screen.findByDisplayValue(aDraft().content)
  expect(currentBackend().received(smartGenerate)[0]?.body.company).toBe('Atelier')
})

test('a link for one customer knows their name and asks for no address', async () => {
  const personal = { customerName: 'Jonas Petersen', email: 'j•••@kantine-nord.example' }
  const { user } = openQuestionnaire('', { personal })
  await answerAll(user)
  expect(field('Your name')).toHaveValue('Jonas Petersen')
  expect(screen.queryByLabelText(/^Email/)).not.toBeInTheDocument()
  expect(screen.getByText(/^Your answer is sent as/)).toHaveTextContent(personal.email)
})

test('up to three stars it asks what went well, and what didn’t', async () => {
  const { user } = openQuestionnaire()
  await star(user, 2)
  await question(/Which service/)
  await press(user, 'Skip')
  expect(await question(/What went well\?/)).toBeVisible()
  await user.type(field('What didn’t?'), 'One tray was late.')
  await user.click(screen.getByRole('checkbox', { name: 'Something else?' }))
  await user.type(field('Your answer'), 'The rye')
  await user.click(screen.getByRole('checkbox', { name: 'Fresh' }))
  await press(user, 'Continue')
  await question(/recommend/)
  await press(user, 'Skip')
  await toReview(user)
  expect(currentBackend().received(smartGenerate)[0]?.body.responses).toEqual([
    { question: 'How satisfied are you with Lindqvist Bakery?', answer: '2', kind: 'rating' },
    { question: 'What went well?', answer: 'Fresh', kind: 'benefit' },
    { question: 'What went well?', answer: 'The rye', kind: 'text' },
    { question: 'What didn’t?', answer: 'One tray was late.', kind: 'text' },
  ])
})

test('where little was said, it asks one more thing at a time, two at most, and each may be skipped', async () => {
  const followUps = ['experience', 'helper', 'duration', 'before'] as const
  currentBackend().answer(getPublicServices, aPublicServices({ followUps: [...followUps] }))
  const { user, reload } = openQuestionnaire()
  await star(user, 5)
  await chooseCakes(user)
  expect(await question(/How did it go\?/)).toHaveFocus()
  await user.type(field('How did it go? A sentence or two is enough.'), 'They came on Sunday.')
  await press(user, 'Continue')
  expect(await question(/Who helped you\?|How long did it take\?/)).toBeVisible()
  reload()
  expect(await question(/How long did it take\?|Who helped you\?/)).toBeVisible()
  await press(user, 'Skip')
  await question(/Who is this from/)
  await press(user, 'Back')
  expect(await question(/How long did it take\?|Who helped you\?/)).toBeVisible()
  await press(user, 'Previous question')
  expect(await screen.findByDisplayValue('They came on Sunday.')).toBeVisible()
  await press(user, 'Continue')
  await press(user, 'Skip')
  await toReview(user)
  expect(currentBackend().received(smartGenerate)[0]?.body.responses.at(-1)).toEqual({
    question: 'How did it go? A sentence or two is enough.',
    answer: 'They came on Sunday.',
    kind: 'text',
  })
})

test('the owner’s own question is asked as it is', async () => {
  const questions = { ...aPublicServices().questions, satisfaction: 'How was the bread?' }
  currentBackend().answer(getPublicServices, aPublicServices({ questions }))
  openQuestionnaire()
  expect(await question(/How was the bread\?$/)).toBeVisible()
})

test.for([
  ['de', /^Frage 1 von 4\. Wie zufrieden sind Sie mit Lindqvist Bakery\?/, 'Etwas anderes?'],
  ['es', /^Pregunta 1 de 4/, '¿Otra cosa?'],
  ['fr', /^Question 1 sur 4/, 'Autre chose ?'],
  ['pt', /^Pergunta 1 de 4/, 'Outra coisa?'],
] as const)('it speaks %s, as the browser does (ruling 6.9)', async ([language, first, other]) => {
  speak(language)
  const { user } = openQuestionnaire()
  expect(await question(first)).toBeVisible()
  await user.click(screen.getAllByRole('radio').at(-1)!)
  await waitFor(() => expect(screen.getByRole('radio', { name: other })).toBeVisible(), { timeout: 3000 })
  expect(currentBackend().received(getPublicServices)[0]?.query.language).toBe(language)
})
