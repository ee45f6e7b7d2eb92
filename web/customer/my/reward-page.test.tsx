import { getMyReward, type MyReward } from '#contract/collection/my-testimonial.ts'
import { defaultRewardMessage } from '#contract/rewards/rewards.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aReward } from '../../test/samples/customer-page-samples.ts'
import { openCustomerPage } from '../../test/open-customer-page.tsx'
import { currentBackend } from '../../test/setup.ts'
import { speak } from '../../test/speak.ts'

async function openReward(own: Partial<MyReward> = {}) {
  currentBackend().answer(getMyReward, aReward(own))
  const page = openCustomerPage('/my/jonas-token/reward')
  await screen.findByRole('heading', { level: 1 })
  return page
}

test('a reward has a page of its own, which says what it does not depend on and leads nowhere', async () => {
  await openReward()
  expect(screen.getByRole('heading', { level: 1, name: 'A thank-you for you' })).toBeVisible()
  const page = screen.getByRole('main')
  expect(page).toHaveTextContent(/Ten percent off your next loaf\..*Your coupon.*RYE-10/)
  expect(page).toHaveTextContent('You get it whatever you wrote and whatever rating you gave.')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(currentBackend().received(getMyReward)[0]?.params.token).toBe('jonas-token')
})

test('the default message is in the customer’s language, and the business’s own stays as it is', async () => {
  speak('de')
  const { close } = await openReward({ message: defaultRewardMessage })
  expect(screen.getByText(/^Danke, dass Sie Ihre Erfahrung geteilt haben!/)).toBeVisible()
  close()
  await openReward()
  expect(screen.getByText('Ten percent off your next loaf.')).toBeVisible()
})

test('a code that is not there yet appears on the open page', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await openReward({ code: null })
  expect(await screen.findByText(/^Your coupon isn't ready yet\./)).toBeVisible()
  currentBackend().answer(getMyReward, aReward())
  await vi.advanceTimersByTimeAsync(1600)
  await waitFor(() => expect(screen.getByText('RYE-10')).toBeVisible())
})

test('an address of no page says so in the customer’s language, and in no other', async () => {
  speak('fr')
  openCustomerPage('/oauth/g2/review')
  expect(await screen.findByRole('heading', { name: 'Cette page n’existe pas' })).toBeVisible()
  expect(document.body).not.toHaveTextContent(/Page Not Found|router/)
})

test('a link without a reward says that it leads nowhere', async () => {
  currentBackend().refuse(getMyReward, 'not-found', 'There is no such page.')
  openCustomerPage('/my/jonas-token/reward')
  expect(await screen.findByRole('heading', { name: "This link doesn't work" })).toBeVisible()
})
