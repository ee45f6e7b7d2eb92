import { profileChat } from '#contract/writer/writer.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../test/open-page.tsx'
import { currentBackend } from '../test/setup.ts'

/** The chat beside the profile. */
async function openChat() {
  const { user } = openPage('/business-context')
  const chat = within(await screen.findByRole('region', { name: 'Chat with the AI' }))
  const question = chat.getByRole('textbox', { name: 'Your question' })
  const asked = () =>
    currentBackend()
      .received(profileChat)
      .map(({ body }) => body.message)
  return { user, chat, question, asked }
}

test('Enter sends a question, Shift and Enter does not, and one of blanks is not sent (BCTX-02, API-59, RULE-12, RULE-14)', async () => {
  currentBackend().answer(profileChat, { response: 'Say who your customers are.' })
  const { user, chat, question, asked } = await openChat()
  await user.type(question, '   {Enter}')
  await user.clear(question)
  await user.type(question, 'What is missing?{Shift>}{Enter}{/Shift}')
  expect(asked()).toEqual([])
  await user.keyboard('{Enter}')
  expect(await chat.findByText('Say who your customers are.')).toBeVisible()
  expect(asked()).toEqual(['What is missing?'])
  expect(question).toHaveValue('')
})

test('nothing can be sent while an answer is on its way (RULE-13)', async () => {
  currentBackend().answer(profileChat, { response: 'Say who your customers are.' })
  const held = currentBackend().hold(profileChat)
  const { user, chat, question, asked } = await openChat()
  await user.type(question, 'What is missing?{Enter}')
  expect(question).toBeDisabled()
  expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled()
  held.release()
  expect(await chat.findByText('Say who your customers are.')).toBeVisible()
  expect(question).toBeEnabled()
  expect(question).toHaveFocus()
  expect(asked()).toEqual(['What is missing?'])
})

test('a question that got no answer stays, with the server’s sentence, and is asked again on demand (BCTX-06)', async () => {
  const backend = currentBackend()
  backend.refuse(profileChat, 'writer-not-configured', 'AI is not set up on this server.')
  const { user, chat, question, asked } = await openChat()
  await user.type(question, 'What is missing?{Enter}')
  expect(await chat.findByText(/AI is not set up on this server\./)).toBeVisible()
  expect(question).toHaveValue('What is missing?')
  expect(question).toHaveFocus()
  backend.answer(profileChat, { response: 'Say who your customers are.' })
  await user.click(chat.getByRole('button', { name: 'Retry' }))
  expect(await chat.findByText('Say who your customers are.')).toBeVisible()
  expect(chat.queryByText(/AI is not set up/)).not.toBeInTheDocument()
  expect(chat.getAllByText('What is missing?')).toHaveLength(1)
  expect(asked()).toEqual(['What is missing?', 'What is missing?'])
})
