import { and, eq, like } from 'drizzle-orm'
import { getMyReward } from '#contract/collection/my-testimonial.ts'
import {
  defaultRewardSettings,
  listRewards,
  type RewardSettings,
  type RewardState,
  saveRewardSettings,
} from '#contract/rewards/rewards.ts'
import { users } from '../../accounts/tables.ts'
import { emails } from '../../emails/tables.ts'
import { caller } from '../as.ts'
import { makeBusiness, type Owner, submitted, tokenOf } from '../make.ts'
import type { TestApp } from '../test-app.ts'

let people = 0

/** An address that nobody had before. */
export function somebody(): string {
  people += 1
  return `person-${people}@example.com`
}

/** What the tests of rewards do with one app. */
export function rewardsOn(app: TestApp) {
  const { db } = app.services
  /** Chooses the defaults, switched on, with `settings` on top. */
  const save = (owner: Owner, settings: Partial<RewardSettings>) =>
    owner.call(saveRewardSettings, {
      body: { ...defaultRewardSettings, isEnabled: true, ...settings },
    })
  return {
    save,
    rewarding: async (settings: Partial<RewardSettings> = {}): Promise<Owner> => {
      const owner = await makeBusiness(app)
      await save(owner, settings)
      return owner
    },
    send: (owner: Owner, overrides: Parameters<typeof submitted>[2] = {}) =>
      submitted(app, owner.user.formId, { customerEmail: somebody(), ...overrides }),
    ledger: async (owner: Owner, query: { state?: RewardState; search?: string } = {}) => {
      return (await owner.call(listRewards, { query })).body
    },
    /** What the page of the reward is told; nothing where there is no such page. */
    rewardAt: async (manageUrl: string) => {
      const token = tokenOf(manageUrl).replace(/\/reward$/, '')
      const answer = await caller(app).call(getMyReward, { params: { token } })
      return answer.status === 404 ? null : answer.body
    },
    workspaceOf: async ({ user }: Owner): Promise<string> => {
      const [found] = await db.select({ id: users.workspaceId }).from(users).where(eq(users.id, user.id))
      return found?.id ?? ''
    },
    /** Rewards only: each submission is also answered with the private page. */
    rewardEmailsTo: (recipient: string) =>
      db
        .select()
        .from(emails)
        .where(and(eq(emails.recipient, recipient), like(emails.subject, 'A thank-you from %'))),
  }
}
