import {
  type CodePool,
  defaultRewardSettings,
  getCodePool,
  getRewardSettings,
  type Reward,
  type RewardSettings,
  saveRewardSettings,
} from '#contract/rewards/rewards.ts'
import { screen } from '@testing-library/react'
import { type OpenPage, openPage } from '../open-page.tsx'
import { currentBackend } from '../setup.ts'
import { sampleOf } from './sample.ts'

/** Rewards that are on, with a message of the bakery's own. */
export function rewardsOn(own: Partial<RewardSettings> = {}): RewardSettings {
  return { ...defaultRewardSettings, isEnabled: true, rewardMessage: 'A bun on us.', ...own }
}

/** The rewards page over a server that keeps what is saved. */
export async function openRewards(
  settings: RewardSettings = rewardsOn(),
  pool: CodePool = { free: 0, handedOut: 0, waiting: 0 },
): Promise<OpenPage> {
  const backend = currentBackend()
  let saved = settings
  backend.answer(getRewardSettings, () => saved)
  backend.answerByDefault(saveRewardSettings, ({ body }) => (saved = body))
  backend.answerByDefault(getCodePool, pool)
  const page = openPage('/rewards')
  await screen.findByRole('switch', { name: /^Rewards/ })
  return page
}

export const saves = () =>
  currentBackend()
    .received(saveRewardSettings)
    .map(({ body }) => body)
export const message = () => screen.getByRole('textbox', { name: 'Message' })
export const rewardType = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) })
export const triggerSelect = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'When customers get it' })
export const distributionSelect = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'How customers get it' })

let made = 0

/** A code that Ines got by email. */
export const aReward = sampleOf<Reward>(() => {
  made += 1
  return {
    id: `reward-${made}`,
    testimonialId: `testimonial-${made}`,
    customerName: 'Ines Duarte',
    customerEmail: 'ines@example.com',
    rewardType: 'discount_code',
    distributionMethod: 'both',
    code: `TEN-${made}`,
    state: 'given',
    email: 'sent',
    createdAt: new Date().toISOString(),
    givenAt: new Date().toISOString(),
  }
})
