import { addSuppression, listSuppressions, removeSuppression } from '#contract/emails/emails.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aSuppression } from '../test/samples/emails-samples.ts'
import { listPage } from '../test/list-answer.ts'
import { failFirst } from '../test/load-failure.ts'
import { openPart } from '../test/open-part.tsx'
import { currentBackend } from '../test/setup.ts'

const open = () => openPart('/settings/email?tab=do-not-ask')
const jonas = aSuppression()

test('while nobody is listed, everybody can be asked', async () => {
  currentBackend().answer(listSuppressions, [])
  open()
  expect(await screen.findByText('Nobody yet. You can ask all of your customers.')).toBeVisible()
})

test('who gets no more requests, why, and since when; a spam mark is only the reader’s to take back', async () => {
  const spam = { reason: 'complained', canRemove: false, name: 'Ada Lind', detail: null } as const
  const unknown = { reason: 'bounced', name: null, address: null, detail: '550 No such user' } as const
  currentBackend().answer(listSuppressions, [jonas, aSuppression(spam), aSuppression(unknown)])
  open()
  expect(await screen.findByRole('heading', { name: '3 addresses' })).toBeVisible()
  const rows = within(screen.getByRole('region', { name: 'Who gets no more requests' }))
    .getAllByRole('listitem')
    .map((row) => within(row))
  expect(rows[0]!.getByText('Unsubscribed')).toBeVisible()
  expect(rows[0]!.getByText('On the unsubscribe page')).toBeVisible()
  expect(rows[1]!.getByText('Marked as spam')).toBeVisible()
  expect(rows[1]!.getByText('Only they can undo this.')).toBeVisible()
  expect(rows[1]!.queryByRole('button')).not.toBeInTheDocument()
  expect(rows[2]!.getByText('Not one of your customers')).toBeVisible()
  expect(rows[2]!.getByText('550 No such user')).toBeVisible()
})

test('an address is added by hand, and one that is none is refused', async () => {
  const backend = currentBackend()
  backend.answer(listSuppressions, [])
  const { user } = open()
  const field = await screen.findByLabelText('Email')
  await user.type(field, 'jonas@')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(field).toHaveAccessibleDescription(/email/i)
  await user.type(field, 'example.com')
  backend.answer(addSuppression, { message: 'jonas@example.com gets no more requests.' })
  backend.answer(listSuppressions, [jonas])
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('jonas@example.com gets no more requests.')).toBeVisible()
  expect(await screen.findByText('Jonas Weber')).toBeVisible()
  expect(field).toHaveValue('')
})

test('somebody is asked again only with their own words', async () => {
  const backend = currentBackend()
  backend.answer(listSuppressions, [jonas])
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Remove Jonas Weber' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Allow requests to Jonas Weber?' }))
  expect(dialog.getByText(/We’ll tell them by email, with a button to undo it/)).toBeVisible()
  const words = dialog.getByLabelText('What did they say?')
  await user.type(words, 'ok')
  await user.click(dialog.getByRole('button', { name: 'Allow requests' }))
  expect(words).toHaveAccessibleDescription(/at least 10 characters/)
  expect(backend.calls(removeSuppression)).toEqual([])
  backend.refuse(removeSuppression, 'invalid-input', 'They marked an email as spam. Only they can undo that.')
  await user.clear(words)
  await user.type(words, 'Please write to me again.')
  await user.click(dialog.getByRole('button', { name: 'Allow requests' }))
  expect(await screen.findByText('They marked an email as spam. Only they can undo that.')).toBeVisible()
  backend.answer(removeSuppression, { message: 'Requests can be sent to them again.' })
  backend.answer(listSuppressions, [])
  await user.click(dialog.getByRole('button', { name: 'Allow requests' }))
  expect(await screen.findByText('Requests can be sent to them again.')).toBeVisible()
  expect(backend.received(removeSuppression)[1]).toEqual({
    body: { id: jonas.id, words: 'Please write to me again.' },
  })
  expect(screen.queryByText('Jonas Weber')).not.toBeInTheDocument()
})

test('a long list goes on page by page', async () => {
  currentBackend().answer(listSuppressions, ({ query: { cursor } }) =>
    cursor
      ? listPage([aSuppression({ name: 'Priya Raman' })], { total: 2 })
      : listPage([jonas], { total: 2, next: 'two' }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Load more' }))
  expect(await screen.findByText('Priya Raman')).toBeVisible()
})

test('the list is asked for again when it could not be loaded', async () => {
  const { tryAgain } = await failFirst(listSuppressions, open, {
    loading: 'Loading who gets no more requests',
    failure: "Couldn't load this list",
  })
  currentBackend().answer(listSuppressions, [jonas])
  await tryAgain()
  expect(await screen.findByText('Jonas Weber')).toBeVisible()
})
