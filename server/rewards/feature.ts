import { rewardSamples } from './email-samples.ts'
import { rewardCodes, rewards, rewardSettings } from './tables.ts'
import type { Feature } from '../feature.ts'
import { hearsForRewards } from './grant.ts'
import { mailReward } from './mail-reward.ts'
import { rewardRoutes } from './routes.ts'
import { assignRewardCodes } from './assign-codes.ts'
import { forgetErased } from './service.ts'

export const rewardsFeature: Feature = {
  name: 'rewards',
  routes: [rewardRoutes],
  jobs: [assignRewardCodes, mailReward],
  sampleEmails: rewardSamples,
  tables: [
    { table: rewardSettings, exported: { by: [rewardSettings.workspaceId] }, erased: 'with-workspace' },
    { table: rewardCodes, exported: { by: [rewardCodes.id] }, erased: 'with-workspace' },
    { table: rewards, exported: { by: [rewards.id], without: ['searchText'] }, erased: 'with-workspace' },
  ],
  hears: hearsForRewards,
  cleanUp: [({ db }) => forgetErased(db)],
}
