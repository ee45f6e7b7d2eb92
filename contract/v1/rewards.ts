import {
  addCodes,
  getCodePool,
  getRewardSettings,
  listRewards,
  saveRewardSettings,
} from '../rewards/rewards.ts'
import { versioned } from './versioned.ts'

const group = 'rewards'
const read = { scope: 'rewards:read' } as const
const write = { scope: 'rewards:write' } as const

export const v1ListRewards = versioned('GET /api/v1/rewards', listRewards, {
  ...read,
  about: {
    group,
    place: 1,
    title: 'List rewards',
    says: 'What customers got or are due, newest first.',
    sample: { query: { limit: '20' } },
  },
})

export const v1GetRewardSettings = versioned('GET /api/v1/reward-settings', getRewardSettings, {
  ...read,
  about: {
    group,
    place: 2,
    title: 'Get reward settings',
    says: 'What customers get, when and how. A reward never depends on the rating.',
  },
})

export const v1SaveRewardSettings = versioned('PUT /api/v1/reward-settings', saveRewardSettings, {
  ...write,
  about: {
    group,
    place: 3,
    title: 'Save reward settings',
    says: 'Replaces them. What was handed out stays.',
    sample: {
      body: {
        isEnabled: true,
        rewardType: 'coupon',
        rewardMessage: 'Thank you! The next loaf is on us.',
        triggerCondition: 'on_submission',
        distributionMethod: 'both',
      },
    },
  },
})

export const v1GetCodePool = versioned('GET /api/v1/reward-codes', getCodePool, {
  ...read,
  about: { group, place: 4, title: 'Count reward codes', says: 'How many are free, handed out and missing.' },
})

export const v1AddCodes = versioned('POST /api/v1/reward-codes', addCodes, {
  ...write,
  about: {
    group,
    place: 5,
    title: 'Add reward codes',
    says: 'One code a line, up to 10,000 at once. Codes you already have are counted and left alone. Customers who wait get theirs at once.',
    sample: { body: { content: 'THANKS-2F7K\nTHANKS-9QXP' }, idempotencyKey: 'codes-may' },
    refusals: ['too-large', 'unreadable-file'],
  },
})
