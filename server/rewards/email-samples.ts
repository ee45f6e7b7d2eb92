import { defaultRewardMessage } from '#contract/rewards.ts'
import { bakery, type SampleEmail } from '../emails/service.ts'
import { rewardEmail } from './reward-email.ts'

export const rewardSamples: readonly SampleEmail[] = [
  {
    name: 'reward',
    sentWhen: 'To a customer who left a testimonial, whatever they wrote',
    business: bakery,
    draft: () => ({
      to: 'ines@duartecatering.com',
      replyTo: 'mara@lindqvistbakery.com',
      isFromBusiness: true,
      ...rewardEmail('en', bakery.name, {
        customerName: 'Ines Duarte',
        rewardType: 'discount_code',
        message: defaultRewardMessage,
        code: 'RYE7-K4MX',
        url: 'https://plaudit.example/my/4fT2/reward',
      }),
    }),
  },
]
