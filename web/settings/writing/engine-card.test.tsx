import { getWriter, testWriter } from '#contract/writer/writer-state.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSettings } from '../../test/steps/open-settings.ts'
import { aWriter } from '../../test/samples/settings-samples.ts'
import { currentBackend } from '../../test/setup.ts'

const service = aWriter({
  engine: 'openai-compatible',
  model: 'qwen3-8b',
  draftsToday: 12,
  draftsPerDay: 200,
})

async function openEngine(writer = aWriter()) {
  currentBackend().answer(getWriter, writer)
  const { user } = await openSettings('ai', () => screen.findByText('Writer'))
  const press = () => user.click(screen.getByRole('button', { name: 'Test connection' }))
  return { press, panel: within(screen.getByRole('tabpanel', { name: 'AI Settings' })) }
}

test('without an AI service the built-in writer writes, and nothing is sent anywhere', async () => {
  const { panel } = await openEngine()
  expect(panel.getByText('Built-in writer')).toBeVisible()
  expect(panel.getByText(/nothing is sent anywhere/)).toBeVisible()
  expect(panel.getByText(/WRITER_URL, WRITER_API_KEY and WRITER_MODEL/)).toBeVisible()
  expect(panel.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(panel.queryByText('This month')).not.toBeInTheDocument()
})

test('an AI service is named, with what it is told and how many drafts are left today', async () => {
  const { panel } = await openEngine(service)
  expect(panel.getByText('qwen3-8b')).toBeVisible()
  expect(panel.getByText('12 of 200, 188 left')).toBeVisible()
  expect(panel.getByRole('progressbar', { name: 'Drafts used today' })).toHaveAttribute('value', '12')
  expect(panel.getByText(/never gets names, email addresses or photos/)).toBeVisible()
})

test('what an AI service took this month is told, with its cost where the server has prices', async () => {
  const { panel } = await openEngine({
    ...service,
    thisMonth: { calls: 142, tokens: 180_000, cost: { micros: 401_000, currency: 'USD' } },
  })
  expect(panel.getByText('142 AI drafts · 180,000 tokens · about $0.40')).toBeVisible()
})

test.for([
  [{ calls: 0, tokens: 0, cost: null }, 'No AI drafts yet'],
  [{ calls: 1, tokens: 1_234, cost: null }, '1 AI draft · 1,234 tokens'],
  [{ calls: 3, tokens: 0, cost: { micros: 0, currency: 'USD' } }, '3 AI drafts'],
] as const)('what is not known of its calls is not told: %j', async ([thisMonth, told]) => {
  const { panel } = await openEngine({ ...service, thisMonth })
  expect(panel.getByText(told)).toBeVisible()
})

test('a service that keeps failing is paused, and somebody writes meanwhile', async () => {
  const { panel } = await openEngine({ ...service, state: 'paused' })
  expect(panel.getByText('Paused')).toBeVisible()
  expect(panel.getByText(/The built-in writer takes over until it answers again/)).toBeVisible()
})

test('the test says what came of it, and what it cost', async () => {
  const backend = currentBackend()
  const { press } = await openEngine(service)
  const came = { engine: 'openai-compatible', model: 'qwen3-8b' } as const
  backend.answer(testWriter, { ...came, isWorking: true, message: 'qwen3-8b is ready.', milliseconds: 1234 })
  backend.answer(getWriter, { ...service, draftsToday: 13 })
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('qwen3-8b is ready. It took 1.2 seconds.')
  expect(await screen.findByText('13 of 200, 187 left')).toBeVisible()
  const message = 'The AI service rejected the key. Check WRITER_API_KEY or ANTHROPIC_API_KEY.'
  backend.answer(testWriter, { ...came, isWorking: false, message, milliseconds: 0 })
  await press()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message))
})
