import { getPublicForm } from '#contract/collection/collection.ts'
import { improveText } from '#contract/writer/improve.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openCustomerPage } from '../../test/open-customer-page.tsx'
import { aPublicForm } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

const typed = 'teh bread was warm , thanks'
const parts = [
  { was: 'teh', now: 'The' },
  { was: ' bread was warm', now: ' bread was warm' },
  { was: ' ,', now: ',' },
  { was: ' thanks', now: ' thanks' },
]
const engine = { engine: 'built-in', model: null } as const

async function openFix(form = aPublicForm()) {
  currentBackend().answer(getPublicForm, form)
  const { user } = openCustomerPage('/testimonial-form/lindqvist-form')
  await user.click(await screen.findByRole('radio', { name: '5 stars' }))
  expect(screen.queryByRole('button', { name: 'Fix my spelling' })).not.toBeInTheDocument()
  await user.click(screen.getByLabelText('Your testimonial'))
  await user.paste(typed)
  await user.click(screen.getByRole('button', { name: 'Fix my spelling' }))
  const panel = within(await screen.findByRole('region', { name: 'Your text, corrected' }))
  return { user, panel }
}

test('a customer’s spelling is corrected, and every change can be refused', async () => {
  currentBackend().answer(improveText, { content: 'The bread was warm, thanks', parts, ...engine })
  const { user, panel } = await openFix()
  const change = await panel.findByRole('button', { name: 'teh → The', pressed: true })
  await user.click(change)
  expect(change).toHaveAttribute('aria-pressed', 'false')
  expect(screen.getByLabelText('Your testimonial')).toHaveValue(typed)
  await user.click(panel.getByRole('button', { name: 'Use corrected text' }))
  expect(screen.getByLabelText('Your testimonial')).toHaveValue('teh bread was warm, thanks')
  expect(screen.getByLabelText('Your testimonial')).toHaveFocus()
  expect(currentBackend().received(improveText)).toEqual([
    { body: { businessId: 'lindqvist-form', content: typed, language: 'en', rating: 5 } },
  ])
})

test('a text that is right stays as it is, and so does one that could not be checked', async () => {
  currentBackend().answer(improveText, { content: typed, parts: [{ was: typed, now: typed }], ...engine })
  const { user, panel } = await openFix()
  expect(await panel.findByText('There is nothing to correct.')).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Close' }))
  currentBackend().fail(improveText)
  await user.click(screen.getByRole('button', { name: 'Fix my spelling' }))
  expect(await screen.findByText('The check failed. Your text is unchanged.')).toBeVisible()
  expect(screen.getByLabelText('Your testimonial')).toHaveValue(typed)
})

test('a sentence that comes first is refused at both places together', async () => {
  const moved = [
    { was: '', now: 'Overall, very good. ', group: 1 },
    { was: 'The bread was warm.', now: 'The bread was warm.' },
    { was: ' Overall, very good.', now: '', group: 1 },
  ]
  currentBackend().answer(improveText, {
    content: 'Overall, very good. The bread was warm.',
    parts: moved,
    ...engine,
  })
  const { user, panel } = await openFix()
  const taken = await panel.findByRole('button', { name: '− Overall, very good.' })
  await user.click(panel.getByRole('button', { name: '+ Overall, very good.' }))
  expect(taken).toHaveAttribute('aria-pressed', 'false')
  await user.click(panel.getByRole('button', { name: 'Use corrected text' }))
  expect(screen.getByLabelText('Your testimonial')).toHaveValue('The bread was warm. Overall, very good.')
})

test('where an AI service checks the text, nothing is sent before the customer agreed to it (ruling 2.5)', async () => {
  const fixConsent = {
    version: 'fix-2026-11.1+elsewhere:en',
    sentence: 'Lindqvist Bakery uses an AI service: your text is sent to it to be checked.',
  }
  currentBackend().answer(improveText, { content: typed, parts: [{ was: typed, now: typed }], ...engine })
  const { user, panel } = await openFix(aPublicForm({ fixConsent }))
  expect(panel.getByText(/Lindqvist Bakery uses an AI service: your text is sent to it/)).toBeVisible()
  expect(currentBackend().calls(improveText)).toEqual([])
  await user.click(panel.getByRole('button', { name: 'Agree and check' }))
  expect(await panel.findByText('There is nothing to correct.')).toBeVisible()
  expect(currentBackend().received(improveText)).toEqual([
    {
      body: {
        businessId: 'lindqvist-form',
        content: typed,
        language: 'en',
        rating: 5,
        consent: { version: fixConsent.version },
      },
    },
  ])
})
