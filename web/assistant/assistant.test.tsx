import { getDashboard } from '#contract/overview/overview.ts'
import { chat, type ChatAnswer } from '#contract/assistant/chat.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../test/open-page.tsx'
import { aDashboard } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'

const greeting =
  'Hello! I can help you analyze your testimonial data, generate insights, or answer questions about your campaigns. What would you like to know?'

const findPanel = async () => within(await screen.findByRole('dialog', { name: 'AI Assistant' }))
const answer = (response: string, more: Partial<ChatAnswer> = {}): ChatAnswer => ({
  response,
  timestamp: new Date().toISOString(),
  lines: response.split('\n').map((text) => [{ text }]),
  table: null,
  quotes: [],
  suggestions: [],
  query: null,
  note: null,
  ...more,
})

/** What was said, line by line. */
const lines = (panel: ReturnType<typeof within>) =>
  [...panel.getByRole('log').children].map(({ textContent }) => textContent)

async function startChat() {
  const page = openPage('/ai-assistant')
  await page.user.click(await screen.findByRole('button', { name: 'Start Chat' }))
  const panel = await findPanel()
  return { ...page, panel, field: panel.getByPlaceholderText('Ask about your testimonials...') }
}

test('the panel opens from the dashboard and greets (DASH-12, CHAT-01, CHAT-02, CHAT-04)', async () => {
  currentBackend().answer(getDashboard, aDashboard())
  const { user } = openPage('/dashboard')
  await user.click(await screen.findByRole('button', { name: 'AI Assistant' }))
  const panel = await findPanel()
  expect(panel.getByText('Ask about your testimonials and data')).toBeVisible()
  expect(lines(panel)).toEqual([`Assistant: ${greeting}`])
  expect(panel.getByPlaceholderText('Ask about your testimonials...')).toHaveFocus()
  expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled()
})

