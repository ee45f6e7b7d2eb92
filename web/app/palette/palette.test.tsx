import { listCustomers } from '#contract/customers/customers.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { documentedItems, documentedPages } from '../../test/documented-navigation.ts'
import { holdPageAnswers } from '../../test/hold-page-answers.ts'
import { listPage } from '../../test/list-answer.ts'
import { openPage } from '../../test/open-page.tsx'
import { aCustomer, aTestimonial, aUser } from '../../test/samples/samples.ts'
import { keepTestimonials } from '../../test/samples/testimonials-samples.ts'
import { currentBackend } from '../../test/setup.ts'

const ines = aTestimonial({ customerName: 'Ines Duarte', content: 'The rye keeps for a week.' })
const jonas = aTestimonial({ customerName: 'Jonas Weber', content: 'Cinnamon rolls on Sunday.' })
const priya = aCustomer({ name: 'Priya Raman', email: 'priya@raman-studio.example', company: 'Raman Studio' })

beforeEach(() => {
  const has = (text: string, words = '') => text.toLowerCase().includes(words.toLowerCase())
  currentBackend().answer(listTestimonials, ({ query: { search } }) =>
    listPage([ines, jonas].filter(({ content }) => has(content, search))),
  )
  currentBackend().answer(listCustomers, ({ query: { search } }) =>
    listPage([priya].filter(({ name, email, company }) => has(`${name} ${email} ${company}`, search))),
  )
})

async function openPalette(as = aUser()) {
  const page = openPage('/campaigns', { as })
  await screen.findByRole('heading', { level: 1, name: 'Campaigns' })
  await page.user.keyboard('{Control>}k{/Control}')
  const palette = within(await screen.findByRole('dialog', { name: 'Search or jump to' }))
  const input = palette.getByRole('combobox')
  await waitFor(() => expect(input).toHaveFocus())
  return { ...page, palette, input }
}

/** Of the pages whose tab has another name than their entry in the sidebar. */
const titles: Readonly<Record<string, string>> = {
  Testimonials: 'Collect Testimonials',
  'All testimonials': 'Testimonials',
  'QR Codes': 'QR Code Testimonials',
  Preferences: 'Platform Preferences',
  Email: 'Email Settings',
}

test('it lists every page of the sidebar by its title', async () => {
  const { palette } = await openPalette()
  const options = within(palette.getByRole('group', { name: 'Pages' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  const pages = [
    ...documentedItems.map(([, group, label]) => (titles[label] ?? label) + group),
    ...documentedPages.map(([item, label]) => (titles[label] ?? label) + item),
  ]
  expect(options.toSorted()).toEqual(pages.toSorted())
})

test('SHELL-10 it offers actions: what is chosen is opened where it is done', async () => {
  const { user, palette } = await openPalette()
  const actions = within(palette.getByRole('group', { name: 'Actions' })).getAllByRole('option')
  expect(actions.map(({ textContent }) => textContent)).toContain('Review pending testimonials')
  await user.keyboard('upload csv')
  await waitFor(() => expect(palette.getAllByRole('option')).toHaveLength(1))
  keepTestimonials(ines, jonas)
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Import reviews' })).toBeVisible()
  expect(location.pathname).toBe('/testimonials')
})

test('it offers support nothing that only people of the account may do', async () => {
  const support = {
    administratorName: 'Vera Holm',
    mayWrite: true,
    isOver: false,
    endsAt: new Date(Date.now() + 60_000).toISOString(),
  }
  const { palette } = await openPalette(aUser({ support }))
  const actions = within(palette.getByRole('group', { name: 'Actions' })).getAllByRole('option')
  const offered = actions.map(({ textContent }) => textContent)
  expect(offered).toContain('Create campaign')
  for (const refused of ['Import reviews', 'Add testimonial', 'Export testimonials', 'Invite a teammate'])
    expect(offered).not.toContain(refused)
})

test('the button at the top of the sidebar opens it, and what was typed while it loads counts', async () => {
  const { user } = openPage('/campaigns')
  await user.click(
    within(await screen.findByRole('complementary')).getByRole('button', { name: 'Search or jump to…' }),
  )
  await user.keyboard('ledger')
  const palette = within(await screen.findByRole('dialog', { name: 'Search or jump to' }))
  expect(palette.getByRole('combobox')).toHaveValue('ledger')
})

test('Enter goes to the page that was found, and the page has the focus', async () => {
  const { user, palette } = await openPalette()
  await user.keyboard('ledger')
  await waitFor(() => expect(palette.getByRole('status')).toHaveTextContent('1 result'))
  holdPageAnswers()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Rewards ledger' })).toBeVisible()
  expect(location.pathname).toBe('/rewards/ledger')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('it says when there is nothing, and Escape closes it', async () => {
  const { user, palette } = await openPalette()
  await user.keyboard('qqzzx')
  expect(await palette.findByText('“qqzzx”')).toBeVisible()
  expect(palette.getByText(/^No results for/)).toBeVisible()
  expect(palette.getByRole('status')).toHaveTextContent('0 results')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('it finds a testimonial by a word in it, and opens it', async () => {
  const { user, palette } = await openPalette()
  await user.keyboard('cinnamon')
  expect(await palette.findByRole('option', { name: /Jonas Weber.*Cinnamon rolls/ })).toBeVisible()
  expect(palette.getAllByRole('option')).toHaveLength(1)
  holdPageAnswers()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(location.pathname + location.search).toBe(`/testimonials?view=${jonas.id}`))
})

test.each(['priya', 'raman-studio', 'Raman Studio'])(
  'it finds a customer by “%s”, and opens them',
  async (words) => {
    const { user, palette } = await openPalette()
    await user.paste(words)
    const found = await palette.findByRole('option', { name: /Priya Raman.*priya@raman-studio\.example/ })
    expect(palette.getAllByRole('option')).toEqual([found])
    holdPageAnswers()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.pathname + location.search).toBe(`/customers?customer=${priya.id}`))
  },
)

test('where more match than are shown, one line leads to all of them', async () => {
  currentBackend().answer(listTestimonials, listPage([ines], { total: 40, next: 'more' }))
  const { user, palette } = await openPalette()
  await user.keyboard('rye')
  const all = await palette.findByRole('option', { name: 'All testimonials matching “rye”' })
  holdPageAnswers()
  await user.click(all)
  await waitFor(() => expect(location.pathname + location.search).toBe('/testimonials?search=rye'))
})

test('of two searches under way it shows the later one', async () => {
  const backend = currentBackend()
  const { user, palette, input } = await openPalette()
  const held = backend.hold(listTestimonials)
  await user.keyboard('rye')
  await waitFor(() => expect(backend.received(listTestimonials).at(-1)?.query.search).toBe('rye'))
  await user.clear(input)
  await user.keyboard('cinnamon')
  await waitFor(() => expect(backend.received(listTestimonials).at(-1)?.query.search).toBe('cinnamon'))
  held.release()
  expect(await palette.findByRole('option', { name: /Jonas Weber/ })).toBeVisible()
  expect(palette.queryByRole('option', { name: /Ines Duarte/ })).not.toBeInTheDocument()
})

test('a search that failed can be tried again', async () => {
  const backend = currentBackend()
  const { user, palette } = await openPalette()
  backend.fail(listTestimonials)
  await user.keyboard('keeps')
  expect(
    await palette.findByRole('option', { name: "Couldn't search testimonials. Try again" }),
  ).toBeVisible()
  backend.answer(listTestimonials, listPage([ines]))
  await user.keyboard('{Enter}')
  expect(await palette.findByRole('option', { name: /Ines Duarte/ })).toBeVisible()
})
