import { previewAudience } from '#contract/campaigns/campaign-audience.ts'
import { previewCampaignEmail } from '#contract/campaigns/campaign-preview.ts'
import { listCustomers } from '#contract/customers/customers.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anAudience, anEmailPreview } from '../test/samples/campaigns-samples.ts'
import { listPage } from '../test/list-answer.ts'
import { openPage } from '../test/open-page.tsx'
import { aCustomer } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'
import { failFirst } from '../test/load-failure.ts'

const ines = aCustomer({ name: 'Ines Maria Duarte' })
const jonas = aCustomer({ name: 'Jonas Weber', email: 'jw@optik.example', company: 'Weber Optik' })
const priya = aCustomer({
  name: 'Priya Raman',
  email: 'priya@example.com',
  company: null,
  status: 'responded',
})

/** Answers a search as the server does, over these three. */
function answerSearches() {
  currentBackend().answer(listCustomers, ({ query: { search = '', status } }) =>
    [ines, jonas, priya].filter(
      (one) =>
        [one.name, one.email, one.company].join(' ').toLowerCase().includes(search.toLowerCase()) &&
        (status === undefined || one.status === status),
    ),
  )
}

const lastQuery = () => currentBackend().received(listCustomers).at(-1)?.query

test('customers are cards with initials, company, email and a status badge (CUST-01, CUST-06, CUST-07)', async () => {
  currentBackend().answer(listCustomers, [
    ines,
    aCustomer({ name: 'tomasz zieliński', email: 't@example.com', status: 'pending' }),
  ])
  openPage('/customers')
  const [first, second] = await screen.findAllByRole('article')
  expect(screen.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible()
  expect(screen.getByText('2 customers')).toBeVisible()
  expect(within(first!).getByText('ID')).toBeVisible()
  expect(within(first!).getByText('Duarte Tiles')).toBeVisible()
  expect(within(first!).getByText('ines@example.com')).toBeVisible()
  expect(within(first!).getByText('Active')).toBeVisible()
  expect(within(second!).getByText('TZ')).toBeVisible()
  expect(within(second!).getByText('Pending')).toBeVisible()
})

test('what is typed is asked of the server, stays in the address, and is there after a reload (CUST-01)', async () => {
  answerSearches()
  const page = openPage('/customers')
  expect(await screen.findAllByRole('article')).toHaveLength(3)
  const search = () => screen.getByRole('searchbox', { name: 'Search customers' })
  await page.user.type(search(), 'DUARTE TIL')
  await waitFor(() => expect(lastQuery()?.search).toBe('DUARTE TIL'))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(screen.getByRole('article', { name: 'Ines Maria Duarte' })).toBeVisible()
  expect(location.search).toBe('?search=DUARTE+TIL')
  page.reload()
  expect(await screen.findByRole('article', { name: 'Ines Maria Duarte' })).toBeVisible()
  expect(search()).toHaveValue('DUARTE TIL')
})

test('a status narrows the list, and filters that match nobody can be cleared (CUST-01)', async () => {
  answerSearches()
  const { user } = openPage('/customers?search=optik')
  expect(await screen.findByRole('article', { name: 'Jonas Weber' })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Responded' }))
  expect(await screen.findByRole('heading', { name: 'No customers found' })).toBeVisible()
  expect(lastQuery()).toMatchObject({ search: 'optik', status: 'responded' })
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
  await user.click(screen.getByRole('radio', { name: 'Responded' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(screen.getByRole('article', { name: 'Priya Raman' })).toBeVisible()
})

test('the answer to what was typed last is shown, however late an earlier one comes (CUST-01)', async () => {
  const backend = currentBackend()
  answerSearches()
  const { user } = openPage('/customers')
  const search = await screen.findByRole('searchbox')
  expect(await screen.findAllByRole('article')).toHaveLength(3)
  const slow = backend.hold(listCustomers)
  await user.type(search, 'ines')
  await waitFor(() => expect(lastQuery()?.search).toBe('ines'))
  backend.hold(listCustomers).release()
  await user.clear(search)
  await user.type(search, 'jonas')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  slow.release()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(screen.getByRole('article', { name: 'Jonas Weber' })).toBeVisible()
})

test('Email all leads to a campaign for everyone, filled in (CUST-02, CAMP-01)', async () => {
  answerSearches()
  currentBackend().answer(previewAudience, anAudience())
  currentBackend().answer(previewCampaignEmail, anEmailPreview())
  const { user } = openPage('/customers')
  await user.click(await screen.findByRole('link', { name: 'Email all' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Campaign' }))
  expect(dialog.getByRole('radio', { name: /^Everyone/ })).toBeChecked()
})

test('a new workspace is told how to begin (CUST-05)', async () => {
  currentBackend().answer(listCustomers, [])
  const { user } = openPage('/customers')
  expect(await screen.findByRole('heading', { name: 'No customers yet' })).toBeVisible()
  expect(screen.getByText('Email your customers to ask for a testimonial.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Import a list' }))
  expect(await screen.findByRole('dialog', { name: 'Import customers' })).toBeVisible()
})

test('six skeleton cards stand in while loading, and a failure can be tried again (CUST-04)', async () => {
  const { outline, tryAgain } = await failFirst(listCustomers, () => openPage('/customers'), {
    loading: 'Loading customers',
    failure: "Couldn't load your customers",
  })
  expect(outline.children).toHaveLength(6)
  currentBackend().answer(listCustomers, [ines])
  await tryAgain()
  expect(await screen.findByRole('article', { name: 'Ines Maria Duarte' })).toBeVisible()
})

test('a next page that does not come is said, and asked for again by the button', async () => {
  const backend = currentBackend()
  backend.answer(listCustomers, listPage([ines], { total: 2, next: 'second' }))
  const { user } = openPage('/customers')
  expect(await screen.findByText('2 customers')).toBeVisible()
  backend.fail(listCustomers)
  await user.click(await screen.findByRole('button', { name: 'Load more' }))
  expect(await screen.findByText("Couldn't load the next customers.")).toBeVisible()
  backend.answer(listCustomers, [jonas])
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  expect(await screen.findByRole('article', { name: 'Jonas Weber' })).toBeVisible()
  expect(lastQuery()?.cursor).toBe('second')
  expect(screen.queryByText("Couldn't load the next customers.")).not.toBeInTheDocument()
})
