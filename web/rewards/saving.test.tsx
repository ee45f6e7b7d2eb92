import { listRewards, saveRewardSettings } from '#contract/rewards/rewards.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  distributionSelect,
  message,
  openRewards,
  rewardsOn,
  rewardType,
  saves,
  triggerSelect,
} from '../test/samples/rewards-samples.ts'
import { currentBackend } from '../test/setup.ts'

afterEach(() => void vi.useRealTimers())

const status = () => screen.getByText(/Saving changes|All changes saved/).textContent
const write = (value: string) => fireEvent.change(message(), { target: { value } })

test('a save follows 1,000 ms after the last edit, with all of them, and the page says so (REW-05, REW-07, API-15)', async () => {
  await openRewards()
  vi.useFakeTimers()
  write('First')
  expect(status()).toBe('Saving changes')
  await vi.advanceTimersByTimeAsync(900)
  write('Second')
  await vi.advanceTimersByTimeAsync(900)
  fireEvent.click(rewardType('Coupon'))
  await vi.advanceTimersByTimeAsync(999)
  expect(saves()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await waitFor(() => expect(status()).toBe('All changes saved'))
  expect(saves()).toEqual([{ ...rewardsOn(), rewardMessage: 'Second', rewardType: 'coupon' }])
})

test('every choice is saved and comes back on reload (REW-03, REW-06, REW-09, REW-10, REW-11, REW-12)', async () => {
  const page = await openRewards(rewardsOn({ isEnabled: false }))
  const { user } = page
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const chosen = {
    isEnabled: true,
    rewardType: 'free_item',
    triggerCondition: 'five_star_only',
    distributionMethod: 'email_campaign',
    rewardMessage: 'A roll.',
  }
  await user.click(screen.getByRole('switch', { name: /^Rewards/ }))
  await user.click(rewardType('Free item'))
  await user.selectOptions(triggerSelect(), chosen.triggerCondition)
  await user.selectOptions(distributionSelect(), chosen.distributionMethod)
  write(chosen.rewardMessage)
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  await waitFor(() => expect(saves()).toEqual([{ ...chosen, generatesCodes: true }]))
  page.reload()
  await waitFor(() => expect(rewardType('Free item')).toBeChecked())
  expect(screen.getByRole('switch', { name: /^Rewards/ })).toBeChecked()
  expect(triggerSelect()).toHaveValue('five_star_only')
  expect(distributionSelect()).toHaveValue('email_campaign')
  expect(message()).toHaveValue('A roll.')
})

test('edits that could not be saved stay, and are sent again on demand (REW-07, ERR-10, ERR-11)', async () => {
  const backend = currentBackend()
  const { user } = await openRewards()
  backend.fail(saveRewardSettings)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  write('Typed in the cellar.')
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  expect(await screen.findByRole('alert')).toHaveTextContent('Your changes are not saved yet')
  expect(message()).toHaveValue('Typed in the cellar.')
  expect(await screen.findByText('Failed to save reward settings')).toBeVisible()
  backend.answer(saveRewardSettings, ({ body }) => body)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(status()).toBe('All changes saved'))
  expect(await screen.findByText('Your reward configuration has been updated')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(saves().map(({ rewardMessage }) => rewardMessage)).toEqual([
    'Typed in the cellar.',
    'Typed in the cellar.',
  ])
})

test('who leaves by a link within the second loses nothing, and finds it when they come back (REW-07)', async () => {
  currentBackend().answer(listRewards, [])
  const { user } = await openRewards()
  write('Left by a link.')
  await user.click(screen.getAllByRole('link', { name: 'Rewards ledger' })[0]!)
  expect(await screen.findByRole('heading', { name: 'No rewards yet' })).toBeVisible()
  expect(saves().map(({ rewardMessage }) => rewardMessage)).toEqual(['Left by a link.'])
  history.back()
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('Left by a link.')
})

test('edits that were lost on leaving are told of on the next page (REW-07)', async () => {
  currentBackend().answer(listRewards, [])
  const { user } = await openRewards()
  currentBackend().fail(saveRewardSettings)
  write('Left by a link.')
  await user.click(screen.getAllByRole('link', { name: 'Rewards ledger' })[0]!)
  expect(await screen.findByText('Your last reward changes were not saved')).toBeVisible()
})

test('a message that leads to a review site is refused beside its field (REW-13, ruling 7)', async () => {
  await openRewards()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  write('Now review us on https://g.page/r/bakery/review')
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  await waitFor(() => expect(message()).toHaveAttribute('aria-invalid', 'true'))
  expect(message()).toHaveAccessibleDescription(/^Most review sites forbid rewards for reviews\./)
  expect(message()).toHaveValue('Now review us on https://g.page/r/bakery/review')
})
