import { editCustomer, getCustomer, listCustomers, mergeCustomer } from '#contract/customers/customers.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customerDetails } from '../test/samples/customers-samples.ts'
import { openPart } from '../test/open-part.tsx'
import { aCustomer } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'

const ines = aCustomer({ name: 'Ines Maria Duarte' })

/** From then on the server has `customer`. */
function keep(customer = ines) {
  currentBackend().answer(listCustomers, [customer])
  currentBackend().answer(getCustomer, customerDetails({ customer }))
}

async function openEdit() {
  keep()
  const { user } = openPart(`/customers?customer=${ines.id}`)
  const details = within(await screen.findByRole('dialog', { name: ines.name }))
  await user.click(details.getByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Edit ${ines.name}` }))
  const change = async (label: string | RegExp, value: string) => {
    await user.clear(dialog.getByLabelText(label))
    await user.type(dialog.getByLabelText(label), value)
  }
  const press = (name: string) => user.click(dialog.getByRole('button', { name }))
  return { user, dialog, change, press }
}

test('a customer is edited: only what was changed is sent, with the version it was changed from (CUST-03)', async () => {
  const { user, dialog, change, press } = await openEdit()
  await change(/^Company/, 'Tiles & Co')
  await user.selectOptions(dialog.getByLabelText('Status'), 'Responded')
  const edited = { ...ines, company: 'Tiles & Co', status: 'responded' } as const
  currentBackend().answer(editCustomer, edited)
  keep(edited)
  await press('Save')
  expect(await screen.findByRole('dialog', { name: ines.name })).toHaveTextContent('Tiles & Co')
  expect(currentBackend().received(editCustomer)).toMatchObject([
    {
      params: { id: ines.id },
      body: { company: 'Tiles & Co', status: 'responded', updatedAt: ines.updatedAt },
    },
  ])
  expect(currentBackend().received(editCustomer)[0]?.body).not.toHaveProperty('name')
})

test('two customers with one email can be merged, after it is said what happens (CUST-03)', async () => {
  const backend = currentBackend()
  const { dialog, change, press } = await openEdit()
  const sentence = 'I. Duarte already has this email. You can merge the two.'
  const fields = { email: 'I. Duarte already has this email' }
  backend.refuse(editCustomer, 'customer-exists', sentence, fields)
  await change('Email', 'duarte@example.com')
  await press('Save')
  expect(await dialog.findByText(sentence)).toBeVisible()
  expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(fields.email)
  expect(dialog.getByText(/removes the other customer/)).toBeVisible()
  const merged = { ...ines, email: 'duarte@example.com' }
  backend.answer(mergeCustomer, merged)
  keep(merged)
  await press('Merge customers')
  expect(await screen.findByRole('dialog', { name: ines.name })).toHaveTextContent('duarte@example.com')
  expect(backend.received(mergeCustomer)).toMatchObject([
    { params: { id: ines.id }, body: { name: ines.name, email: 'duarte@example.com' } },
  ])
})

test('with another email after all there is nothing to merge', async () => {
  const { dialog, change, press } = await openEdit()
  currentBackend().refuse(editCustomer, 'customer-exists', 'I. Duarte already has this email.')
  await change('Email', 'duarte@example.com')
  await press('Save')
  expect(await dialog.findByRole('button', { name: 'Merge customers' })).toBeVisible()
  await change('Email', 'ines.duarte@example.com')
  expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible()
  expect(dialog.queryByText(/already has this email/)).not.toBeInTheDocument()
})

test('two tabs edit one customer: the second is shown what the first made of it, and may still save', async () => {
  const backend = currentBackend()
  const { dialog, change, press } = await openEdit()
  const theirs = { ...ines, name: 'Theirs', updatedAt: '2026-03-02T10:00:00.000Z' }
  const sentence = 'Someone else just changed this customer. Please check their version before you save.'
  backend.refuse(editCustomer, 'edited-elsewhere', sentence)
  await change('Name', 'Mine')
  keep(theirs)
  await press('Save')
  expect(await dialog.findByText(sentence)).toBeVisible()
  expect(await dialog.findByText('Their version: Theirs, ines@example.com, Duarte Tiles.')).toBeVisible()
  expect(dialog.getByLabelText('Name')).toHaveValue('Mine')
  const mine = { ...theirs, name: 'Mine' }
  backend.answer(editCustomer, mine)
  keep(mine)
  await press('Save mine anyway')
  expect(await screen.findByRole('dialog', { name: 'Mine' })).toBeVisible()
  expect(backend.received(editCustomer).at(-1)?.body.updatedAt).toBe(theirs.updatedAt)
})

test('a customer without a name or email is not saved, and the fields say so (RULE-23)', async () => {
  const { user, dialog, press } = await openEdit()
  await user.clear(dialog.getByLabelText('Name'))
  await press('Save')
  expect(await screen.findByText('Missing Information')).toBeVisible()
  expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Please fill in name and email.')
  expect(currentBackend().calls(editCustomer)).toEqual([])
})

test('changes that could not be saved are still there', async () => {
  const { dialog, change, press } = await openEdit()
  currentBackend().fail(editCustomer)
  await change('Name', 'Ines Duarte')
  await press('Save')
  expect(await dialog.findByText("Couldn't save your changes. Please try again.")).toBeVisible()
  expect(dialog.getByLabelText('Name')).toHaveValue('Ines Duarte')
})
