import { getInstance } from '#contract/instance/instance.ts'
import {
  defaultRewardMessage,
  defaultRewardSettings,
  distributionMethods,
  getCodePool,
  getRewardSettings,
  rewardTriggers,
} from '#contract/rewards/rewards.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPart } from '../test/open-part.tsx'
import {
  distributionSelect,
  message,
  openRewards,
  rewardsOn,
  rewardType,
  triggerSelect,
} from '../test/samples/rewards-samples.ts'
import { anInstance } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'
import { failFirst } from '../test/load-failure.ts'

const preview = () => screen.getByRole('region', { name: 'Preview' })
const valuesOf = (list: HTMLSelectElement) => [...list.options].map(({ value }) => value)

describe('the rewards page', () => {
  test('says on three cards what rewards do, and that their figures illustrate (REW-01)', async () => {
    await openRewards()
    expect(screen.getByRole('heading', { name: 'Customer Rewards', level: 1 })).toBeVisible()
    const cards = screen.getByRole('region', { name: 'What rewards do' })
    const said = within(cards)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(said).toEqual([
      'Response Rate+35%with rewards enabled',
      expect.stringMatching(/^EngagementHigher/),
      expect.stringMatching(/^AutomationSmart/),
    ])
    expect(within(cards).getByText('Illustrative figures')).toBeVisible()
  })

  test('is Inactive at first; the switch makes it Active and shows the preview (REW-02, REW-04, REW-08)', async () => {
    const { user } = await openRewards(defaultRewardSettings)
    const toggle = screen.getByRole('switch', { name: /^Rewards/ })
    expect(toggle).not.toBeChecked()
    expect(screen.getByText('Inactive')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument()
    toggle.focus()
    await user.keyboard(' ')
    expect(screen.getByText('Active')).toBeVisible()
    expect(preview()).toHaveTextContent(defaultRewardMessage)
    expect(preview()).toHaveTextContent('Example code')
    await user.click(toggle)
    expect(screen.getByText('Inactive')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument()
  })

  test('shows what is saved, and offers every documented choice (REW-03, REW-06, REW-09, REW-11, REW-12)', async () => {
    await openRewards(
      rewardsOn({
        rewardType: 'coupon',
        triggerCondition: 'on_approval',
        distributionMethod: 'both',
        rewardMessage: 'From before.',
      }),
    )
    expect(screen.getByRole('switch', { name: /^Rewards/ })).toBeChecked()
    expect(rewardType('Coupon')).toBeChecked()
    expect(rewardType('Free item')).not.toBeChecked()
    expect(rewardType('Discount code')).not.toBeChecked()
    expect(triggerSelect()).toHaveValue('on_approval')
    expect(valuesOf(triggerSelect())).toEqual(rewardTriggers)
    expect(distributionSelect()).toHaveValue('both')
    expect(valuesOf(distributionSelect())).toEqual(distributionMethods)
    expect(message()).toHaveValue('From before.')
  })

  test('shows in the preview what the customer gets, with a QR code only where it is not by email alone (REW-04)', async () => {
    const { user } = await openRewards()
    expect(within(preview()).getByRole('img', { name: /^QR code/ })).toBeVisible()
    await user.click(rewardType('Free item'))
    await user.selectOptions(distributionSelect(), 'email_campaign')
    await user.clear(message())
    await user.type(message(), 'A roll.')
    expect(preview()).toHaveTextContent('A roll.')
    expect(preview()).toHaveTextContent('Your free item')
    expect(within(preview()).queryByRole('img')).not.toBeInTheDocument()
  })

  test('takes a message of up to 1,000 characters; customers see the default where it is empty (REW-10, REW-13)', async () => {
    const { user } = await openRewards()
    expect(message()).toHaveAttribute('maxlength', '1000')
    await user.clear(message())
    expect(message()).toHaveAccessibleDescription(
      expect.stringContaining(`If empty, customers see this in their language: “${defaultRewardMessage}”`),
    )
    expect(preview()).toHaveTextContent(defaultRewardMessage)
  })

  test.for([
    [
      'five_star_only',
      'Rewards may not depend on the rating',
      /every customer gets the reward, whatever the rating/,
    ],
    ['milestone_based', 'No rewards are handed out with this setting', /Choose another option/],
  ] as const)('says what %s does here (REW-11)', async ([trigger, title, text]) => {
    const { user } = await openRewards()
    await user.selectOptions(triggerSelect(), trigger)
    expect(screen.getByText(title)).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
    expect(triggerSelect()).toHaveValue(trigger)
  })

  test('says that emails wait while the server sends none, to those who send rewards by email', async () => {
    currentBackend().answer(getInstance, anInstance({ mailConfigured: false }))
    const { user } = await openRewards()
    expect(screen.queryByText("This server can't send email")).not.toBeInTheDocument()
    await user.selectOptions(distributionSelect(), 'both')
    expect(screen.getByText("This server can't send email")).toBeVisible()
  })

  test('is used by keyboard alone', async () => {
    const { user } = await openRewards()
    screen.getByRole('switch', { name: /^Rewards/ }).focus()
    await user.tab()
    expect(rewardType('Discount code')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(rewardType('Coupon')).toBeChecked()
    await user.tab()
    expect(triggerSelect()).toHaveFocus()
    await user.tab()
    expect(distributionSelect()).toHaveFocus()
    await user.tab()
    expect(message()).toHaveFocus()
    await user.keyboard('{End} And coffee.')
    expect(message()).toHaveValue('A bun on us. And coffee.')
  })

  test('has an outline while it loads, and says and tries again when it could not be loaded', async () => {
    const backend = currentBackend()
    backend.answer(getCodePool, { free: 0, handedOut: 0, waiting: 0 })
    const { tryAgain } = await failFirst(getRewardSettings, () => openPart('/rewards'), {
      loading: 'Loading the reward settings',
      failure: "Couldn't load the reward settings",
    })
    backend.answer(getRewardSettings, rewardsOn())
    await tryAgain()
    await waitFor(() => expect(message()).toHaveValue('A bun on us.'))
    expect(screen.queryByText("Couldn't load the reward settings")).not.toBeInTheDocument()
  })
})
