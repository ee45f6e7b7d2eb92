import { getRewardSettings, listRewards } from '#contract/rewards/rewards.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listPage } from '../test/list-answer.ts'
import { openPart } from '../test/open-part.tsx'
import { aReward, rewardsOn } from '../test/samples/rewards-samples.ts'
import { currentBackend } from '../test/setup.ts'
import { failFirst } from '../test/load-failure.ts'

const rows = () => screen.getAllByRole('row').slice(1)
const queries = () =>
  currentBackend()
    .received(listRewards)
    .map(({ query }) => query)

test('each reward is a row: who, what, how and whether they have it', async () => {
  const givenReward = aReward({ code: 'TEN-1' })
  const waitingReward = aReward({
    customerName: 'Jonas Weber',
    rewardType: 'free_item',
    distributionMethod: 'qr_code',
    code: null,
    state: 'waiting',
    email: null,
    givenAt: null,
  })
  currentBackend().answer(listRewards, [
    givenReward,
    waitingReward,
    aReward({ customerName: '', customerEmail: null }),
  ])
  openPart('/rewards/ledger')
  expect(await screen.findByText('3 rewards')).toBeVisible()
  const [first, second, third] = rows()
  for (const said of [
    'Ines Duarte',
    'ines@example.com',
    'TEN-1',
    'Discount code',
    'email sent',
    'Handed out',
  ]) {
    expect(first).toHaveTextContent(said)
  }
  expect(within(first!).getByRole('link', { name: 'Ines Duarte' })).toHaveAttribute(
    'href',
    `/testimonials?view=${givenReward.testimonialId}`,
  )
  for (const said of ['Jonas Weber', 'Free item', 'Reward page', 'Waiting for a code']) {
    expect(second).toHaveTextContent(said)
  }
  expect(second).not.toHaveTextContent('email')
  expect(third).toHaveTextContent('Erased')
})

test('an empty ledger while rewards are on says what comes next, and offers nothing to set up', async () => {
  currentBackend().answer(listRewards, [])
  currentBackend().answer(getRewardSettings, rewardsOn())
  openPart('/rewards/ledger')
  expect(await screen.findByText(/^Rewards are on\./)).toBeVisible()
  expect(screen.queryByText(/^Rewards are off/)).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Set up rewards' })).not.toBeInTheDocument()
})

test('an empty ledger while rewards are off says how to fill it', async () => {
  currentBackend().answer(listRewards, [])
  currentBackend().answer(getRewardSettings, rewardsOn({ isEnabled: false }))
  openPart('/rewards/ledger')
  expect(await screen.findByText('Rewards are off. Turn them on to see each one here.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'No rewards yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Set up rewards' })).toHaveAttribute('href', '/rewards')
})

test('a long ledger goes on after the rows that are shown', async () => {
  const backend = currentBackend()
  const people = Array.from({ length: 60 }, (_, index) => aReward({ customerName: `Guest ${index}` }))
  backend.answer(listRewards, ({ query: { cursor } }) =>
    cursor
      ? listPage(people.slice(50), { total: 60 })
      : listPage(people.slice(0, 50), { total: 60, next: 'later' }),
  )
  const { user } = openPart('/rewards/ledger')
  expect(await screen.findByText('60 rewards')).toBeVisible()
  expect(rows()).toHaveLength(50)
  backend.fail(listRewards)
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  expect(await screen.findByText("Couldn't load the next rewards.")).toBeVisible()
  backend.answer(listRewards, listPage(people.slice(50), { total: 60 }))
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(rows()).toHaveLength(60))
  expect(queries().at(-1)).toEqual({ cursor: 'later' })
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
})

test('it is filtered and searched, in its address and its export too, until the filters are cleared', async () => {
  const backend = currentBackend()
  backend.answer(listRewards, ({ query: { search } }) => (search ? [] : [aReward()]))
  const { user } = openPart('/rewards/ledger')
  const download = await screen.findByRole('link', { name: 'Export CSV' })
  expect(download).toHaveAttribute('href', '/api/rewards/export')
  expect(download).toHaveAttribute('download')
  await user.click(screen.getByRole('radio', { name: 'Handed out' }))
  await waitFor(() => expect(queries().at(-1)).toEqual({ state: 'given' }))
  await user.type(screen.getByRole('searchbox'), 'nobody')
  expect(await screen.findByRole('heading', { name: 'No rewards found' })).toBeVisible()
  expect(queries().at(-1)).toEqual({ state: 'given', search: 'nobody' })
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    state: 'given',
    search: 'nobody',
  })
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/rewards/export?state=given&search=nobody',
  )
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText('1 reward')).toBeVisible()
  expect(queries().at(-1)).toEqual({})
  expect(location.search).toBe('')
})

test('an address with a filter opens the ledger filtered', async () => {
  currentBackend().answer(listRewards, [
    aReward({ code: null, state: 'waiting', email: null, givenAt: null }),
  ])
  openPart('/rewards/ledger?state=waiting')
  expect(await screen.findByText('1 reward')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Waiting' })).toBeChecked()
  expect(queries().at(-1)).toEqual({ state: 'waiting' })
})

test('it has an outline while it loads, and says and tries again when it could not be loaded', async () => {
  const { tryAgain } = await failFirst(listRewards, () => openPart('/rewards/ledger'), {
    loading: 'Loading the ledger',
    failure: "Couldn't load the ledger",
  })
  const backend = currentBackend()
  backend.answer(listRewards, [aReward()])
  await tryAgain()
  expect(await screen.findByText('1 reward')).toBeVisible()
  expect(backend.calls(getRewardSettings)).toEqual([])
})
