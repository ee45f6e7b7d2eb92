import { updateBusinessProfile } from '#contract/business/business.ts'
import { type BusinessProfile, getBusinessProfile } from '#contract/business/business-profile.ts'
import { type ProfileProposal, profileChat } from '#contract/business/profile-chat.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { field, openProfile, sentProfiles } from '../test/samples/business-samples.ts'
import { openPage } from '../test/open-page.tsx'
import { currentBackend } from '../test/setup.ts'

const answer = (response: string, proposal: ProfileProposal | null = null) => ({
  response,
  proposal,
  notUnderstood: [],
})

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
  currentBackend().answer(profileChat, answer('Say who your customers are.'))
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
  currentBackend().answer(profileChat, answer('Say who your customers are.'))
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
  backend.refuse(profileChat, 'unavailable', 'The server cannot reach its database right now.')
  const { user, chat, question, asked } = await openChat()
  await user.type(question, 'What is missing?{Enter}')
  expect(
    await chat.findByText(/^I could not answer that\. The server cannot reach its database/),
  ).toBeVisible()
  expect(question).toHaveValue('What is missing?')
  expect(question).toHaveFocus()
  backend.answer(profileChat, answer('Say who your customers are.'))
  await user.click(chat.getByRole('button', { name: 'Retry' }))
  expect(await chat.findByText('Say who your customers are.')).toBeVisible()
  expect(chat.queryByText(/could not answer/)).not.toBeInTheDocument()
  expect(chat.getAllByText('What is missing?')).toHaveLength(1)
  expect(asked()).toEqual(['What is missing?', 'What is missing?'])
})

describe('a proposal', () => {
  const phone = { field: 'phone', before: '', after: '+46 8 123' } as const
  const email = {
    field: 'contactEmail',
    before: 'mara@lindqvist.example',
    after: 'hi@lindqvist.example',
  } as const

  /** The profile's page, with an answer that proposes these changes. */
  async function propose(...changes: ProfileProposal['changes']) {
    const opened = await openProfile()
    const { user } = opened.page
    const { updatedAt } = opened.stored()
    currentBackend().answer(profileChat, answer('I’d change it.', { changes, updatedAt }))
    const chat = within(screen.getByRole('region', { name: 'Chat with the AI' }))
    await user.type(chat.getByRole('textbox', { name: 'Your question' }), 'Our phone is +46 8 123{Enter}')
    const card = within(await chat.findByRole('group', { name: 'Proposed changes' }))
    return { ...opened, user, card }
  }

  /** The server refuses what was not made for the state that it has, as the real one does. */
  function refuseOlder(
    stored: () => BusinessProfile,
    store: (own: Partial<BusinessProfile>) => BusinessProfile,
  ) {
    const backend = currentBackend()
    backend.refuse(updateBusinessProfile, 'edited-elsewhere', 'This profile was edited.')
    return () =>
      backend.answer(updateBusinessProfile, ({ body: { updatedAt, ...own } }) => {
        expect(updatedAt).toBe(stored().updatedAt)
        return store(own as Partial<BusinessProfile>)
      })
  }

  test('shows each field before and after, and saves nothing until it is accepted (BCTX-02, BCTX-05)', async () => {
    const { user, card, stored } = await propose(phone)
    const { updatedAt } = stored()
    expect(card.getByText('Phone')).toBeVisible()
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Empty',
      '+46 8 123',
    ])
    expect(sentProfiles()).toEqual([])
    expect(field('Phone')).toHaveValue('')
    await user.click(card.getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('Business profile updated')).toBeVisible()
    expect(sentProfiles()).toEqual([{ phone: '+46 8 123', updatedAt }])
    expect(card.getByRole('status')).toHaveTextContent('Accepted. Your profile is updated.')
    expect(card.queryByRole('button')).not.toBeInTheDocument()
    expect(field('Phone')).toHaveValue('+46 8 123')
  })

  test('that is left changes nothing', async () => {
    const { user, card } = await propose(phone)
    await user.click(card.getByRole('button', { name: 'Leave as it is' }))
    expect(card.getByRole('status')).toHaveTextContent('Not changed.')
    expect(card.queryByRole('button')).not.toBeInTheDocument()
    expect(sentProfiles()).toEqual([])
  })

  test('of several fields is taken field by field', async () => {
    const { user, card, stored } = await propose(phone, email)
    const { updatedAt } = stored()
    await user.click(card.getByRole('checkbox', { name: 'Contact email' }))
    await user.click(card.getByRole('button', { name: 'Accept' }))
    await screen.findByText('Business profile updated')
    expect(sentProfiles()).toEqual([{ phone: '+46 8 123', updatedAt }])
    expect(card.queryByText('Contact email')).not.toBeInTheDocument()
  })

  test('is not saved over a field that somebody changed meanwhile, which is named (BCTX-05)', async () => {
    const { user, card, stored, store } = await propose(phone)
    store({ phone: '+46 8 999' })
    refuseOlder(stored, store)
    await user.click(card.getByRole('button', { name: 'Accept' }))
    expect(await card.findByRole('alert')).toHaveTextContent(
      /^Phone changed after this was proposed\. Tell me again/,
    )
    expect(card.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument()
    expect(stored().phone).toBe('+46 8 999')
    expect(field('Phone')).toHaveValue('+46 8 999')
  })

  test('is saved although another field was changed meanwhile, which stays', async () => {
    const { user, card, stored, store } = await propose(phone)
    const read = store({ ownerRole: 'Owner' })
    const allow = refuseOlder(stored, store)
    currentBackend().answer(getBusinessProfile, () => {
      allow()
      return read
    })
    await user.click(card.getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('Business profile updated')).toBeVisible()
    expect(stored()).toMatchObject({ phone: '+46 8 123', ownerRole: 'Owner' })
  })

  test('that cannot be saved says so and can be accepted again (ERR-29)', async () => {
    const { user, card, keep } = await propose(phone)
    currentBackend().refuse(updateBusinessProfile, 'unavailable', 'The server is busy.')
    await user.click(card.getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('Update failed')).toBeVisible()
    expect(card.getByRole('alert')).toHaveTextContent('The server is busy.')
    keep()
    await user.click(card.getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('Business profile updated')).toBeVisible()
  })
})