test('closed and opened again, it still holds the conversation (CHAT-03)', async () => {
  currentBackend().answer(chat, answer('Your average is 4.8.'))
  currentBackend().answer(getDashboard, aDashboard())
  const { user } = openPage('/dashboard')
  const opener = await screen.findByRole('button', { name: 'AI Assistant' })
  await user.click(opener)
  await user.type((await findPanel()).getByLabelText('Your question'), 'How am I doing?{Enter}')
  expect(await screen.findByText('Your average is 4.8.')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(opener).toHaveFocus()
  await user.click(opener)
  const panel = await findPanel()
  expect(panel.getByText('How am I doing?')).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('while an answer is awaited it is typing, and nothing else can be asked (CHAT-05)', async () => {
  const backend = currentBackend()
  backend.answer(chat, answer('Your average is 4.8.'))
  const { user, panel, field } = await startChat()
  const held = backend.hold(chat)
  await user.type(field, 'How am I doing?{Enter}')
  expect(await panel.findByText('The assistant is typing')).toBeInTheDocument()
  expect(field).toBeDisabled()
  expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled()
  held.release()
  expect(await panel.findByText('Your average is 4.8.')).toBeVisible()
  expect(panel.queryByText('The assistant is typing')).not.toBeInTheDocument()
  expect(field).toBeEnabled()
  expect(field).toHaveFocus()
})

test('an answer stands below its question, and this browser alone keeps the conversation until it is cleared (CHAT-06)', async () => {
  currentBackend().answer(chat, answer('Your average is 4.8.'))
  const { user, panel, field, ...page } = await startChat()
  await user.type(field, 'What is my average?')
  await user.click(panel.getByRole('button', { name: 'Send' }))
  await panel.findByText('Your average is 4.8.')
  expect(lines(panel).slice(1)).toEqual(['You: What is my average?', 'Assistant: Your average is 4.8.'])
  expect(panel.getAllByTitle(/\d{4}.*\d:\d\d/)).toHaveLength(3)
  expect(field).toHaveValue('')
  page.reload()
  await user.click(await screen.findByRole('button', { name: 'Start Chat' }))
  const again = await findPanel()
  expect(lines(again).slice(1)).toEqual(['You: What is my average?', 'Assistant: Your average is 4.8.'])
  await user.click(again.getByRole('button', { name: 'Clear conversation' }))
  expect(lines(again)).toEqual([`Assistant: ${greeting}`])
  expect(localStorage.getItem('plaudit-assistant')).toBeNull()
})

test('a number leads to its rows, and the next question goes with what was understood (CHAT-06)', async () => {
  const query = { subject: 'testimonials', measure: 'count', filters: { status: 'pending' } } as const
  const href = '/testimonials?status=pending'
  currentBackend().answer(
    chat,
    answer('3 testimonials are pending.', {
      lines: [[{ text: '3 testimonials', href }, { text: ' are pending.' }]],
      table: {
        columns: ['Rating', 'Testimonials'],
        rows: [{ cells: [{ text: '5 stars' }, { text: '3', href }], part: 1 }],
      },
      quotes: [
        {
          id: 'one',
          text: 'Good rye.',
          name: 'Ada',
          rating: 5,
          date: '2027-03-01',
          href: '/testimonials?view=one',
        },
      ],
      suggestions: ['By source?'],
      query,
    }),
  )
  const { user, panel, field } = await startChat()
  await user.type(field, 'How many are pending?{Enter}')
  expect(await panel.findByRole('link', { name: '3 testimonials' })).toHaveAttribute('href', href)
  expect(panel.getByRole('row', { name: '5 stars 3' })).toBeVisible()
  expect(panel.getByText('Good rye.')).toBeVisible()
  expect(panel.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/testimonials?view=one')
  await user.click(panel.getByRole('button', { name: 'Copy answer' }))
  expect(await navigator.clipboard.readText()).toBe(
    '3 testimonials are pending.\nRating\tTestimonials\n5 stars\t3\n“Good rye.” Ada',
  )
  await user.click(panel.getByRole('button', { name: 'By source?' }))
  await waitFor(() => expect(currentBackend().received(chat)).toHaveLength(2))
  expect(currentBackend().received(chat)[1]).toMatchObject({
    body: { message: 'By source?', previous: query },
  })
})

test('an answer that takes too long can be stopped, and the question stays (CHAT-05)', async () => {
  const backend = currentBackend()
  backend.answer(chat, answer('Your average is 4.8.'))
  const { user, panel, field } = await startChat()
  const held = backend.hold(chat)
  await user.type(field, 'How am I doing?{Enter}')
  await user.click(await panel.findByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(field).toBeEnabled())
  expect(field).toHaveValue('How am I doing?')
  expect(panel.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  held.release()
})

test('without an answer the question stays and can be asked again (CHAT-07)', async () => {
  const backend = currentBackend()
  backend.refuse(chat, 'unavailable', 'The server cannot reach its database right now.')
  const { user, panel, field } = await startChat()
  await user.type(field, 'How am I doing?{Enter}')
  expect(
    await panel.findByText('I could not answer that. The server cannot reach its database right now.'),
  ).toBeVisible()
  expect(field).toHaveValue('How am I doing?')
  expect(field).toHaveFocus()
  backend.answer(chat, answer('Your average is 4.8.'))
  await user.click(panel.getByRole('button', { name: 'Retry' }))
  await panel.findByText('Your average is 4.8.')
  expect(lines(panel).slice(1)).toEqual(['You: How am I doing?', 'Assistant: Your average is 4.8.'])
  // Months and days in answers are those of the browser's place.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const asked = { body: { message: 'How am I doing?', timeZone } }
  expect(backend.received(chat)).toEqual([asked, asked])
})

test.each(['Numbers', 'Trends', 'Customers', 'Insights'])(
  'the card %s of /ai-assistant opens the chat (CHAT-08, CHAT-09)',
  async (name) => {
    const { user } = openPage('/ai-assistant')
    expect(await screen.findByRole('heading', { level: 1, name: 'AI Business Intelligence' })).toBeVisible()
    const main = within(screen.getByRole('main'))
    await user.click(main.getByRole('button', { name: new RegExp(`^${name}`) }))
    expect(lines(await findPanel())).toEqual([`Assistant: ${greeting}`])
  },
)

test('the six suggested questions are those that can be answered, and are asked by pressing them (CHAT-08, CHAT-09, CHAT-10)', async () => {
  currentBackend().answer(chat, ({ body: { message } }) => answer(`About “${message}”`))
  const { user } = openPage('/ai-assistant')
  await screen.findByRole('heading', { name: 'Suggested questions' })
  const questions = screen.getAllByRole('button', { name: /\?$/ })
  const texts = questions.map(({ textContent }) => textContent)
  const subjects = [
    'average rating',
    'pending',
    'AI-generated insights',
    'response rate',
    'trends',
    'no testimonials yet',
  ]
  expect(subjects.map((about) => texts.findIndex((text) => text.includes(about)))).toEqual([0, 1, 2, 3, 4, 5])
  expect(texts).toHaveLength(6)
  for (const question of questions) {
    await user.click(question)
    expect(await screen.findByText(`About “${question.textContent}”`)).toBeVisible()
  }
  expect(
    currentBackend()
      .received(chat)
      .map(({ body }) => body.message),
  ).toEqual(texts)
})
