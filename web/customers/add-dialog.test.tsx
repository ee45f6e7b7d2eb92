import { createCustomer, editCustomer, listCustomers } from '#contract/customers/customers.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPart } from '../test/open-part.tsx'
import { aCustomer } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'

const ines = aCustomer({ name: 'Ines Duarte' })

/** The dialog over an empty list. */
async function openDialog() {
  currentBackend().answer(listCustomers, [])
  const { user } = openPart('/customers')
  await user.click((await screen.findAllByRole('button', { name: 'Add Customer' }))[0]!)
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Customer' }))
  const add = dialog.getByRole('button', { name: 'Add Customer' })
  return { user, dialog, add }
}

test("'Add Customer' without name and email says what is missing, there and at the fields (CUST-01, RULE-23)", async () => {
  const { user, dialog, add } = await openDialog()
  await user.click(add)
  expect(await screen.findByText('Missing Information')).toBeVisible()
  expect(screen.getByText('Please fill in name and email.')).toBeVisible()
  expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Name is required')
  expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription('Email is required')
})

test('the email must be one, in a field that phones know as one (RULE-24)', async () => {
  const { user, dialog, add } = await openDialog()
  expect(dialog.getByLabelText('Email')).toHaveAttribute('type', 'email')
  await user.type(dialog.getByLabelText('Name'), 'Ines Duarte')
  await user.type(dialog.getByLabelText('Email'), 'nowhere')
  await user.click(add)
  expect(await dialog.findByText('Please enter a valid email address')).toBeVisible()
  expect(currentBackend().calls(createCustomer)).toEqual([])
})

test("a new customer is active and in the list at once: 'Customer Added' (CUST-01, CUST-06, CUST-08)", async () => {
  const backend = currentBackend()
  const { user, dialog, add } = await openDialog()
  backend.answer(createCustomer, { ...ines, isNew: true })
  backend.answer(listCustomers, [ines])
  await user.type(dialog.getByLabelText('Name'), 'Ines Duarte')
  await user.type(dialog.getByLabelText('Email'), 'Ines@Example.com')
  await user.type(dialog.getByLabelText(/^Company/), 'Duarte Tiles')
  await user.click(add)
  expect(await screen.findByText('Customer Added')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(backend.received(createCustomer).map(({ body }) => body)).toEqual([
    { name: 'Ines Duarte', email: 'ines@example.com', company: 'Duarte Tiles', phone: '', status: 'active' },
  ])
  const card = within(await screen.findByRole('article', { name: 'Ines Duarte' }))
  expect(card.getByText('ines@example.com')).toBeVisible()
  expect(card.getByText('Active')).toBeVisible()
})

/** Adds an email that is here under the name Ines Duarte, as "New Name". */
async function addKnown() {
  const { user, dialog, add } = await openDialog()
  currentBackend().answer(createCustomer, { ...ines, isNew: false })
  currentBackend().answer(listCustomers, [ines])
  await user.type(dialog.getByLabelText('Name'), 'New Name')
  await user.type(dialog.getByLabelText('Email'), 'ines@example.com')
  await user.click(add)
  const question = await screen.findByRole('dialog', { name: 'Use the new name?' })
  expect(question).toHaveTextContent(
    'ines@example.com is already in your list as Ines Duarte. You entered New Name.',
  )
  return { user, question: within(question) }
}

test('somebody who is in the list under another name keeps it, unless the new one is wanted', async () => {
  const { user, question } = await addKnown()
  await user.click(question.getByRole('button', { name: 'Keep Ines Duarte' }))
  expect(await screen.findByText('Name kept')).toBeVisible()
  expect(await screen.findByRole('article', { name: 'Ines Duarte' })).toBeVisible()
  expect(currentBackend().calls(editCustomer)).toEqual([])
})

test('somebody who is in the list under another name is renamed when that is chosen', async () => {
  const { user, question } = await addKnown()
  const renamed = { ...ines, name: 'New Name' }
  currentBackend().answer(editCustomer, renamed)
  currentBackend().answer(listCustomers, [renamed])
  await user.click(question.getByRole('button', { name: 'Use the new name' }))
  expect(await screen.findByRole('article', { name: 'New Name' })).toBeVisible()
  expect(currentBackend().received(editCustomer)).toEqual([
    { params: { id: ines.id }, body: { name: 'New Name', updatedAt: ines.updatedAt } },
  ])
})

test("a customer who cannot be added keeps what was typed: 'Failed to add customer.' (ERR-20)", async () => {
  const backend = currentBackend()
  const { user, dialog, add } = await openDialog()
  backend.fail(createCustomer)
  await user.type(dialog.getByLabelText('Name'), 'Ines Duarte')
  await user.type(dialog.getByLabelText('Email'), 'ines@example.com')
  await user.click(add)
  expect(await screen.findByText('Failed to add customer.')).toBeVisible()
  expect(screen.getByText('Error')).toBeVisible()
  expect(dialog.getByLabelText('Name')).toHaveValue('Ines Duarte')
  backend.answer(createCustomer, { ...ines, isNew: true })
  await user.click(add)
  expect(await screen.findByText('Customer Added')).toBeVisible()
  const [first, second] = backend.calls(createCustomer)
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
})
